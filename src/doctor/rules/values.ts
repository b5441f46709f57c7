import type { Finding } from '../kit/finding';
import type { KnownAttribute } from '../kit/known';
import { didYouMean, listed, nearest } from '../kit/near';
import { at, widgetsIn, type Rule } from '../kit/tree';
import type { PageElement } from '../kit/facts';

/** Says what a value should be; null if it is right. */
function complaint(
  spec: KnownAttribute,
  value: string,
): { readonly remedy: string; readonly near: string | null } | null {
  const text = value.trim().toLowerCase();
  const { values = [], min, max } = spec;
  switch (spec.kind) {
    case 'enum':
      return text === '' || values.includes(text)
        ? null
        : { remedy: `It can be ${listed(values)}.`, near: nearest(text, values) };
    case 'list': {
      const wrong = text.split(/[\s,]+/).find((word) => word !== '' && !values.includes(word));
      return wrong === undefined
        ? null
        : { remedy: `Its words can be ${listed(values)}.`, near: nearest(wrong, values) };
    }
    case 'number': {
      const isRight =
        text === '' ||
        (Number.isFinite(Number(text)) && Number(text) >= (min ?? -Infinity) && Number(text) <= (max ?? Infinity));
      const range = min === undefined ? '' : max === undefined ? ` of at least ${min}` : ` between ${min} and ${max}`;
      return isRight ? null : { remedy: `It is a number${range}.`, near: null };
    }
    default:
      return null;
  }
}

const found = (
  element: PageElement,
  name: string,
  value: string,
  { remedy, near }: { readonly remedy: string; readonly near: string | null },
): Finding => ({
  code: 'value-unknown',
  severity: 'warning',
  who: 'editor',
  message: `${name} can’t be "${value}", so its default stands.${didYouMean(near)}`,
  remedy,
  ...(near && { copy: `${name}="${near}"` }),
  ...at(element),
});

/** Finds values that an attribute cannot have. */
export const valueUnknown: Rule = (facts, known) =>
  widgetsIn(facts.root, known).flatMap(({ element, tag, prefix }) =>
    Object.entries(known.widgets[tag]?.attributes ?? {}).flatMap(([name, spec]) => {
      const value = element.attributes[prefix + name];
      const wrong = value === undefined ? null : complaint(spec, value);
      return wrong ? [found(element, prefix + name, value ?? '', wrong)] : [];
    }),
  );

/** The widgets whose `category` is the path of a category; elsewhere it has other names too. */
const BY_PATH = new Set(['waybill-pricing-table', 'waybill-plan-comparison']);

/** Finds categories that are not for sale. */
export const categoryUnknown: Rule = (facts, known) => {
  const categories = facts.browser?.running?.categories;
  if (!categories || categories.length === 0) return [];
  return widgetsIn(facts.root, known).flatMap(({ element, tag, prefix }) => {
    const value = element.attributes[`${prefix}category`];
    if (!value || !BY_PATH.has(tag) || categories.includes(value)) return [];
    const near = nearest(value, categories);
    return [
      {
        code: 'category-unknown',
        severity: 'warning',
        who: 'editor',
        message: `There is no category "${value}", so the first one opens.${didYouMean(near)}`,
        remedy: `The categories are ${listed(categories)}.`,
        ...(near && { copy: `${prefix}category="${near}"` }),
        ...at(element),
      },
    ];
  });
};
