import type { PageFacts, Running } from '../kit/facts';
import { examine } from '../rules/examine';
import type { Finding } from '../kit/finding';
import type { KnownRelease } from '../kit/known';
import { metaPolicies } from '../kit/policy';
import { routesUsed } from '../rules/routes';
import { absolute, apiAddress, apiOf, scriptsIn } from '../kit/scripts';
import { askApi, askPages, ownPolicies, scriptStatuses, watchPolicy } from './ask';
import { changedBuiltIns } from './built-ins';
import { extensionsOf, isFramed, readElement, releasesOn } from './read';

/** Reads what the open page shows by itself, without any request. */
export function readPage(page: Document, running: Running | null, known: KnownRelease): PageFacts {
  const root = readElement(page.documentElement);
  const view = page.defaultView;
  return {
    address: page.baseURI,
    root,
    policies: metaPolicies(root),
    violations: [],
    statuses: {},
    browser: {
      running,
      width: page.documentElement.clientWidth,
      releases: releasesOn(Object.keys(known.widgets)),
      extensions: extensionsOf(),
      builtIns: changedBuiltIns(),
      isFramed: view !== null && isFramed(view),
    },
  };
}

/** Returns the absolute addresses of the scripts that have one. */
const addressesOf = (facts: PageFacts): readonly string[] =>
  scriptsIn(facts).flatMap(({ src }) => (src === null ? [] : (absolute(src, facts) ?? [])));

/** Examines the open page: reads it, then asks the API, the page itself and the routes of its widgets. */
export async function diagnose(
  page: Document,
  running: Running | null,
  known: KnownRelease,
): Promise<readonly Finding[]> {
  const watch = watchPolicy(page);
  if (page.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const seen = readPage(page, running, known);
  const api = apiOf(seen) === null && scriptsIn(seen).length === 0 ? null : apiAddress(seen);
  const language = page.documentElement.lang || 'en';
  const routes = running && !running.isRouted ? routesUsed(seen, known, running) : [];
  const scripts = addressesOf(seen);
  // A script that has run has come.
  const idle = running || seen.browser?.releases.length ? [] : scripts;
  const [reply, pages, policies] = await Promise.all([
    api === null || !/^https?:/.test(api) ? undefined : askApi(api, language, watch),
    askPages([...routes.flatMap(({ to }) => absolute(to, seen) ?? []), ...idle]),
    ownPolicies(),
  ]);
  const violations = await watch.found();
  watch.stop();
  const facts: PageFacts = {
    ...seen,
    policies: [...seen.policies, ...policies],
    violations,
    statuses: { ...pages, ...scriptStatuses(scripts) },
    ...(reply && { reply }),
  };
  return examine(facts, known);
}
