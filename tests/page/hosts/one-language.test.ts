import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DICTIONARIES } from '../../../demo/server/texts/dictionary';
import { readLocales } from '../../../tools/locales.mjs';
import { settled } from '../acts';
import { expectClean, openPage } from '../kit';

const LANGUAGES = ['es', 'fr', 'pt', 'ru', 'vi'] as const;
type Spoken = (typeof LANGUAGES)[number];

const PAGES = [
  ['/', 'visitor'],
  ['/pricing', 'visitor'],
  ['/platform/marketplace', 'visitor'],
  ['/platform/marketplace/routing/route/curb', 'visitor'],
  ['/shopping-cart-review', 'visitor'],
  ['/quote', 'visitor'],
  ['/register', 'visitor'],
  ['/account/contact', 'visitor'],
  ['/terms-of-service', 'visitor'],
  ['/mobile', 'visitor'],
  ['/gps4me', 'visitor'],
  ['/premium-support', 'visitor'],
  ['/routes', 'subscriber'],
  ['/account/manage-features', 'subscriber'],
  ['/account/manage-features', 'pastdue'],
  ['/account/billing/subscription', 'subscriber'],
  ['/account/invoices', 'subscriber'],
] as const;

/** Words that only English sentences have. */
const ENGLISH =
  /(?<![\p{L}\p{M}'’-])(?:the|and|your|with|of|this|from|you|is|are|was|will|cannot)(?![\p{L}\p{M}'’-])/iu;

/** Returns the English texts that the language has another text for. */
function foreignTo(language: Spoken): ReadonlySet<string> {
  const locales = readLocales();
  const texts = (code: string) => Object.entries(locales.get(code) ?? {});
  const own = new Map(texts(language).map(([surface, of]) => [surface, of]));
  const said = new Set(texts(language).flatMap(([, of]) => Object.values(of)));
  const english = texts('en').flatMap(([surface, of]) =>
    Object.entries(of).flatMap(([key, text]) => (own.get(surface)?.[key] === text ? [] : [text])),
  );
  const words = Object.entries(DICTIONARIES[language]).flatMap(([text, told]) => (text === told ? [] : [text]));
  for (const told of Object.values(DICTIONARIES[language])) said.add(told);
  return new Set([...english, ...words].filter((text) => !said.has(text)));
}

/** Returns every text of the page that a person sees or hears, apart from what names its own language or is not translated. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const read = (node: Element | ShadowRoot): void => {
      if (node instanceof Element) {
        const isOther =
          node !== document.documentElement &&
          (node.matches('script, style, code, noscript, [translate=no], [data-events]') ||
            (node.hasAttribute('lang') && node.getAttribute('lang') !== document.documentElement.lang));
        if (isOther) return;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(node.getAttribute(name) ?? '');
        if (node.shadowRoot) read(node.shadowRoot);
      }
      for (const child of node.childNodes) {
        if (child instanceof Text) found.push(child.data);
        else if (child instanceof Element) read(child);
      }
    };
    read(document.documentElement);
    return [...new Set(found.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}/u.test(text)))];
  });

describe.each(LANGUAGES)('in %s', (language) => {
  const foreign = foreignTo(language);

  it.each(PAGES)('%s has no English text for %s [I18-01]', async (path, as) => {
    const page = await openPage({ path: `${path}?lang=${language}`, ...(as !== 'visitor' && { as }) });
    await settled(page);
    const texts = await textsOf(page);
    expect(texts.filter((text) => foreign.has(text) || ENGLISH.test(text))).toEqual([]);
    expectClean(page);
  });
});
