import { routesOfPage } from './markup-routes';

/**
 * Returns the origins of the routes in the markup, which are allowed because the owner has named them.
 * It is apart from the routes, because only a move of the page needs it.
 */
export const originsOf = (page: Document): readonly string[] =>
  Object.values(routesOfPage(page) ?? {}).flatMap((address) =>
    typeof address === 'string' && /^https?:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [],
  );
