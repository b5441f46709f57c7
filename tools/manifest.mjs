import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { evaluate, ROOT, specFile, widgetNames } from './widgets.mjs';

const EVENTS = join(ROOT, 'src/bus/events.ts');
const TOKENS = 'src/ui/tokens.css';

/** Prints types in full, with aliases resolved and in single quotes. */
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Requirement ids and decisions in brackets, such as `[ANA-04]`, `[ACT-03 … ACT-06]` or `[QUO-13, docs/decisions/0040]`. */
const CITATIONS =
  /\s*\[(?:[A-Z]{3}-\d+|docs\/decisions\/\d{4})(?:(?:,| …) (?:[A-Z]{3}-\d+|docs\/decisions\/\d{4}))*\]/g;

/** Returns a comment as public documentation: in one line, without citations, and without the prefix that `CANCELABLE` covers. */
export const publicText = (comment) =>
  comment
    .replace(/^Cancelable: ./, (start) => start.at(-1).toUpperCase())
    .replace(CITATIONS, '')
    .replace(/\s+/g, ' ');

const commentOf = (symbol, checker) => publicText(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

/** Reads the events of the bus with their comments and the types of their details, by the TypeScript compiler. */
function readEvents(cancelable) {
  // Without the types of the DOM, which no detail has, because reading them takes longer than all else.
  const program = ts.createProgram([EVENTS], { strict: true, types: [], lib: ['lib.es2022.d.ts'] });
  const checker = program.getTypeChecker();
  const { statements } = program.getSourceFile(EVENTS);
  const details = statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'EventDetails');
  const shown = (type) => {
    if (type.flags & ts.TypeFlags.Any)
      throw new Error(`${EVENTS} has a detail whose type is not known without the DOM`);
    return checker.typeToString(type, undefined, FORMAT);
  };
  return checker.getPropertiesOfType(checker.getTypeAtLocation(details)).map((event) => ({
    name: `waybill-${event.name}`,
    summary: commentOf(event, checker),
    cancelable: cancelable.has(event.name),
    detail: Object.fromEntries(
      checker
        .getPropertiesOfType(checker.getTypeOfSymbol(event))
        .map((part) => [part.name, shown(checker.getTypeOfSymbol(part))]),
    ),
  }));
}

/** Returns all style sheets of the elements, the tokens first. */
function readSheets() {
  const sheets = ['src', 'widgets']
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.css') && file !== TOKENS);
  return [TOKENS, ...sheets.toSorted()].map(read).join('\n');
}

/**
 * Reads what every description is derived from: the specs, the events and the tokens.
 * @param {string} code further TypeScript to evaluate with the specs
 * @returns {Promise<Record<string, unknown>>} what the code exports, and `sources`
 */
export async function withSources(code) {
  const specs = widgetNames().map((name) => `(await import(${JSON.stringify(specFile(name))})).default`);
  const found = await evaluate(`
    ${code}
    export { CANCELABLE } from './src/bus/events';
    export { tokensOf } from './src/manifest/tokens';
    export const specs = [${specs.join(', ')}];`);
  const sources = {
    version: JSON.parse(read('package.json')).version,
    specs: found.specs,
    events: readEvents(found.CANCELABLE),
    tokens: found.tokensOf(readSheets()),
  };
  return { ...found, sources };
}

/**
 * Generates everything that is derived from the widgets’ specs, the events and the tokens: declarations, manifests, editor data, JSX types
 * and the reference.
 * @returns {Promise<Record<string, string>>} texts by file, relative to `dist`
 */
export async function manifestFiles() {
  const { metadataFiles, sources } = await withSources("export { metadataFiles } from './src/manifest/files';");
  return metadataFiles(sources);
}
