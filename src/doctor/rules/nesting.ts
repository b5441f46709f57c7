import type { Finding } from '../kit/finding';
import { around, at, elementsIn, isMade, PREFIX, tagOf, widgetsIn, type Rule } from '../kit/tree';

const CONFIG = `${PREFIX}config`;

/** Finds tags that end with `/>`, which closes nothing in HTML. */
export const tagSelfClosed: Rule = ({ root }) =>
  [...elementsIn(root)].flatMap((element): Finding | readonly Finding[] => {
    const tag = tagOf(element);
    if (!element.isSelfClosed || tag === null) return [];
    return {
      code: 'tag-self-closed',
      severity: 'error',
      who: 'editor',
      message: `<${element.tag} /> closes nothing in HTML: what follows becomes its content and disappears.`,
      remedy: 'Close it with its own closing tag.',
      copy: `<${element.tag}></${element.tag}>`,
      ...at(element),
    };
  });

/** Finds widgets inside a widget, which hides them: the outer one was hardly meant to hold them. */
export const widgetNested: Rule = ({ root }, known) =>
  widgetsIn(root, known).flatMap(({ element, tag }): Finding | readonly Finding[] => {
    const outer = [...around(element)].find((one) => {
      const other = tagOf(one);
      return other !== null && other !== CONFIG && Object.hasOwn(known.widgets, other) && !isMade(one);
    });
    const isSlotted = element.attributes['slot'] !== undefined;
    if (!outer || isSlotted || outer.isSelfClosed) return [];
    return {
      code: 'widget-nested',
      severity: 'error',
      who: 'editor',
      message: `<${tag}> stands inside <${tagOf(outer) ?? ''}>, which hides it once it is ready. The outer one was probably written as <${outer.tag} />, or never closed.`,
      remedy: 'Close each tag with its own closing tag, before the next one.',
      copy: `<${outer.tag}></${outer.tag}>`,
      ...at(outer),
    };
  });
