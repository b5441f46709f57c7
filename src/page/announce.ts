import { appendRegion, modalRegion } from '../ui/kit/live-region';

const REGION = 'waybill-live';

/** The shortest time (ms) between two texts, because a text that is replaced at once is not heard. */
const PAUSE = 1000;

interface Speech {
  /** The page's own region. */
  readonly region: HTMLElement;
  /** Texts that wait, each with its language. */
  readonly waiting: { readonly text: string; readonly lang: string }[];
  /** The text that is being spoken; '' if none is. */
  said: string;
}

/** The speech of each page, by its live region. */
const speeches = new WeakMap<HTMLElement, Speech>();

/** Texts that may wait; an older one is dropped. */
const MOST = 3;

/** Returns the page's one live region and creates it on first use. */
export function openLiveRegion(page: Document): HTMLElement {
  const known = page.getElementById(REGION);
  if (known) return known;
  const region = appendRegion(page.body);
  region.id = REGION;
  return region;
}

function speechOf(page: Document): Speech {
  const region = openLiveRegion(page);
  const known = speeches.get(region);
  if (known) return known;
  const speech: Speech = { region, waiting: [], said: '' };
  speeches.set(region, speech);
  return speech;
}

function speak(speech: Speech): void {
  const next = speech.region.isConnected ? speech.waiting.shift() : undefined;
  speech.said = next?.text ?? '';
  if (!next) return;
  // The page behind a modal dialog is inert, and its live region silent.
  const region = modalRegion() ?? speech.region;
  region.lang = next.lang;
  // Only a change is spoken, so a repeated text gets a space that nobody hears.
  region.textContent = region.textContent === next.text ? `${next.text}\u00A0` : next.text;
  setTimeout(() => speak(speech), PAUSE);
}

/** Returns whether a text that begins like this is being announced, or waits. */
export function isAnnounced(page: Document, start: string): boolean {
  const { waiting, said } = speechOf(page);
  return said.startsWith(start) || waiting.some(({ text }) => text.startsWith(start));
}

/**
 * Announces a change to screen readers. Texts that follow one another quickly are spoken one after the other, and two widgets
 * that announce the same text at once are heard once.
 * @returns a function that takes the text back, as long as it waits
 */
export function announce(page: Document, text: string, lang: string): () => void {
  const speech = speechOf(page);
  const { waiting } = speech;
  const news = { text, lang };
  if (speech.said !== text && !waiting.some((one) => one.text === text)) waiting.push(news);
  if (waiting.length > MOST) waiting.shift();
  if (!speech.said) speak(speech);
  return () => {
    if (waiting.includes(news)) waiting.splice(waiting.indexOf(news), 1);
  };
}
