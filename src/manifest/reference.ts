import { detailType, elementDoc, type ElementDoc, type Named, type Sources } from './model';

const code = (text: string): string => `\`${text}\``;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return [];
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

const names = (title: string, list: readonly Named[], shown: (name: string) => string) =>
  table(
    [title, ''],
    list.map(({ name, summary }) => [shown(name), summary]),
  );

function section(element: ElementDoc): readonly string[] {
  return [
    `## ${code(`<${element.tag}>`)}`,
    '',
    element.summary,
    '',
    ...table(
      ['Attribute', 'Property', 'Type', 'Default', ''],
      element.properties.map(({ attribute, name, type, fallback, summary }) => [
        attribute === undefined ? '' : code(attribute),
        code(name),
        code(type),
        fallback === undefined ? '' : code(fallback),
        summary,
      ]),
    ),
    ...table(
      ['Method', ''],
      element.methods.map(({ name, parameters = {}, summary }) => [
        code(
          `${name}(${Object.entries(parameters)
            .map(([key, type]) => `${key}: ${type}`)
            .join(', ')})`,
        ),
        summary,
      ]),
    ),
    ...table(
      ['Event', ''],
      element.events.map(({ name, summary }) => [`[${code(name)}](#events)`, summary]),
    ),
    ...names('Slot', element.slots, (name) => (name === '' ? 'default' : code(name))),
    ...names('Part', element.parts, (name) => code(`::part(${name})`)),
    ...names('State', element.states, (name) => code(`:state(${name})`)),
    ...names('Custom property', element.cssProperties, code),
  ];
}

/** Generates the reference: the whole public contract as Markdown tables. */
export function reference({ specs, events, tokens }: Sources): string {
  const elements = specs.map((spec) => elementDoc(spec, events));
  return [
    '# Reference',
    '',
    'The build generates this file from the widgets’ specs. Every name is part of the public contract: it changes only in a major version.',
    '',
    ...elements.flatMap(section),
    '## Events',
    '',
    'Events bubble and are composed. Events that no element raises start at `document`; so do events that no element caused.',
    '',
    ...table(
      ['Event', 'When', 'Cancelable', '`detail`', 'Raised by'],
      events.map((event) => [
        code(event.name),
        event.summary,
        event.cancelable ? 'yes' : '',
        code(detailType(event)),
        elements
          .filter((element) => element.events.includes(event))
          .map(({ tag }) => code(tag))
          .join(', '),
      ]),
    ),
    '## Tokens',
    '',
    'Set these custom properties on `:root`, on any ancestor or on a widget.',
    '',
    ...table(
      ['Token', 'Syntax', 'Default', ''],
      tokens.map(({ name, syntax, fallback, summary }) => [code(name), code(syntax), code(fallback), summary]),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
