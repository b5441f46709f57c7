import { didYouMean, nearest } from '../kit/near';
import { at, elementsIn, isMade, PREFIX, type Rule } from '../kit/tree';
import { PLACEHOLDER, placedName } from '../../page/page';

/** Matches tags that were probably meant as one of ours: `waybil-cart`, `way-bill-cart`. */
const LIKE_OURS = /^way-?b\w*-/;

/** Finds tags that are no widget. */
export const tagUnknown: Rule = ({ root }, { widgets }) => {
  const tags = Object.keys(widgets);
  return [...elementsIn(root)].flatMap((element) => {
    const { tag } = element;
    if (!LIKE_OURS.test(tag) || Object.hasOwn(widgets, tag) || isMade(element)) return [];
    const near = nearest(tag, tags);
    return [
      {
        code: 'tag-unknown',
        severity: 'error',
        who: 'editor',
        message: `There is no tag <${tag}>.${didYouMean(near && `<${near}>`)}`,
        remedy: 'Correct its name, in the opening and the closing tag.',
        ...(near && { copy: `<${near}>…</${near}>` }),
        ...at(element),
      },
    ];
  });
};

/** Finds placeholders that name no widget, or nothing. */
export const placeholderUnknown: Rule = ({ root }, { widgets }) => {
  const names = Object.keys(widgets).map((tag) => tag.slice(PREFIX.length));
  return [...elementsIn(root)].flatMap((element) => {
    const name = element.attributes[PLACEHOLDER];
    if (name === undefined || element.tag === 'style' || names.includes(placedName(name))) return [];
    if (name.trim() === '')
      return {
        code: 'placeholder-empty',
        severity: 'error',
        who: 'editor',
        message: 'This placeholder names no widget. Its value may have been taken out by the editor.',
        remedy: 'Write the name of the widget into it.',
        copy: `${PLACEHOLDER}="pricing-table"`,
        ...at(element),
      } as const;
    const near = nearest(placedName(name), names);
    return {
      code: 'placeholder-unknown',
      severity: 'error',
      who: 'editor',
      message: `There is no widget "${name}".${didYouMean(near && `"${near}"`)}`,
      remedy: 'Write the name as the list of tags has it.',
      ...(near && { copy: `${PLACEHOLDER}="${near}"` }),
      ...at(element),
    } as const;
  });
};
