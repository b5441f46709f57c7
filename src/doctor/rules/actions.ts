import { ACTION_NAMES } from '../../page/action-names';
import type { Finding } from '../kit/finding';
import { didYouMean, listed, nearest } from '../kit/near';
import { at, elementsIn, type Rule } from '../kit/tree';

const ITEM = /^(package|module)\/[1-9]\d{0,8}$/;

/** Finds buttons that name an action or an item that there is not. */
export const actionUnknown: Rule = ({ root, browser }) =>
  [...elementsIn(root)].flatMap((element): Finding | readonly Finding[] => {
    const action = element.attributes['data-waybill-action'];
    if (action === undefined) return [];
    const [verb = '', item] = action.split(':', 2);
    const place = { severity: 'warning', who: 'editor', ...at(element) } as const;
    const needsItem = verb === 'cart.add' || verb === 'cart.remove';
    if (!ACTION_NAMES.some((name) => name === verb))
      return {
        code: 'action-unknown',
        message: `"${verb}" is not an action, so the button does nothing.${didYouMean(nearest(verb, ACTION_NAMES))}`,
        remedy: `The actions are ${listed(ACTION_NAMES)}.`,
        ...place,
      };
    if (!needsItem) return [];
    if (!ITEM.test(item ?? ''))
      return {
        code: 'action-unknown',
        message: `"${item ?? ''}" is not an item, so the button does nothing.`,
        remedy: 'Write package/ or module/ and its number.',
        copy: `data-waybill-action="${verb}:package/35"`,
        ...place,
      };
    const items = browser?.running?.items;
    if (!items || items.includes(item ?? '')) return [];
    return {
      code: 'item-unknown',
      message: `${item} is not for sale, so the button does nothing.`,
      remedy: 'Correct its number, or take the button out.',
      ...place,
    };
  });
