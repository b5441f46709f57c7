import { ownPolicy } from '../../../src/ui/kit/trusted';
import { summaryOf } from './items';

const ATTRIBUTE = 'data-waybill-faq';

/** The questions of each element; the page gets one description for all elements. */
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

/** Escapes `<`, because `</script>` in a text would end the script when a page is serialized and parsed again. */
const describe = (questions: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }).replaceAll(
    '<',
    String.raw`\u003c`,
  );

/** Wraps the text as TrustedScript where the page requires Trusted Types, which applies even to data in a script. */
const trusted = (text: string): unknown => ownPolicy()?.createScript(text) ?? text;

/** Writes the description into the page's head as data, which a content security policy does not restrict. */
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
 * Describes the questions to search engines as a schema.org FAQPage.
 * @returns a function that removes the description
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
