import type { PageElement } from '../kit/facts';
import type { Finding } from '../kit/finding';
import { at, elementsIn, widgetsIn, type Rule } from '../kit/tree';

const isElement = (child: PageElement | string): child is PageElement => typeof child !== 'string';

const isBlank = (child: PageElement | string): boolean => typeof child === 'string' && child.trim() === '';

/** Returns the element that follows another one, or follows the paragraph around it. */
function following(element: PageElement): PageElement | null {
  const siblings = element.parent?.children.filter((child) => !isBlank(child)) ?? [];
  const next = siblings[siblings.indexOf(element) + 1];
  if (next !== undefined) return isElement(next) ? next : null;
  return element.parent?.tag === 'p' ? following(element.parent) : null;
}

const holdsQuestions = (element: PageElement): boolean => [...elementsIn(element)].some(({ tag }) => tag === 'details');

/** Finds questions that automatic paragraphs have pushed out of their widget. */
export const autopFaq: Rule = ({ root }, known) =>
  widgetsIn(root, known).flatMap(({ element, tag }): Finding | readonly Finding[] => {
    if (tag !== 'waybill-faq' || holdsQuestions(element) || following(element)?.tag !== 'details') return [];
    return {
      code: 'autop-faq',
      severity: 'error',
      who: 'editor',
      message:
        'The questions stand behind this widget instead of inside it: automatic paragraphs of your system have closed it.',
      remedy: 'Write it as a placeholder, which automatic paragraphs leave whole.',
      copy: '<div data-waybill="faq">…</div>',
      ...at(element),
    };
  });

/** Finds line breaks and empty paragraphs that automatic paragraphs have put into a widget. */
export const autopTraces: Rule = ({ root }, known) =>
  widgetsIn(root, known).flatMap(({ element, tag }): Finding | readonly Finding[] => {
    const isBroken = element.children.some(
      (child) => isElement(child) && (child.tag === 'br' || (child.tag === 'p' && child.children.every(isBlank))),
    );
    const isWrapped = element.parent?.tag === 'p' && !known.widgets[tag]?.isInline && known.widgets[tag]?.isShown;
    if (!isBroken && !isWrapped) return [];
    return {
      code: 'autop-traces',
      severity: 'info',
      who: 'editor',
      message: isBroken
        ? 'Automatic paragraphs have put line breaks or empty paragraphs into this widget; they show until it is ready.'
        : 'Automatic paragraphs have put this widget into a paragraph of text.',
      remedy: 'Put it into the block for HTML, without blank lines in it.',
      ...at(element),
    };
  });

/** Matches what automatic paragraphs and the texturizer make of a script. */
const BROKEN_SCRIPT = /<\/?p>|<br \/>|&#0?38;|&amp;&amp;|&#8217;|&#8220;/;

/** Finds inline scripts of the page that automatic paragraphs have broken. */
export const autopScript: Rule = ({ root }) =>
  [...elementsIn(root)].flatMap((element): Finding | readonly Finding[] => {
    const text = element.children.filter((child) => !isElement(child)).join('');
    if (element.tag !== 'script' || !/\bwaybill\.\w/.test(text) || !BROKEN_SCRIPT.test(text)) return [];
    return {
      code: 'autop-script',
      severity: 'error',
      who: 'editor',
      message: 'Automatic paragraphs of your system have written tags into this script, so the browser cannot read it.',
      remedy: 'Put the script where the system leaves it alone: a block for HTML, the theme, or a file of its own.',
      ...at(element),
    };
  });
