import type { Finding } from '../kit/finding';
import { didYouMean, listed, nearest } from '../kit/near';
import { scriptsIn } from '../kit/scripts';
import { at, elementsIn, PREFIX, type Rule } from '../kit/tree';

const CONFIG = `${PREFIX}config`;

/** Finds routes that there are not, on the script tag and on `<waybill-config>`: such a button leads to the default address. */
export const routeUnknown: Rule = (facts, { widgets }) => {
  const routes = Object.keys(widgets[CONFIG]?.attributes ?? {}).filter((name) => name.startsWith('route-'));
  const configs = [...elementsIn(facts.root)].filter(({ tag }) => tag === CONFIG);
  const places = [
    ...scriptsIn(facts).map(({ element }) => ({ element, prefix: 'data-' })),
    ...configs.map((element) => ({ element, prefix: '' })),
  ];
  return places.flatMap(({ element, prefix }) =>
    Object.entries(element.attributes).flatMap(([attribute, address]): Finding | readonly Finding[] => {
      if (!attribute.startsWith(`${prefix}route-`)) return [];
      const name = attribute.slice(prefix.length);
      if (routes.includes(name)) return [];
      const near = nearest(name, routes);
      return {
        code: 'route-unknown',
        severity: 'warning',
        who: 'administrator',
        message: `There is no route ${attribute}.${didYouMean(near && prefix + near)}`,
        remedy: `The routes are ${listed(routes.map((route) => prefix + route))}.`,
        ...(near && { copy: `${prefix}${near}="${address}"` }),
        ...at(element),
      };
    }),
  );
};
