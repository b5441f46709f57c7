import { kebab } from '../../element/attributes';
import type { PageFacts, Running } from '../kit/facts';
import type { Finding } from '../kit/finding';
import type { KnownRelease } from '../kit/known';
import { absolute, apiAddress, originAt, scriptsIn } from '../kit/scripts';
import { at, widgetsIn, type Rule } from '../kit/tree';

/** Where the buttons of each widget lead, so that only these routes matter on a page. */
const ROUTES_OF: Readonly<Record<string, readonly string[]>> = {
  'waybill-pricing-table': ['register'],
  'waybill-plan-comparison': ['register'],
  'waybill-module-details': ['register'],
  'waybill-mini-cart': ['cartReview'],
  'waybill-marketplace-grid': ['register'],
  'waybill-payment-banner': ['subscription'],
  'waybill-quote-panel': ['register'],
};

/** A page that wants a sign-in, or knows no HEAD, is there. */
const isMissing = (status: number): boolean => status === 404 || status === 410 || status >= 500;

interface UsedRoute {
  readonly name: string;
  readonly tag: string;
  readonly to: string;
}

/** Returns the routes to which the widgets of a page lead, each once. */
export function routesUsed(
  facts: PageFacts,
  known: KnownRelease,
  { routes }: Pick<Running, 'routes'>,
): readonly UsedRoute[] {
  const used = new Map<string, UsedRoute>();
  for (const { tag, element } of widgetsIn(facts.root, known)) {
    const names = tag === 'waybill-mini-cart' && element.attributes['href'] !== undefined ? [] : (ROUTES_OF[tag] ?? []);
    for (const name of names) {
      const to = routes[name];
      if (to && !used.has(name)) used.set(name, { name, tag, to });
    }
  }
  return [...used.values()];
}

/** Finds buttons that lead to a missing page, to another site that is not allowed, or to the CMS by default. */
export const routesWrong: Rule = (facts, known) => {
  const { running } = facts.browser ?? {};
  const [script] = scriptsIn(facts);
  const place = script ? at(script.element) : {};
  if (!running || running.isRouted) return [];
  const page = originAt(facts.address);
  return routesUsed(facts, known, running).flatMap(({ name, tag, to }): Finding | readonly Finding[] => {
    const address = absolute(to, facts);
    const origin = originAt(address);
    if (!address || !origin) return [];
    const isDefault = to === running.defaultRoutes[name];
    const status = facts.statuses[address] ?? 0;
    const copy = `data-route-${kebab(name)}="https://shop.example.com/…"`;
    if (origin !== page && !running.allowedOrigins.includes(origin))
      return {
        code: 'route-elsewhere',
        severity: 'error',
        who: 'administrator',
        message: `A button of <${tag}> leads to ${to} (route ${name}), on a site that is not allowed, so the page stays where it is.`,
        remedy: `Allow ${origin}.`,
        copy: `waybill.configure({ allowedOrigins: ['${origin}'] });`,
        ...place,
      };
    if (isMissing(status))
      return {
        code: 'route-not-found',
        severity: 'error',
        who: 'administrator',
        message: `A button of <${tag}> leads to ${to} (route ${name}), which answers ${status}.`,
        remedy: isDefault
          ? 'Nobody has said where it should lead; name your own page on the script tag.'
          : 'Correct the route.',
        copy,
        ...place,
      };
    if (!isDefault || originAt(apiAddress(facts)) === page) return [];
    return {
      code: 'route-default',
      // A site may well have such a page of its own.
      severity: 'info',
      who: 'administrator',
      message: `A button of <${tag}> leads to ${to} of this site (route ${name}), because nobody has said otherwise.`,
      remedy: 'If the shop has its own page for that, name it on the script tag.',
      copy,
      ...place,
    };
  });
};
