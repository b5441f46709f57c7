import type { PaymentFieldsLook } from '../../../src/page/payment-fields';

const COLOURS = { text: '--wb-text', muted: '--wb-muted', accent: '--wb-accent', danger: '--wb-danger' } as const;

/** Returns the computed colours and font of a place, as values that are valid in any document. */
export function styleOf(place: HTMLElement): PaymentFieldsLook {
  const page = place.ownerDocument;
  const style = getComputedStyle(place);
  const probe = page.createElement('span');
  probe.hidden = true;
  place.append(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    text: colour(COLOURS.text),
    muted: colour(COLOURS.muted),
    accent: colour(COLOURS.accent),
    danger: colour(COLOURS.danger),
  };
  probe.remove();
  const schemes = style.colorScheme ?? '';
  const prefersDark = page.defaultView?.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
  const isDark = schemes.includes('dark') && (prefersDark || !schemes.includes('light'));
  return {
    ...colours,
    scheme: isDark ? 'dark' : 'light',
    fontFamily: style.fontFamily,
    fontSize: style.fontSize,
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}
