import type { PageElement } from '../kit/facts';
import type { Finding } from '../kit/finding';
import { at, widgetsIn, type Rule, type Widget } from '../kit/tree';
import type { KnownWidget } from '../kit/known';

const BLANK = /^[\s\u00a0\u200b]*$/;

/** Returns whether an element shows something: a text, or a picture or a control. */
const shows = ({ children }: PageElement): boolean =>
  children.some((child) =>
    typeof child === 'string'
      ? !BLANK.test(child)
      : /^(img|picture|svg|video|iframe|input|button)$/.test(child.tag) || shows(child),
  );

/** Returns whether a widget keeps no room here, so that nothing is missed while it loads. */
function isWithoutRoom({ element, prefix }: Widget, { unless }: KnownWidget): boolean {
  const [name = '', value] = unless?.split('=') ?? [];
  const said = element.attributes[prefix + name];
  return name !== '' && said !== undefined && (value === undefined || said === value);
}

/** Finds widgets with nothing between their tags. */
export const fallbackMissing: Rule = ({ root }, known) =>
  widgetsIn(root, known).flatMap((widget): Finding | readonly Finding[] => {
    const { element, tag } = widget;
    const spec = known.widgets[tag];
    if (!spec?.isShown || spec.isInline || isWithoutRoom(widget, spec) || shows(element)) return [];
    return {
      code: 'fallback-missing',
      severity: 'info',
      who: 'editor',
      message: `Nothing stands in <${tag}>: whoever has no scripts, or a bad connection, sees nothing, and some editors remove empty elements.`,
      remedy: 'Put a sentence with a link between its tags.',
      copy: '<a href="https://www.example.com/prices">Our prices</a>',
      ...at(element),
    };
  });

/** Finds widgets in a column that is too narrow for them, in a window that is not. */
export const columnNarrow: Rule = ({ root, browser }, known) => {
  if (!browser) return [];
  return widgetsIn(root, known).flatMap(({ element, tag }): Finding | readonly Finding[] => {
    const { wide = 0 } = known.widgets[tag] ?? {};
    const { width = 0 } = element.live ?? {};
    // A phone is narrow by itself, and a hidden widget has no width.
    if (width === 0 || width >= wide || browser.width < wide * 1.2) return [];
    return {
      code: 'column-narrow',
      severity: 'warning',
      who: 'editor',
      message: `This column is ${Math.round(width)} px wide. <${tag}> puts its parts side by side from ${wide} px.`,
      remedy: 'Make the column wide: in WordPress, "Wide width" of the block or of a group around it.',
      ...at(element),
    };
  });
};
