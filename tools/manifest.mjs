import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { evaluate, ROOT, specFile, widgetNames } from './widgets.mjs';

const EVENTS = join(ROOT, 'src/bus/events.ts');
const TOKENS = 'src/ui/tokens.css';

/** In full, aliases spelled out, in the quotes of this repository. */
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** What the comment before a declaration says, but for `[ids]` and what `CANCELABLE` says already. */
const commentOf = (symbol, checker) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/^Cancelable: ./, (start) => start.at(-1).toUpperCase())
    .replace(/\s+/g, ' ');

/** The events of the bus with their comments and the types of their details, as TypeScript understands them. */
function readEvents(cancelable) {
  const program = ts.createProgram([EVENTS], { strict: true, types: [], lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] });
  const checker = program.getTypeChecker();
  const { statements } = program.getSourceFile(EVENTS);
  const details = statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'EventDetails');
  const shown = (type) => checker.typeToString(type, undefined, FORMAT);
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

/** All style sheets of the elements, the tokens first. */
function readSheets() {
  const sheets = ['src', 'widgets']
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.css') && file !== TOKENS);
  return [TOKENS, ...sheets.toSorted()].map(read).join('\n');
}

/**
 * Everything that is derived from the specs of the widgets, from the events and from the tokens: declarations, manifests,
 * data for editors, JSX types and the reference.
 * @returns {Promise<Record<string, string>>} texts by file, relative to `dist`
 */
export async function manifestFiles() {
  const specs = widgetNames().map((name) => `(await import(${JSON.stringify(specFile(name))})).default`);
  const {
    metadataFiles,
    tokensOf,
    CANCELABLE,
    specs: found,
  } = await evaluate(`
    export { CANCELABLE } from './src/bus/events';
    export { metadataFiles } from './src/manifest/files';
    export { tokensOf } from './src/manifest/tokens';
    export const specs = [${specs.join(', ')}];`);
  return metadataFiles({
    version: JSON.parse(read('package.json')).version,
    specs: found,
    events: readEvents(CANCELABLE),
    tokens: tokensOf(readSheets()),
  });
}
