import { readApproval, type PaymentApproval } from '../../../src/domain/billing/token';
import type { MountedPaymentButton, PaymentButton, PaymentButtonMethod } from '../../../src/page/payment-buttons';
import type { PaymentStanding } from './entry';
import { hasFunctions, mountProvider, tryCall, type Mounting } from './mount-provider';
import { slotElement } from './slotted-field';

/** Why the person's agreement did not come. */
export type ButtonProblem = 'canceled' | 'failed';

export interface ButtonHearer {
  stands(standing: PaymentStanding): void;
  /** The person agreed. `account` names who did, as the provider tells it; '' if it does not. */
  agreed(account: string): void;
  ended(problem: ButtonProblem): void;
}

interface Around {
  readonly host: HTMLElement;
  readonly locale: string;
}

/** A provider's button for one payment method. It holds the reference that the person's agreement gave, outside of any view. */
export interface HeldButton {
  /** Returns the agreement; null without one. */
  approval(): PaymentApproval | null;
  lock(isLocked: boolean): void;
  focus(): void;
  /** Forgets the agreement. */
  clear(): void;
  /** Removes the button, even if it arrives later. */
  end(): void;
}

const isButton = (button: unknown): button is MountedPaymentButton => hasFunctions(button, ['clear', 'unmount']);

const call = (work: () => void): void => tryCall('paymentButtons', work);

/** Mounts a provider's button into its place. Expects that it may fail to load, throw, or answer nonsense. */
export function mountProviderButton(
  adapter: PaymentButton,
  method: PaymentButtonMethod,
  place: HTMLElement,
  { host, locale }: Around,
  hearer: ButtonHearer,
): HeldButton {
  const slotted = slotElement(host, `waybill-${method}`, place);
  let approval: PaymentApproval | null = null;
  let button: MountedPaymentButton | null = null;
  let isLocked = false;
  let isFocusWanted = false;

  const mounting: Mounting<MountedPaymentButton> = mountProvider({
    option: 'paymentButtons',
    place,
    isDrawn: isButton,
    mount: (look, signal) =>
      adapter.mount({
        element: slotted.element,
        locale,
        look,
        signal,
        agree(told) {
          if (signal.aborted || isLocked) return;
          approval = readApproval(told, method);
          if (approval) return hearer.agreed(approval.account);
          console.error('waybill: paymentButtons gave no reference.');
          hearer.ended('failed');
        },
        cancel() {
          if (!signal.aborted) hearer.ended('canceled');
        },
        fail(reason) {
          if (signal.aborted) return;
          console.error('waybill: paymentButtons', reason);
          hearer.ended('failed');
        },
      }),
    leave: () => slotted.remove(),
  });
  const focus = (): void =>
    call(() => {
      if (button?.focus) button.focus();
      else slotted.element.querySelector<HTMLElement>('button, iframe')?.focus();
    });
  hearer.stands('coming');
  void mounting.drawn.then((there) => {
    if (mounting.signal.aborted && there) return;
    button = there;
    if (there) call(() => there.show?.({ isLocked }));
    hearer.stands(there ? 'here' : 'broken');
    if (there && isFocusWanted) focus();
    isFocusWanted = false;
  });
  return {
    approval: () => approval,
    lock(locked) {
      isLocked = locked;
      call(() => button?.show?.({ isLocked }));
    },
    focus() {
      isFocusWanted = button === null;
      focus();
    },
    clear() {
      approval = null;
      call(() => button?.clear());
    },
    end() {
      approval = null;
      mounting.end();
    },
  };
}
