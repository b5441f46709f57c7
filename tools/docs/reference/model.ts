import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFiles } from '../../manifest.mjs';
import { ROOT } from '../../widgets.mjs';

/** Something with a name and its sentence, in Markdown. */
export interface Named {
  readonly name: string;
  readonly description?: string;
}

export interface Attribute extends Named {
  /** The name of the property, where it has one. */
  readonly fieldName?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

/** A widget as `custom-elements.json` has it. */
export interface Widget {
  readonly tagName: string;
  readonly description: string;
  readonly attributes?: readonly Attribute[];
  readonly members?: readonly (Named & { readonly kind: string })[];
  readonly events?: readonly (Named & { readonly type: { readonly text: string } })[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly (Partial<Widget> & { readonly tagName?: string })[] }[];
}

/** An event as the reference of the package tells it. */
export interface PageEvent {
  readonly name: string;
  readonly when: string;
  readonly isCancelable: boolean;
  readonly detail: string;
  /** Tags; empty for those that start at `document`. */
  readonly raisedBy: readonly string[];
}

/** What is public of the widgets. */
export interface Reference {
  readonly manifest: Manifest;
  readonly widgets: readonly Widget[];
  /** By tag: `stable` or `beta`. */
  readonly statuses: ReadonlyMap<string, string>;
  readonly events: readonly PageEvent[];
  /** The part about tokens, in Markdown. */
  readonly tokens: string;
}

/** Returns the cells of the rows of the first table in a text; `\|` is a sign of the cell. */
const rowsOf = (markdown: string): readonly (readonly string[])[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .slice(2, -2)
        .split(/(?<!\\) ?\| ?/)
        .map((cell) => cell.trim()),
    );

const unquoted = (cell: string): string => cell.replaceAll(/^`|`$/g, '').replaceAll('\\|', '|');

const eventOf = ([
  name = '',
  when = '',
  cancelable = '',
  detail = '',
  raisedBy = '',
]: readonly string[]): PageEvent => ({
  name: unquoted(name),
  when,
  isCancelable: cancelable === 'yes',
  detail: unquoted(detail),
  raisedBy: Array.from(raisedBy.matchAll(/`([^`]+)`/g), ([, tag = '']) => tag),
});

/** Reads the public contract from the specs of the widgets, as a build writes it. */
export async function readReference(): Promise<Reference> {
  const files = await manifestFiles();
  const manifest: Manifest = JSON.parse(files['custom-elements.json'] ?? '');
  const widgets = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one): one is Widget => one.tagName !== undefined)
    .toSorted((one, other) => one.tagName.localeCompare(other.tagName));
  const [, events = '', tokens = ''] = (files['reference.md'] ?? '').split(/^## (?:Events|Tokens)$/m);
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const statuses = Array.from(
    readme.matchAll(/^\| `(waybill-[\w-]+)` \|.*\| (\w+) \|$/gm),
    ([, tag = '', status = '']) => {
      return [tag, status] as const;
    },
  );
  return { manifest, widgets, statuses: new Map(statuses), events: rowsOf(events).map(eventOf), tokens };
}
