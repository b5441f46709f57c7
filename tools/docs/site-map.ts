import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../widgets.mjs';
import { LABELS } from './labels';

export type Tab = keyof typeof LABELS.tabs;

/** A part of a tab's menu: pages by their file in the repository. */
export interface Group {
  readonly title: string;
  readonly files: readonly string[];
  /** Whether the menu shows it folded until one of its pages is open. */
  readonly isFolded?: boolean;
}

const guides = (...names: readonly string[]): readonly string[] => names.map((name) => `docs/${name}.md`);

const START = ['README.md', ...guides('demo', 'browsers', 'troubleshooting')];
const EDITORS = guides('embedding', 'links-and-buttons', 'routes', 'languages');
const DESIGNERS = guides('styling');
const DEVELOPERS = guides(
  'frameworks',
  'configuration',
  'javascript-api',
  'events',
  'server-rendering',
  'payment-fields',
  'analytics',
  'hosting',
  'upgrading',
);
const API_TEAMS = guides('backend', 'sessions-and-tokens', 'operating', 'security');
const PROJECT = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...guides('glossary', 'flows', 'testing', 'releasing'),
  'CHANGELOG.md',
];
/** The list of tags is the index of the widgets. */
export const TAGS = 'docs/widgets.md';
export const DECISION_LIST = 'docs/decisions/README.md';

const PLACED: ReadonlySet<string> = new Set([START, EDITORS, DESIGNERS, DEVELOPERS, API_TEAMS, PROJECT, TAGS].flat());

/** Returns the Markdown directly in a folder. */
const pagesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .toSorted();

/** Returns the READMEs of a folder and of all below it. */
const readmesBelow = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)README\.md$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)
    .toSorted();

const ROOMS = ['src', 'widgets', 'demo', 'stories', 'tests', 'tools'];

/** Returns the groups of the decisions, as their index has them. */
function decisionGroups(): readonly Group[] {
  const [, ...parts] = readFileSync(join(ROOT, DECISION_LIST), 'utf8').split(/^### /m);
  return parts.map((part) => ({
    title: part.slice(0, part.indexOf('\n')),
    files: Array.from(part.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g), ([, file = '']) => `docs/decisions/${file}`),
    isFolded: true,
  }));
}

/**
 * Returns the menus of the tabs that are written by hand. A page of `docs/` that no list names stands under “More”, so that each is
 * reached.
 */
export function siteMap(): Readonly<Record<'guides' | 'project', readonly Group[]>> {
  const others = pagesIn('docs').filter((file) => !PLACED.has(file));
  return {
    guides: [
      { title: 'Start', files: START },
      { title: 'For editors', files: [...EDITORS.slice(0, 1), ...pagesIn('docs/hosts'), ...EDITORS.slice(1)] },
      { title: 'For designers', files: DESIGNERS },
      { title: 'For developers', files: DEVELOPERS },
      { title: 'For API teams', files: API_TEAMS },
      ...(others.length > 0 ? [{ title: LABELS.more, files: others }] : []),
    ].map((group) => ({ ...group, files: group.files.filter((file) => existsSync(join(ROOT, file))) })),
    project: [
      { title: 'How it is made', files: PROJECT },
      { title: LABELS.rooms, files: ROOMS.flatMap(readmesBelow), isFolded: true },
      { title: 'Decisions', files: [DECISION_LIST] },
      ...decisionGroups(),
    ],
  };
}

/** Returns the address of a page in the site by its file in the repository: `docs/events.md` → `guides/events.html`. */
export function addressOf(file: string, tab: Tab): string {
  if (file === DECISION_LIST) return 'decisions/index.html';
  const bare = file.replace(/^docs\//, '').replace(/\.md$/, '');
  if (bare.startsWith('decisions/')) return `${bare}.html`;
  if (file === 'README.md') return 'guides/overview.html';
  const name = bare.endsWith('/README') ? `rooms/${bare.replace(/\/README$/, '').replaceAll('/', '-')}` : bare;
  return `${tab}/${name.toLowerCase()}.html`;
}
