import { page } from 'vitest/browser';
import { layoutFaultsBelow } from './layout-faults';
import { inLongestTexts } from './longest-texts';
import { laidOut } from './laid-out';
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

async function lookAround(texts: string, places: readonly Place[], faults: Map<string, string[]>): Promise<void> {
  const column = document.querySelector<HTMLElement>('.column');
  if (!column) throw new Error('the story has no column');
  for (const place of places) {
    await page.viewport(place.window, HEIGHT);
    column.style.width = place.column ? `${place.column}px` : '100%';
    await laidOut();
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
