import type { PaymentFields, PaymentFieldName } from '../../src/page/payment-fields';

/** The content of the fake provider's frames. */
const CONTROL = `<!doctype html><html lang="en"><title>Card</title>
<style>html, body { height: 100%; margin: 0 } input { width: 100%; height: 100%; padding: 0; border: 0; outline: 0; background: none; color: inherit; font: inherit }</style>
<input inputmode="numeric" autocomplete="off">`;

/** A fake payment provider whose fields are frames. It accepts any input and returns a token. */
export const provider: PaymentFields = {
  mount({ places, tell, submit }) {
    const frames = new Map<PaymentFieldName, HTMLIFrameElement>();
    const inputOf = (field: PaymentFieldName) => frames.get(field)?.contentDocument?.querySelector('input') ?? null;
    for (const [field, { element }] of places) {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'width: 100%; height: 100%; border: 0; color-scheme: inherit';
      frame.srcdoc = CONTROL;
      frame.addEventListener('load', () => {
        const input = inputOf(field);
        const news = (): void => {
          const { value = '' } = input ?? {};
          const isFocused = frame.contentDocument?.activeElement === input && frame === document.activeElement;
          const cardType = field === 'cardno' && value.startsWith('4') ? 'visa' : '';
          tell({ field, isEmpty: value === '', isComplete: value.length > 2, isFocused, cardType });
        };
        for (const name of ['focus', 'blur', 'input']) input?.addEventListener(name, news);
        input?.addEventListener('keydown', ({ key }) => key === 'Enter' && submit());
      });
      element.append(frame);
      frames.set(field, frame);
    }
    return {
      show(field, { label, error, isLocked }) {
        const frame = frames.get(field);
        if (frame) frame.title = label;
        const input = inputOf(field);
        input?.setAttribute('aria-label', label);
        input?.setAttribute('aria-invalid', String(error !== null));
        input?.toggleAttribute('disabled', isLocked);
      },
      focus: (field) => inputOf(field)?.focus(),
      tokenize: async () => ({ token: 'tok_story', lastFour: '4242', cardType: 'visa' }),
      clear() {
        for (const field of frames.keys()) {
          const input = inputOf(field);
          if (input) input.value = '';
        }
      },
      unmount() {
        for (const frame of frames.values()) frame.remove();
      },
    };
  },
};

/** A provider whose script is blocked. */
export const blocked: PaymentFields = { mount: () => Promise.reject(new Error('blocked')) };

/** A provider that is still loading. */
export const onItsWay: PaymentFields = { mount: () => new Promise(() => undefined) };
