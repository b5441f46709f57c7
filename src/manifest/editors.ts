import { ACTION_NAMES } from '../page/action-names';
import { PLACEHOLDER } from '../page/page';
import { elementDoc, eventSummary, json, some, type ElementDoc, type Named, type Sources } from './model';

const described = ({ name, summary }: Named) => ({ name, description: summary });

/** Renders a Markdown list of an element's events, slots, parts or states. */
function listOf(title: string, names: readonly Named[], shown: (name: string) => string): readonly string[] {
  if (names.length === 0) return [];
  return ['', `**${title}**`, ...names.map(({ name, summary }) => `- ${shown(name)}: ${summary}`)];
}

function tooltip(element: ElementDoc): string {
  const events = element.events.map((event) => ({ ...event, summary: eventSummary(event) }));
  return [
    element.summary,
    ...listOf('Events', events, (name) => `\`${name}\``),
    ...listOf('Slots', element.slots, (name) => (name === '' ? 'default' : `\`${name}\``)),
    ...listOf('Parts', element.parts, (name) => `\`::part(${name})\``),
    ...listOf('States', element.states, (name) => `\`:state(${name})\``),
  ].join('\n');
}

/** Attributes that a page writes on its own elements: placeholders, buttons and the script tag. */
const globalAttributes = (specs: Sources['specs']) => [
  {
    name: PLACEHOLDER,
    description: 'Puts a widget into this element, whose content is shown until it is there.',
    values: specs.map(({ tag }) => ({ name: tag.replace(/^waybill-/, '') })),
  },
  {
    name: `${PLACEHOLDER}-action`,
    description: 'What a press of this button or link does; an item follows as in `cart.add:package/35`.',
    values: ACTION_NAMES.map((name) => ({ name })),
  },
  { name: `${PLACEHOLDER}-header`, description: 'Keeps this header at the top of a phone.', valueSet: 'v' },
  { name: 'data-api', description: 'On the script tag: base address of the API, or `mock` for sample data.' },
  { name: 'data-locale', description: 'On the script tag: the language where the page names none.' },
  { name: 'data-shortcodes', description: 'On the script tag: allows shortcodes in text.', valueSet: 'v' },
  { name: 'data-links', description: 'On the script tag: allows links that become widgets.', valueSet: 'v' },
  {
    name: 'data-editing',
    description: 'On the script tag: an author edits this page, so nothing on it can be pressed.',
    valueSet: 'v',
  },
];

/** Generates tags and attributes for VS Code: `html.customData` in its settings. */
export function vscodeHtml({ specs, events }: Sources): string {
  const tags = specs.map((spec) => {
    const element = elementDoc(spec, events);
    return {
      name: element.tag,
      description: { kind: 'markdown', value: tooltip(element) },
      attributes: element.properties.flatMap(({ attribute, summary, prop }) =>
        attribute === undefined
          ? []
          : {
              name: attribute,
              description: summary,
              // `v` means an attribute without a value.
              valueSet: prop.kind === 'boolean' ? 'v' : undefined,
              values: prop.kind === 'enum' ? prop.values.map((name) => ({ name })) : undefined,
            },
      ),
    };
  });
  return json({ version: 1.1, tags, globalAttributes: globalAttributes(specs) });
}

/** Generates the tokens for VS Code: `css.customData` in its settings. */
export function vscodeCss({ tokens, specs }: Sources): string {
  const own = specs.flatMap(({ cssProperties = {} }) =>
    Object.entries(cssProperties).map(([name, description]) => ({ name, description })),
  );
  const shared = tokens.map((token) => ({ ...described(token), syntax: token.syntax }));
  return json({ version: 1.1, properties: [...shared, ...own] });
}

/** Generates web-types for JetBrains editors, which find the file through `web-types` in package.json. */
export function webTypes({ version, specs, events, tokens }: Sources): string {
  const elements = specs.map((spec) => {
    const element = elementDoc(spec, events);
    return {
      name: element.tag,
      description: element.summary,
      attributes: element.properties.flatMap(({ attribute, summary, type, fallback, prop }) =>
        attribute === undefined
          ? []
          : {
              name: attribute,
              description: summary,
              default: fallback,
              value: prop.kind === 'boolean' ? { kind: 'no-value', type: 'boolean' } : { type },
            },
      ),
      slots: some(element.slots.map(described)),
      js: {
        properties: some(
          element.properties.map(({ name, summary, type, fallback }) => ({
            name,
            description: summary,
            type,
            default: fallback,
          })),
        ),
        events: some(element.events.map((event) => ({ name: event.name, description: eventSummary(event) }))),
      },
      css: { parts: some(element.parts.map(described)), properties: some(element.cssProperties.map(described)) },
    };
  });
  return json({
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'waybill',
    version,
    'description-markup': 'markdown',
    'js-types-syntax': 'typescript',
    contributions: { html: { elements }, css: { properties: tokens.map(described) } },
  });
}
