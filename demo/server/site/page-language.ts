import { wordsIn } from '../texts/dictionary';
import type { Language } from '../texts/language';
import { withTexts } from './page-texts';

/** Pages that were translated already, by language and English page. */
const known = new Map<string, string>();

function translatedPage(html: string, language: Language): string {
  return withTexts(html, wordsIn(language))
    .replaceAll(/(captions="[^"]*)\.en\.vtt"/g, `$1.${language}.vtt"`)
    .replaceAll('captions-language="en"', `captions-language="${language}"`);
}

/** Returns a host page with its texts and captions in the language. */
export function pageIn(html: string, language: Language): string {
  if (language === 'en') return html;
  const key = `${language} ${html}`;
  const page = known.get(key) ?? translatedPage(html, language);
  known.set(key, page);
  return page;
}
