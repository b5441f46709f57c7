const SPEC = /[\\/]widgets[\\/]([^\\/]+)[\\/]\1\.element\.ts$/;

/** What a page has no use for: it describes the widget, or only the build reads it. */
const OF_SPEC = new Set(['summary', 'events', 'slots', 'parts', 'states', 'cssProperties', 'room']);
const OF_PROP = new Set(['summary', 'type']);
const OF_METHOD = new Set(['summary', 'parameters', 'returns']);

const entries = (node) => (node?.type === 'ObjectExpression' ? node.properties : []);
const nameOf = ({ key }) => key?.name ?? key?.value;
const valueOf = (object, name) => entries(object).find((entry) => nameOf(entry) === name)?.value;

/** The entries that only describe: of the spec itself, of its properties and of its methods. */
function* docsOf(spec) {
  const groups = [
    [spec, OF_SPEC],
    ...entries(valueOf(spec, 'props')).map(({ value }) => [value, OF_PROP]),
    ...entries(valueOf(spec, 'methods')).map(({ value }) => [value, OF_METHOD]),
  ];
  for (const [object, names] of groups) for (const entry of entries(object)) if (names.has(nameOf(entry))) yield entry;
}

/** The object that the module exports as its default. */
function exported({ body }) {
  const declaration = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  if (declaration?.type !== 'Identifier') return declaration;
  const variables = body.flatMap((statement) => statement.declarations ?? []);
  return variables.find(({ id }) => id.name === declaration.name)?.init;
}

/** Blanks, so that nothing behind it moves and the source map stays true. */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/**
 * @param {string} code a spec as JavaScript
 * @param {(code: string) => import('estree').Program} parse
 * @returns {string} the spec without its descriptions, of the same length
 */
export function withoutDocs(code, parse) {
  let kept = code;
  for (const { start, end } of docsOf(exported(parse(code)))) {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    kept = kept.slice(0, start) + blank(code.slice(start, end + comma)) + kept.slice(end + comma);
  }
  return kept;
}

/** For Rollup, after TypeScript: a description of a widget costs a page no byte. */
export function specDocs() {
  return {
    name: 'waybill-spec-docs',
    transform(code, id) {
      return SPEC.test(id) ? { code: withoutDocs(code, (text) => this.parse(text)), map: null } : null;
    },
  };
}
