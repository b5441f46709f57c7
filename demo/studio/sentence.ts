/** Translations of the manifest's English sentences, by the sentence. */
export type Sentences = Readonly<Record<string, string>>;

/** A sentence to show, with its language if that is not the page's. */
export interface Sentence {
  readonly text: string;
  readonly lang?: 'en';
}

/** Returns what stands for an English sentence on the page; one that has no translation stays English and is marked as such. */
export function sentenceIn(sentences: Sentences, english: string): Sentence {
  // Code words are marked in the manifest; a hint shows them as they are.
  const plain = english.replaceAll('`', '');
  const text = sentences[plain];
  return text === undefined ? { text: plain, lang: 'en' } : { text };
}

/** Writes a sentence into an element, which then says its language. */
export function speak(element: HTMLElement, { text, lang }: Sentence): HTMLElement {
  element.textContent = text;
  if (lang) element.lang = lang;
  else element.removeAttribute('lang');
  return element;
}
