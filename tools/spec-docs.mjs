const SPEC = /[\\/]widgets[\\/]([^\\/]+)[\\/]\1\.element\.ts$/;

/** Entries of a spec that only documentation or the build uses. */
const OF_SPEC = new Set(['summary', 'events', 'slots', 'parts', 'states', 'cssProperties', 'room']);
const OF_PROP = new Set(['summary', 'type']);
const OF_METHOD = new Set(['summary', 'parameters', 'returns']);

const entries = (node) => (node?.type === 'ObjectExpression' ? node.properties : []);
const nameOf = ({ key }) => key?.name ?? key?.value;
const valueOf = (object, name) => entries(object).find((entry) => nameOf(entry) === name)?.value;

/** Returns whether an entry says what holds without it: that a property has no default. */
const isEmpty = (entry) =>
  nameOf(entry) === 'fallback' && (entry.value?.name === 'undefined' || entry.value?.operator === 'void');

/** Yields the entries of a spec, its properties and its methods that only document, or say nothing. */
function* docsOf(spec) {
  const groups = [
    [spec, OF_SPEC],
    ...entries(valueOf(spec, 'props')).map(({ value }) => [value, OF_PROP]),
    ...entries(valueOf(spec, 'methods')).map(({ value }) => [value, OF_METHOD]),
  ];
  for (const [object, names] of groups)
    for (const entry of entries(object)) if (names.has(nameOf(entry)) || isEmpty(entry)) yield entry;
}

/** Returns the object of the default export. */
function exported({ body }) {
  const declaration = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  if (declaration?.type !== 'Identifier') return declaration;
  const variables = body.flatMap((statement) => statement.declarations ?? []);
  return variables.find(({ id }) => id.name === declaration.name)?.init;
}

/** Replaces text with blanks, so that offsets and the source map stay valid. */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/**
 * Blanks the documentation of a spec.
 * @param {string} code a spec as JavaScript
 * @param {(code: string) => import('estree').Program} parse
 * @returns {string} the spec without its documentation, of the same length
 */
export function withoutDocs(code, parse) {
  let kept = code;
  for (const { start, end } of docsOf(exported(parse(code)))) {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    kept = kept.slice(0, start) + blank(code.slice(start, end + comma)) + kept.slice(end + comma);
  }
  return kept;
}

/** A Rollup plugin, after TypeScript, that removes the documentation of specs, so that it adds no bytes to a page. */
export function specDocs() {
  return {
    name: 'waybill-spec-docs',
    transform(code, id) {
      return SPEC.test(id) ? { code: withoutDocs(code, (text) => this.parse(text)), map: null } : null;
    },
  };
}
