import type { Finding } from '../kit/finding';
import { scriptsIn, type OurScript } from '../kit/scripts';
import { at, type Rule } from '../kit/tree';

/** Matches the origin of an address, whose host may be numbers that look like a release: `127.0.0.1`. */
const ORIGIN = /^(?:https?:)?\/\/[^/]*/i;

/** The release that stands in an address, such as `/0.1.0/` or `?ver=0.1.0`. */
const releaseIn = ({ src }: OurScript): string | null =>
  /(?:^|[/=@v])(\d+\.\d+\.\d+)/.exec((src ?? '').replace(ORIGIN, ''))?.[1] ?? null;

const different = (values: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string')),
];

/** Finds two releases on one page: by their addresses, or as both have run. */
export const releasesTwo: Rule = (facts) => {
  const scripts = scriptsIn(facts);
  const releases = different([...scripts.map(releaseIn), ...(facts.browser?.releases ?? [])]);
  const [, second] = scripts;
  if (releases.length < 2) return [];
  return [
    {
      code: 'releases-two',
      severity: 'error',
      who: 'administrator',
      message: `Two releases of Waybill are on this page: ${releases.join(' and ')}. The first one stays.`,
      remedy: 'Take one of the scripts out.',
      ...(second && at(second.element)),
    },
  ];
};

/** Finds a second script of the same release: harmless where it is the same, not where it names another API. */
export const scriptsTwo: Rule = (facts, known) => {
  const scripts = scriptsIn(facts);
  const [first, second] = scripts;
  if (!first || !second) return [];
  const found: Finding[] = [];
  const apis = different(scripts.map(({ element }) => element.attributes['data-api']));
  if (apis.length > 1)
    found.push({
      code: 'apis-two',
      severity: 'error',
      who: 'administrator',
      message: `Two scripts name two APIs: ${apis.map((api) => api || 'this site').join(' and ')}. The first script of a page counts.`,
      remedy: 'Keep the script with the right data-api and take the other out.',
      ...at(second.element),
    });
  if (first.isClassic !== second.isClassic)
    found.push({
      code: 'scripts-mixed',
      severity: 'warning',
      who: 'administrator',
      message: 'The module script and the classic script are both on the page. Only the first one does anything.',
      remedy: 'Take one of the two out.',
      ...at(second.element),
    });
  if (found.length > 0 || releasesTwo(facts, known).length > 0) return found;
  return [
    {
      code: 'script-twice',
      severity: 'info',
      who: 'administrator',
      message: 'The script stands on the page twice. The second one does nothing.',
      remedy: 'Nothing breaks; take one out when you can.',
      ...at(second.element),
    },
  ];
};
