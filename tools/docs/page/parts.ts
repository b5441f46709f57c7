import { LABELS } from '../labels';
import { escaped } from '../markdown/escaped';
import { inline } from '../markdown/markdown';
import { relative } from './address';
import { pagesOf, type MenuGroup, type Menus, type Page } from './page';

/** Returns the name of a page in menus. */
const nameOf = ({ short, title }: Page): string => inline(short ?? title);

/** Returns the title of a page as HTML; a tag is code and breaks at its hyphens only. */
export const titleIn = ({ title }: Page): string =>
  title.startsWith('<') ? `<code translate="no">${escaped(title)}</code>` : inline(title);

const link = (page: Page, { path }: Page): string =>
  `<li><a href="${relative(path, page.path)}"${page.path === path ? ' aria-current="page"' : ''}>${nameOf(page)}</a></li>`;

function group({ title, pages, isFolded = false }: MenuGroup, page: Page): string {
  const list = `<ul>${pages.map((one) => link(one, page)).join('\n')}</ul>`;
  if (!isFolded) return `<section><h2>${escaped(title)}</h2>${list}</section>`;
  const isOpen = pages.some(({ path }) => path === page.path);
  return `<details${isOpen ? ' open' : ''}><summary>${escaped(title)}</summary>${list}</details>`;
}

/**
 * Returns the menu of the page's tab, with the tabs above it for narrow windows. There it is a popover, which needs no script; in wide
 * ones the sheet shows it in place.
 */
export function sidebar(menus: Menus, page: Page): string {
  const groups = page.tab ? menus[page.tab] : [];
  const tabs = Object.entries(menus)
    .map(([tab, other]) => ({ tab, first: pagesOf(other)[0] }))
    .map(({ tab, first }) =>
      first
        ? `<li><a href="${relative(page.path, first.path)}"${tab === page.tab ? ' aria-current="true"' : ''}>${LABELS.tabs[tab as keyof typeof LABELS.tabs]}</a></li>`
        : '',
    );
  return `<nav class="sidebar" id="menu" popover aria-label="${LABELS.menuName}">
<ul class="sidebar-tabs">${tabs.join('')}</ul>
${groups.map((one) => group(one, page)).join('\n')}
</nav>`;
}

/** Returns where the page stands: its tab, its group, its name. */
export function breadcrumbs(menus: Menus, page: Page): string {
  const groups = page.tab ? menus[page.tab] : [];
  const first = pagesOf(groups)[0];
  const home = groups.find(({ pages }) => pages.some(({ path }) => path === page.path));
  if (!page.tab || !first) return '';
  return `<nav class="breadcrumbs" aria-label="${LABELS.breadcrumbs}"><ol>
<li><a href="${relative(page.path, first.path)}">${LABELS.tabs[page.tab]}</a></li>
${home ? `<li>${escaped(home.title)}</li>` : ''}
</ol></nav>`;
}

/** Returns “On this page”; nothing for a page with fewer than two headings. */
export function contents({ headings }: Page): string {
  const top = headings.filter(({ level }) => level === 2);
  // A page with many headings lists the main ones alone.
  const listed = headings.length > 24 && top.length > 1 ? top : headings;
  if (listed.length < 2) return '<div class="contents"></div>';
  const items = listed.map(
    ({ id, title, level }) => `<li class="level-${level}"><a href="#${id}">${escaped(title)}</a></li>`,
  );
  return `<nav class="contents" aria-label="${LABELS.onThisPage}" data-contents><h2>${LABELS.onThisPage}</h2><ul>${items.join('\n')}</ul></nav>`;
}

/** Returns the links to the pages before and after in the order of the menu. */
export function pager(menus: Menus, page: Page): string {
  const all = page.tab ? pagesOf(menus[page.tab]) : [];
  const at = all.findIndex(({ path }) => path === page.path);
  const [before, after] = at === -1 ? [] : [all[at - 1], all[at + 1]];
  const side = (name: string, label: string, other: Page | undefined): string =>
    other
      ? `<a class="${name}" rel="${name === 'next' ? 'next' : 'prev'}" href="${relative(page.path, other.path)}"><span>${label}</span>${nameOf(other)}</a>`
      : '';
  return `<nav class="pager" aria-label="${LABELS.pager}">${side('previous', LABELS.previous, before)}${side('next', LABELS.next, after)}</nav>`;
}
