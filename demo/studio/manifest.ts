import { sentenceIn, type Sentence, type Sentences } from './sentence';

/** An attribute of a widget, with what may stand in it. */
export interface Attribute {
  readonly name: string;
  readonly kind: 'flag' | 'choice' | 'list' | 'number' | 'text';
  /** The values of a choice or a list. */
  readonly values: readonly string[];
  /** The default as text; empty if there is none. */
  readonly fallback: string;
  readonly summary: Sentence;
}

export interface Widget {
  /** The name without the prefix, `pricing-table`. */
  readonly name: string;
  readonly summary: Sentence;
  readonly attributes: readonly Attribute[];
}

/** What the manifest of the package says. */
export interface Manifest {
  readonly widgets: readonly Widget[];
  /** The attributes of the script tag that say where buttons lead, as `data-route-register`. */
  readonly routes: readonly Attribute[];
}

interface WireAttribute {
  readonly name: string;
  readonly type?: { readonly text?: string };
  readonly default?: string;
  readonly description?: string;
}

/** The part of `custom-elements.json` that is read here. */
export interface WireManifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly tagName?: string;
      readonly description?: string;
      readonly attributes?: readonly WireAttribute[];
    }[];
  }[];
}

const PREFIX = 'waybill-';
const CONFIG = 'config';
const ROUTE = 'route-';
/** Widgets that a page gets by itself, or that show nothing. */
const NOT_PLACED: ReadonlySet<string> = new Set([CONFIG, 'dialogs']);

const unquoted = (text: string): string => text.replaceAll(/^'|'$/g, '');

function attributeOf(
  { name, type, default: fallback = '', description = '' }: WireAttribute,
  sentences: Sentences,
): Attribute {
  const text = type?.text ?? 'string';
  const values = Array.from(text.matchAll(/'([^']*)'/g), ([, value = '']) => value);
  const kinds: Readonly<Record<string, Attribute['kind']>> = { boolean: 'flag', number: 'number' };
  const listed = text.startsWith('readonly') ? 'list' : 'choice';
  const kind = values.length > 0 ? listed : (kinds[text] ?? 'text');
  return {
    name,
    kind,
    values,
    fallback: kind === 'list' ? '' : unquoted(fallback),
    summary: sentenceIn(sentences, description),
  };
}

/**
 * Reads the widgets that an editor places, and the routes, from the manifest of the package.
 * @param sentences the manifest's sentences in the language of the page
 */
export function readManifest({ modules }: WireManifest, sentences: Sentences = {}): Manifest {
  const all = modules.flatMap(({ declarations = [] }) =>
    declarations.flatMap(({ tagName, description = '', attributes = [] }): Widget[] =>
      tagName?.startsWith(PREFIX)
        ? [
            {
              name: tagName.slice(PREFIX.length),
              summary: sentenceIn(sentences, description),
              attributes: attributes.map((one) => attributeOf(one, sentences)),
            },
          ]
        : [],
    ),
  );
  const config = all.find(({ name }) => name === CONFIG)?.attributes ?? [];
  return {
    widgets: all.filter(({ name }) => !NOT_PLACED.has(name)),
    routes: config.filter(({ name }) => name.startsWith(ROUTE)).map((one) => ({ ...one, name: `data-${one.name}` })),
  };
}
