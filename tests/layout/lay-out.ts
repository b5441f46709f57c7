import { page } from 'vitest/browser';
import type { Runtime } from '../../src/page/runtime';
import { layoutFaultsBelow } from './layout-faults';
import { longestTexts } from './longest';
import { speakPseudo } from './pseudo';

/** The windows and columns that a story is laid out in: phones, a tablet, and the narrowest column of a wide page. */
const PLACES = [
  { name: '360 px', window: 360, column: null },
  { name: '320 px', window: 320, column: null },
  { name: '900 px', window: 900, column: null },
  { name: 'a column of 320 px', window: 1200, column: 320 },
] as const;
/** Where the pseudo-locale is shown, backwards, so that the window keeps its size after the longest texts. */
const NARROWEST = [PLACES[3], PLACES[0]] as const;
type Place = (typeof PLACES)[number];
const HEIGHT = 900;

const RUNTIME = Symbol.for('waybill/1');
const LONGEST = longestTexts();

/** Waits until observers of sizes have seen the new layout and what they changed is laid out as well. */
async function painted(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

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

/** Runs a look at the story while it shows each text in the language in which it is longest. */
async function inLongestTexts(look: () => Promise<void>): Promise<void> {
  const runtime = (globalThis as { [RUNTIME]?: Runtime })[RUNTIME];
  if (!runtime) return;
  // Views that have not loaded their data may not have loaded these texts either.
  await runtime.i18n.ensure(runtime.language(), ['common']);
  const says = () => runtime.i18n.translate(runtime.language())('common.close');
  const before = says();
  const longest = LONGEST['common']?.['close'] ?? '';
  if (before === longest) throw new Error('the longest text has to differ from that of the story');
  await sayAllOverlaid(runtime, LONGEST, () => says() === longest);
  await look();
  await sayAllOverlaid(runtime, {}, () => says() === before);
}

async function lookAround(texts: string, places: readonly Place[], faults: Map<string, string[]>): Promise<void> {
  const column = document.querySelector<HTMLElement>('.column');
  if (!column) throw new Error('the story has no column');
  for (const place of places) {
    await page.viewport(place.window, HEIGHT);
    column.style.width = place.column ? `${place.column}px` : '100%';
    await painted();
    for (const fault of layoutFaultsBelow(document.body)) {
      faults.set(fault, [...(faults.get(fault) ?? []), `${texts} at ${place.name}`]);
    }
  }
}

/**
 * Looks for faults of layout in the story that is shown, in its last state, with long texts in narrow places.
 * @throws Error that names each fault, the texts and the places
 */
export async function layOut(): Promise<void> {
  const faults = new Map<string, string[]>();
  await inLongestTexts(() => lookAround('longest', PLACES, faults));
  const speakAsBefore = speakPseudo(document.body);
  await lookAround('pseudo', NARROWEST, faults);
  speakAsBefore();
  if (faults.size > 0) throw new Error(Array.from(faults, ([fault, at]) => `${fault} (${at.join(', ')})`).join('\n'));
}
