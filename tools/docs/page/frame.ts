import { filled, LABELS } from '../labels';
import { escaped } from '../markdown/escaped';
import type { Tab } from '../site-map';
import { relative } from './address';
import { MARK, SEARCH_ICON } from './icons';
import { breadcrumbs, contents, pager, sidebar, titleIn } from './parts';
import { pagesOf, type Menus, type Page } from './page';

/** What all pages share. */
export interface Site {
  readonly menus: Menus;
  readonly version: string;
  /** Links beside the tabs, by their label: the address is that of the site, or an absolute one. */
  readonly neighbors: readonly { readonly label: string; readonly to: string }[];
}

const TABS: readonly Tab[] = ['guides', 'widgets', 'api', 'project'];

function tabLinks({ menus }: Site, page: Page): string {
  return TABS.map((tab) => {
    const first = pagesOf(menus[tab])[0];
    const current = page.tab === tab ? ' aria-current="true"' : '';
    return first ? `<a href="${relative(page.path, first.path)}"${current}>${LABELS.tabs[tab]}</a>` : '';
  }).join('\n');
}

const schemeChoice = (): string =>
  `<label class="scheme" data-scripted hidden><span class="visually-hidden">${LABELS.scheme}</span><select data-scheme>
${Object.entries(LABELS.schemes)
  .map(([value, text]) => `<option value="${value}">${text}</option>`)
  .join('\n')}
</select></label>`;

function header(site: Site, page: Page): string {
  const neighbors = site.neighbors
    .map(
      ({ label, to }) => `<a class="neighbor" href="${to.startsWith('/') ? to : relative(page.path, to)}">${label}</a>`,
    )
    .join('\n');
  const menu = `<button class="menu-button" type="button" popovertarget="menu">${LABELS.menu}</button>`;
  return `<header class="site-head">
<a class="brand" href="${relative(page.path, 'index.html')}" aria-label="${LABELS.site}">${MARK}<span>${LABELS.brand} <span class="quiet">docs</span></span></a>
<nav class="tabs" aria-label="${LABELS.tabsName}">
${tabLinks(site, page)}
</nav>
<div class="tools">
<button class="search-button" type="button" data-search-open data-scripted hidden>${SEARCH_ICON}<span>${LABELS.search}</span><kbd>/</kbd></button>
${neighbors}
${schemeChoice()}
${menu}
</div>
</header>`;
}

const searchDialog = (
  root: string,
): string => `<dialog class="search" data-search data-root="${root}" aria-label="${LABELS.searchName}"
 data-none="${LABELS.searchNone}" data-failed="${LABELS.searchFailed}" data-count="${LABELS.searchCount}" data-loading="${LABELS.searchLoading}">
<input type="text" enterkeyhint="search" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list" aria-label="${LABELS.searchName}" placeholder="${LABELS.searchHint}" autocomplete="off" spellcheck="false" maxlength="80" />
<ul class="found" id="found" role="listbox" aria-label="${LABELS.searchName}"></ul>
<p class="search-foot"><span role="status" data-search-status></span><span>${LABELS.searchKeys}</span></p>
</dialog>`;

function main(site: Site, page: Page): string {
  if (page.isLanding)
    return `${sidebar(site.menus, page)}\n<main id="content" class="landing" tabindex="-1">${page.body}</main>`;
  return `<div class="columns">
${sidebar(site.menus, page)}
<main id="content" class="page" tabindex="-1">
${breadcrumbs(site.menus, page)}
<div class="title"><h1>${titleIn(page)}</h1>${page.badge ?? ''}</div>
<div class="prose">
${page.body}
</div>
${pager(site.menus, page)}
</main>
${contents(page)}
</div>`;
}

/** Returns the whole page as HTML. It needs no script but for the search, live examples, copying and the choice of the scheme. */
export function framed(site: Site, page: Page): string {
  const asset = (name: string): string => relative(page.path, `assets/${name}`);
  const root = relative(page.path, 'index.html').replace('index.html', '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escaped(page.isLanding ? page.title : `${page.title} · ${LABELS.site}`)}</title>
<meta name="description" content="${escaped(page.summary.replaceAll('`', ''))}" />
<link rel="icon" href="${asset('icon.svg')}" type="image/svg+xml" />
<link rel="preload" href="${asset('inter.woff2')}" as="font" type="font/woff2" crossorigin />
<link rel="stylesheet" href="${asset('docs.css')}" />
<script src="${asset('scheme.js')}"></script>
<script type="module" src="${asset('docs.js')}" data-copy="${LABELS.copy}" data-copied="${LABELS.copied}" data-not-copied="${LABELS.notCopied}" data-table="${LABELS.table}"></script>
</head>
<body>
<a class="skip" href="#content">${LABELS.skip}</a>
${header(site, page)}
${main(site, page)}
<footer class="site-foot"><p>${filled(LABELS.footer, { version: site.version })}</p></footer>
${searchDialog(root)}
</body>
</html>
`;
}
