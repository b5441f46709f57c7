import { filled, LABELS } from '../labels';
import { highlighted } from '../markdown/code';
import { inline } from '../markdown/markdown';
import { relative } from '../page/address';
import type { Page } from '../page/page';
import { exampleOf } from './example';
import type { Attribute, Named, Reference, Widget } from './model';
import { assembled, code, entries, type Entry, type Section } from './sections';

const WORDS = LABELS.widget;
export const EVENTS = 'widgets/events.html';

/** Returns the address of the page of a tag. */
export const widgetPath = (tag: string): string => `widgets/${tag.replace('waybill-', '')}.html`;

const textOf = (list: readonly Named[]): string =>
  list.map(({ name, description = '' }) => `${name} ${description}`).join(' ');

const camel = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function attributeEntry({ name, fieldName, type, default: fallback, description = '' }: Attribute): Entry {
  const isOther = fieldName !== undefined && fieldName !== name;
  return {
    id: `attribute-${name}`,
    term: code(name),
    notes: [
      `<code class="type" translate="no">${highlighted(type?.text ?? 'string', 'ts')}</code>`,
      ...(fallback === undefined ? [] : [`${WORDS.default} ${code(fallback)}`]),
      ...(isOther || (fieldName && camel(name) !== name) ? [`${WORDS.property} ${code(fieldName ?? '')}`] : []),
    ],
    description,
  };
}

const named = (
  id: string,
  title: string,
  list: readonly Named[],
  write: (name: string) => string,
): readonly Section[] =>
  list.length === 0
    ? []
    : [
        {
          id,
          title,
          text: textOf(list),
          html: entries(list.map(({ name, description = '' }) => ({ term: write(name), description }))),
        },
      ];

/** Returns the guides that name a tag, as links. */
function readOn(guides: readonly Page[], { tagName }: Widget, path: string): readonly Section[] {
  const links = guides
    .filter(({ body }) => body.includes(tagName))
    .map((guide) => `<li><a href="${relative(path, guide.path)}">${inline(guide.title)}</a></li>`);
  if (links.length === 0) return [];
  return [{ id: 'read-on', title: WORDS.readOn, html: `<ul class="links">${links.join('')}</ul>`, text: '' }];
}

function sectionsOf(
  widget: Widget,
  { manifest }: Reference,
  guides: readonly Page[],
  path: string,
): readonly Section[] {
  const { tagName, attributes = [], members = [], events = [], slots = [], cssParts = [], cssStates = [] } = widget;
  const methods = members.filter(({ kind }) => kind === 'method');
  const eventCode = (name: string): string => `<a href="${relative(path, `${EVENTS}#${name}`)}">${code(name)}</a>`;
  return [
    { id: 'example', title: LABELS.example.title, html: exampleOf(tagName, manifest, path), text: '' },
    {
      id: 'attributes',
      title: WORDS.attributes,
      text: textOf(attributes),
      html: attributes.length > 0 ? entries(attributes.map(attributeEntry)) : `<p>${WORDS.noAttributes}</p>`,
    },
    ...named('methods', WORDS.methods, methods, (name) => code(`${name}()`)),
    ...named('events', WORDS.events, events, eventCode),
    ...named('slots', WORDS.slots, slots, (name) => (name === '' ? WORDS.defaultSlot : code(name))),
    ...named('parts', WORDS.parts, cssParts, (name) => code(`::part(${name})`)),
    ...named('states', WORDS.states, cssStates, (name) => code(`:state(${name})`)),
    ...readOn(guides, widget, path),
  ];
}

/** Returns the status of a widget as a badge. */
export const statusBadge = (status: string): string => {
  const isStable = status === 'stable';
  const title = isStable ? WORDS.stableTitle : WORDS.betaTitle;
  return `<span class="badge badge-${isStable ? 'stable' : 'beta'}" title="${title}">${isStable ? WORDS.stable : WORDS.beta}</span>`;
};

/** Returns the page of a widget: what it shows, live, and its whole public contract. */
export function widgetPage(widget: Widget, reference: Reference, guides: readonly Page[]): Page {
  const { tagName, description } = widget;
  const path = widgetPath(tagName);
  const { body, headings, passages } = assembled(sectionsOf(widget, reference, guides, path));
  return {
    path,
    tab: 'widgets',
    title: `<${tagName}>`,
    short: tagName.replace('waybill-', ''),
    summary: description,
    badge: statusBadge(reference.statuses.get(tagName) ?? 'beta'),
    body: `<p>${inline(description)}</p>\n${body}`,
    headings,
    passages: [
      { id: '', heading: '', text: `${description} ${filled(LABELS.example.frame, { tag: tagName })}` },
      ...passages,
    ],
  };
}
