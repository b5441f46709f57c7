import { LABELS } from './labels';
import type { Addresses } from './guides';
import { HOME, ROLES, type Role, type Step } from './home-words';
import { exampleFor } from './reference/examples';
import { LIBRARY, STORIES } from './places';
import type { Reference } from './reference/model';
import { statusBadge, widgetPath } from './reference/widget-page';
import { escaped } from './markdown/escaped';
import { inline } from './markdown/markdown';
import { SEARCH_ICON } from './page/icons';
import type { Page } from './page/page';

/** What of the neighbors of the docs is there. */
export interface Neighbors {
  readonly hasStorybook: boolean;
}

const STORIES_GUIDE = 'README.md#quick-start-for-designers';

function addressOf({ to }: Step, addresses: Addresses, { hasStorybook }: Neighbors): string {
  if (to === 'studio') return `${LIBRARY}/studio/index.html`;
  const named = to === 'storybook' ? STORIES_GUIDE : to;
  if (to === 'storybook' && hasStorybook) return `${STORIES}/index.html`;
  const [file = '', anchor] = named.split('#', 2);
  return (addresses.get(file) ?? file) + (anchor ? `#${anchor}` : '');
}

const roleCard = ({ id, name, promise, icon, steps }: Role, addresses: Addresses, neighbors: Neighbors): string => `
<section class="role" aria-labelledby="for-${id}">
<svg class="role-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${icon}" /></svg>
<h3 id="for-${id}">${escaped(name)}</h3>
<p>${escaped(promise)}</p>
<ol class="stops">
${steps.map((step) => `<li><a href="${addressOf(step, addresses, neighbors)}">${escaped(step.text)}</a></li>`).join('\n')}
</ol>
</section>`;

function live(): string {
  const { attributes = {}, ...example } = exampleFor('pricing-table') ?? {};
  const packages = { ...attributes, panels: 'plan-list' };
  const data = escaped(JSON.stringify({ name: 'pricing-table', ...example, attributes: packages }));
  return `<section class="live" aria-labelledby="live">
<div class="live-head">
<h2 id="live">${HOME.liveTitle}</h2>
<p>${HOME.liveText} <a href="${widgetPath('waybill-pricing-table')}">${HOME.liveLink}</a></p>
</div>
<div class="example example-bare" data-example="${data}" data-library="${LIBRARY}/">
<div class="example-stage" data-stage><noscript><p>${LABELS.example.needsScripts}</p></noscript></div>
<p class="example-foot"><span data-leads role="status">${LABELS.example.sample}</span></p>
</div>
</section>`;
}

/** Returns the landing page: the way of each reader in three steps, one live widget, and the list of all. */
export function homePage(reference: Reference, addresses: Addresses, neighbors: Neighbors): Page {
  const tags = reference.widgets.map(
    ({ tagName, description }) => `<li><a href="${widgetPath(tagName)}"><code translate="no">${tagName}</code></a>
${statusBadge(reference.statuses.get(tagName) ?? 'beta')}
<p>${inline(description)}</p></li>`,
  );
  const troubleshooting = addresses.get('docs/troubleshooting.md') ?? '';
  return {
    path: 'index.html',
    tab: null,
    title: HOME.title,
    summary: HOME.lead,
    isLanding: true,
    headings: [],
    passages: [{ id: '', heading: '', text: HOME.lead }],
    body: `<div class="hero"><h1>${HOME.headline}</h1><p>${HOME.lead}</p>
<button class="hero-search" type="button" data-search-open data-scripted hidden>${SEARCH_ICON}<span>${LABELS.searchHint}</span><kbd>/</kbd></button></div>
<h2 class="visually-hidden">${HOME.rolesTitle}</h2>
<div class="roles">${ROLES.map((role) => roleCard(role, addresses, neighbors)).join('\n')}</div>
${live()}
<section class="all" aria-labelledby="all"><h2 id="all">${HOME.widgetsTitle}</h2><ul class="tags">${tags.join('\n')}</ul></section>
<aside class="trouble"><h2>${HOME.troubleTitle}</h2><p>${inline(HOME.trouble)} <a href="${troubleshooting}">${LABELS.more}</a></p></aside>`,
  };
}
