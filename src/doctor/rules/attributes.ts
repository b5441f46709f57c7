import type { PageElement } from '../kit/facts';
import type { Finding } from '../kit/finding';
import { didYouMean, listed, nearest } from '../kit/near';
import { at, isMade, PREFIX, widgetsIn, type Rule, type Widget } from '../kit/tree';

/** Attributes that every element may have, or that frameworks write. */
const OF_ALL =
  /^(accesskey|anchor|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|key|lang|nonce|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|xmlns|on[a-z]|aria-|data-|v-|ng-|_ng|x-|:|@|#|\[|\(|\*)/;

/** Returns whether an attribute names a route; `route-names.ts` says which there are. */
const isRoute = (tag: string, name: string): boolean => tag === `${PREFIX}config` && name.startsWith('route-');

/** Finds attributes of a tag that the widget does not have. */
export const attributeUnknown: Rule = ({ root }, known) =>
  widgetsIn(root, known).flatMap(({ element, tag, prefix }) => {
    if (prefix !== '') return [];
    const names = Object.keys(known.widgets[tag]?.attributes ?? {});
    return Object.keys(element.attributes).flatMap((name): Finding | readonly Finding[] => {
      const bare = name.replace(/^data-/, '');
      const isPrefixed = bare !== name && names.includes(bare);
      if (names.includes(name) || (!isPrefixed && OF_ALL.test(name)) || isRoute(tag, name)) return [];
      const near = isPrefixed ? bare : nearest(name, names);
      const takes = names.length > 0 ? `It takes ${listed(names)}.` : 'It takes none.';
      return {
        code: 'attribute-unknown',
        // An attribute that resembles none of ours may be the page's own.
        severity: near ? 'warning' : 'info',
        who: 'editor',
        message: `<${tag}> has no attribute ${name}.${didYouMean(near)}`,
        remedy: isPrefixed ? 'On the tag itself it is written without data-.' : takes,
        ...(near && { copy: `${near}="${element.attributes[name] ?? ''}"` }),
        ...at(element),
      };
    });
  });

/** Attributes of any element, which a widget of the same attribute may have as well, such as a `lang` or an `id`. */
const isCommon = (name: string): boolean => OF_ALL.test(name);

/** Finds attributes of a placeholder that lack `data-`, or are misspelt behind it. */
export const placeholderAttribute: Rule = ({ root }, known) =>
  widgetsIn(root, known).flatMap(({ element, tag, prefix }) => {
    if (prefix === '') return [];
    const names = Object.keys(known.widgets[tag]?.attributes ?? {});
    return Object.entries(element.attributes).flatMap(([name, value]): Finding | readonly Finding[] => {
      const isPrefixed = name.startsWith('data-');
      const bare = name.replace(/^data-/, '');
      if ((isPrefixed && names.includes(bare)) || bare === 'waybill') return [];
      const meant = names.includes(bare) ? bare : isCommon(name) && !isPrefixed ? null : nearest(bare, names);
      if (!meant) return [];
      return {
        code: 'placeholder-attribute',
        severity: 'warning',
        who: 'editor',
        message: isPrefixed
          ? `A placeholder of ${tag} has no ${name}. Did you mean data-${meant}?`
          : `The attribute ${name} does nothing on a placeholder: it lacks data-.`,
        remedy: 'In a placeholder each attribute of the widget is written with data- in front.',
        copy: `data-${meant}="${value}"`,
        ...at(element),
      };
    });
  });

/** Returns what stands in a widget. The loader moves the content of a placeholder into the element that it makes of it. */
const contentOf = ({ element }: Widget): PageElement['children'] =>
  element.children.flatMap((child) => (typeof child !== 'string' && isMade(child) ? child.children : [child]));

/** Finds children that ask for a slot that the widget does not have. */
export const slotUnknown: Rule = ({ root }, known) =>
  widgetsIn(root, known).flatMap((widget) => {
    const { tag, prefix } = widget;
    const slots = known.widgets[tag]?.slots ?? [];
    return contentOf(widget).flatMap((child): Finding | readonly Finding[] => {
      const name =
        typeof child === 'string' ? undefined : (child.attributes['slot'] ?? child.attributes[`${prefix}slot`]);
      if (typeof child === 'string' || !name || slots.includes(name) || slots.includes(name.replace(/\d+$/, '{id}')))
        return [];
      const named = slots.filter(Boolean);
      return {
        code: 'slot-unknown',
        severity: 'warning',
        who: 'editor',
        message: `<${tag}> has no slot "${name}", so this is never shown.${didYouMean(nearest(name, named))}`,
        remedy: named.length > 0 ? `Its slots are ${listed(named)}.` : 'It has only its own content.',
        ...at(child),
      };
    });
  });
