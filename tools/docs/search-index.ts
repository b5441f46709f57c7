import MiniSearch from 'minisearch';
import { LABELS } from './labels';
import type { Menus, Page } from './page/page';
import { INDEX_OPTIONS, type Indexed } from './search-options';

/** The words of a summary that a result shows. */
const EXCERPT = 140;

const excerptOf = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= EXCERPT ? plain : `${plain.slice(0, plain.lastIndexOf(' ', EXCERPT))} …`;
};

/** Returns what the search knows of a page: an entry for each of its headings. */
function entriesOf(page: Page, group: string): readonly Indexed[] {
  const title = page.title.replaceAll('`', '');
  const passages = page.passages.length > 0 ? page.passages : [{ id: '', heading: '', text: page.summary }];
  return passages.map(({ id, heading, text }) => ({
    id: id ? `${page.path}#${id}` : page.path,
    name: id ? '' : title,
    title,
    heading,
    group,
    excerpt: excerptOf(text),
    text,
  }));
}

/** Returns the index of all pages as JSON, which the script of the site loads with the first search. */
export function searchIndex(menus: Menus): string {
  const index = new MiniSearch(INDEX_OPTIONS);
  const seen = new Set<string>();
  for (const [tab, groups] of Object.entries(menus))
    for (const { pages, title } of groups)
      for (const page of pages) {
        const group = `${LABELS.tabs[tab as keyof typeof LABELS.tabs]} · ${title}`;
        index.addAll(entriesOf(page, group).filter(({ id }) => !seen.has(id) && seen.add(id)));
      }
  return JSON.stringify(index);
}
