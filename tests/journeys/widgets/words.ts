import type { Currency } from '../model/money';
import { amountsIn } from '../model/write';

/** Returns the visible texts of a widget, one for each text node. */
export function wordsOf(node: Node | null): readonly string[] {
  if (node === null || node instanceof HTMLStyleElement) return [];
  if (node instanceof Element && node.shadowRoot) return wordsOf(node.shadowRoot);
  if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? [node.textContent.trim()] : [];
  return [...node.childNodes].flatMap(wordsOf);
}

const inside = (tag: string): ShadowRoot | null => document.querySelector(`waybill-${tag}`)?.shadowRoot ?? null;

/** Returns all elements of a widget with this part name. */
export const partsIn = (tag: string, part: string): readonly Element[] => [
  ...(inside(tag)?.querySelectorAll(`[part~="${part}"]`) ?? []),
];

export const readText = (node: Node | null): string => wordsOf(node).join(' ');
export const amountsOf = (node: Node | null, currency: Currency): readonly string[] =>
  amountsIn(readText(node), currency);

/** Returns the first amount after a label. */
export function amountAfter(tag: string, label: string, currency: Currency): string {
  const words = wordsOf(inside(tag));
  const at = words.findIndex((one) => one === label);
  if (at < 0) return `no "${label}" in ${tag}: ${words.join('|').slice(0, 300)}`;
  return amountsIn(words.slice(at + 1).join(' '), currency)[0] ?? `no amount behind "${label}"`;
}

/** Presses the button of a widget whose text matches. */
export function press(tag: string, text: RegExp): void {
  const buttons = [...(inside(tag)?.querySelectorAll('button') ?? [])];
  const found = buttons.find((button) => text.test(readText(button)));
  if (!found) throw new Error(`no button ${text.source} in ${tag}: ${buttons.map(readText).join('|')}`);
  found.click();
}

/** Opens a widget's popover by its events, because jsdom implements no popovers. */
export const open = (tag: string): unknown =>
  inside(tag)
    ?.querySelector('[popover]')
    ?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
