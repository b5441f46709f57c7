import type { Runtime } from '../../src/page/runtime';
import { longestTexts } from './longest';

const RUNTIME = Symbol.for('waybill/1');
const LONGEST = longestTexts();

/** Lets the server of the story answer with these texts, which the page shows instead of its own from then on. */
async function sayAllOverlaid({ i18n, language }: Runtime, texts: object, isSaid: () => boolean): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input).endsWith('/localization')
      ? Response.json({ status: 200, expires_in_minutes: 60, texts })
      : fetch(input, init);
  try {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!isSaid()) return;
        leave();
        resolve();
      };
      const leave = i18n.subscribe(look);
      i18n.renew(language());
    });
  } finally {
    globalThis.fetch = fetch;
  }
}

/**
 * Runs a look at the story while it shows each text in the language in which it is longest.
 * @returns whether the story has texts of the widgets
 */
export async function inLongestTexts(look: () => Promise<void>): Promise<boolean> {
  const runtime = (globalThis as { [RUNTIME]?: Runtime })[RUNTIME];
  if (!runtime) return false;
  // Views that have not loaded their data may not have loaded these texts either.
  await runtime.i18n.ensure(runtime.language(), ['common']);
  const says = () => runtime.i18n.translate(runtime.language())('common.close');
  const before = says();
  const longest = LONGEST['common']?.['close'] ?? '';
  if (before === longest) throw new Error('the longest text has to differ from that of the story');
  await sayAllOverlaid(runtime, LONGEST, () => says() === longest);
  await look();
  await sayAllOverlaid(runtime, {}, () => says() === before);
  return true;
}
