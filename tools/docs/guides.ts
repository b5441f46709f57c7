import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../widgets.mjs';
import { LABELS } from './labels';
import { PICTURES } from './places';
import { render, type Rendered } from './markdown/markdown';
import { relative } from './page/address';
import type { MenuGroup, Page } from './page/page';
import { addressOf, DECISION_LIST, type Group, type Tab } from './site-map';

/** The address in the site of every file that has a page. */
export type Addresses = ReadonlyMap<string, string>;

/** Returns the addresses of all files that the menus name. */
export const addressesOf = (menus: Readonly<Partial<Record<Tab, readonly Group[]>>>): Map<string, string> =>
  new Map(
    Object.entries(menus).flatMap(([tab, groups]) =>
      groups.flatMap(({ files }) => files.map((file) => [file, addressOf(file, tab as Tab)] as const)),
    ),
  );

/** Renders a file of the repository for the page at this address. */
export const renderFile = (file: string, path: string, addresses: Addresses): Rendered =>
  render(readFileSync(join(ROOT, file), 'utf8'), {
    file,
    pageOf: (named, anchor) => {
      const address = addresses.get(named);
      if (address === undefined) return null;
      return relative(path, anchor === undefined ? address : `${address}#${anchor}`);
    },
    pictureOf: (named) => relative(path, `${PICTURES}/${named.slice(named.lastIndexOf('/') + 1)}`),
  });

const DECISION = /^docs\/decisions\/(\d{4})-/;

/** Returns the name of a page in the menu: a decision has its number, a README its folder. */
function shortOf(file: string): string | undefined {
  if (file === 'README.md') return LABELS.overview;
  if (file === DECISION_LIST) return LABELS.allDecisions;
  return file.endsWith('/README.md') && !file.startsWith('docs/') ? file.replace('/README.md', '') : undefined;
}

function pageOf(file: string, tab: Tab, addresses: Addresses): Page {
  const path = addressOf(file, tab);
  const { title, lead, html, headings, passages } = renderFile(file, path, addresses);
  const short = shortOf(file);
  const named = short && file !== DECISION_LIST && file.endsWith('/README.md') ? `${title} (${short})` : title;
  const body = DECISION.test(file) ? `<div class="decision">${html}</div>` : html;
  return {
    path,
    tab,
    title: file === 'README.md' ? LABELS.overview : named,
    short,
    summary: lead,
    body,
    headings,
    passages,
  };
}

/** Renders the pages of a tab that is written by hand. */
export const guideGroups = (tab: Tab, groups: readonly Group[], addresses: Addresses): readonly MenuGroup[] =>
  groups.map(({ title, files, isFolded }) => ({
    title,
    isFolded,
    pages: files.map((file) => pageOf(file, tab, addresses)),
  }));
