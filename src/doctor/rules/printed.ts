import type { PageElement } from '../kit/facts';
import type { Finding } from '../kit/finding';
import { around, at, elementsIn, type Rule } from '../kit/tree';

/** Elements whose text is meant as code, or is not shown. */
const CODE = new Set([
  'code',
  'kbd',
  'noscript',
  'option',
  'pre',
  'samp',
  'script',
  'style',
  'template',
  'textarea',
  'title',
]);

/** Matches markup of Waybill in a text. */
const MARKUP =
  /<\/?(?:waybill-[\w-]*|(?:div|span|script)\b[^>]*\b(?:data-waybill|data-api|waybill(?:\.classic)?\.js)\b)[^>]*>?/i;
const SHORTCODE = /\[\/?waybill[\s\]-][^\]]*\]?/i;

const textOf = ({ children }: PageElement): string => children.filter((child) => typeof child === 'string').join('');

/** Finds markup and shortcodes that a person can read on the page. */
export const codePrinted: Rule = ({ root }) =>
  [...elementsIn(root)].flatMap((element): Finding | readonly Finding[] => {
    if (CODE.has(element.tag) || [...around(element)].some(({ tag }) => CODE.has(tag))) return [];
    const text = textOf(element);
    const [markup] = MARKUP.exec(text) ?? [];
    const [shortcode] = SHORTCODE.exec(text) ?? [];
    if (markup)
      return {
        code: 'code-printed',
        severity: 'error',
        who: 'editor',
        message: `Your system printed the code as text: ${markup.slice(0, 80)}`,
        remedy:
          'Put it into the block for HTML ("Custom HTML" in WordPress), or use a placeholder, which more systems keep.',
        ...at(element),
      };
    if (shortcode)
      return {
        code: 'shortcode-printed',
        severity: 'error',
        who: 'editor',
        message: `The page shows a shortcode as text: ${shortcode.slice(0, 80)}`,
        remedy:
          'Nothing on this page turns it into a widget. Put a placeholder in its place, or let the owner of the site write data-shortcodes on the script tag.',
        copy: '<div data-waybill="pricing-table"><a href="https://www.example.com/prices">Our prices</a></div>',
        ...at(element),
      };
    return [];
  });
