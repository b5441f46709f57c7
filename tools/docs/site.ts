import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '../contract/openapi/document';
import { ROOT } from '../widgets.mjs';
import { addressesOf, guideGroups } from './guides';
import { homePage } from './home';
import { LABELS } from './labels';
import { framed, type Site } from './page/frame';
import { pagesOf, type Menus, type Page } from './page/page';
import { ASSETS, INDEX, LIBRARY, STORIES } from './places';
import { apiGroups } from './reference/api-pages';
import { readReference } from './reference/model';
import type { OpenApi } from './reference/openapi';
import { TAGS_PAGE, widgetGroups } from './reference/widget-groups';
import { searchIndex } from './search-index';
import { siteMap, TAGS } from './site-map';

/** What stands beside the pages, so that the menu shows what is there. */
export interface Beside {
  readonly hasStorybook: boolean;
}

const notFound = (): Page => ({
  path: '404.html',
  tab: null,
  title: LABELS.notFound,
  summary: LABELS.notFoundText,
  body: `<p>${LABELS.notFoundText} <a href="index.html">${LABELS.start}</a></p>`,
  headings: [],
  passages: [],
});

/**
 * Renders all pages of the site from what is in the repository.
 * @returns texts by their path in the site: the pages and the index of the search
 */
export async function siteTexts({ hasStorybook }: Beside): Promise<ReadonlyMap<string, string>> {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const map = siteMap();
  const addresses = addressesOf(map).set(TAGS, TAGS_PAGE);
  const reference = await readReference();
  const guides = guideGroups('guides', map.guides, addresses);
  // Through JSON, as a server's team reads it.
  const contract: OpenApi = JSON.parse(JSON.stringify(openapi(version)));
  const menus: Menus = {
    guides,
    widgets: widgetGroups(reference, addresses, pagesOf(guides)),
    api: apiGroups(contract),
    project: guideGroups('project', map.project, addresses),
  };
  const site: Site = {
    menus,
    version,
    neighbors: [
      { label: LABELS.studio, to: `${LIBRARY}/studio/index.html` },
      ...(hasStorybook ? [{ label: LABELS.storybook, to: `${STORIES}/index.html` }] : []),
    ],
  };
  const home = homePage(reference, addresses, { hasStorybook });
  const pages = [home, notFound(), ...Object.values(menus).flatMap(pagesOf)];
  return new Map([
    ...pages.map((page) => [page.path, framed(site, page)] as const),
    [INDEX, searchIndex(menus)],
    [`${ASSETS}/icon.svg`, readFileSync(join(import.meta.dirname, 'theme/icon.svg'), 'utf8')],
  ]);
}
