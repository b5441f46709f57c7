import { ownPolicy } from '../../../src/ui/kit/trusted';
import { summaryOf } from './items';

const ATTRIBUTE = 'data-waybill-faq';

/** What each element of a page asks and answers; a page has one description of all. */
const told = new Map<HTMLElement, readonly object[]>();

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map(({ textContent }) => textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

function questionOf(item: HTMLDetailsElement): object | null {
  const summary = summaryOf(item);
  const name = textOf(summary ? [summary] : []);
  const text = textOf([...item.childNodes].filter((node) => node !== summary));
  if (!name || !text) return null;
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } };
}

/** `<` would end the script for whoever writes the page down and reads it again. */
const describe = (questions: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }).replaceAll(
    '<',
    String.raw`\u003c`,
  );

/** Where a page asks for trusted types, even data that stands in a script has to be one. */
const trusted = (text: string): unknown => ownPolicy()?.createScript(text) ?? text;

/** Writes the description into the page's head: data, which no source list of a content security policy forbids. */
function write(page: Document): void {
  const questions = [...told].flatMap(([host, asked]) => (host.ownerDocument === page ? asked : []));
  page.querySelector(`script[${ATTRIBUTE}]`)?.remove();
  if (questions.length === 0) return;
  const script = page.createElement('script');
  script.type = 'application/ld+json';
  script.setAttribute(ATTRIBUTE, '');
  try {
    Reflect.set(script, 'text', trusted(describe(questions)));
    page.head.append(script);
  } catch (error) {
    console.warn(
      'waybill: the page allows no policy "waybill" for trusted types; its questions are not described',
      error,
    );
  }
}

/**
 * Describes the questions to search engines as a FAQPage of schema.org.
 * @returns takes them out of the description again
 */
export function describeQuestions(host: HTMLElement, items: readonly HTMLDetailsElement[]): () => void {
  const page = host.ownerDocument;
  told.set(
    host,
    items.map(questionOf).filter((question) => question !== null),
  );
  write(page);
  return () => {
    told.delete(host);
    write(page);
  };
}
