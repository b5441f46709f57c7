import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../laws/files';

/** A virtual folder; it is placed within the repository so that TypeScript finds React's types. */
const BASE = join(ROOT, 'unwritten');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  exactOptionalPropertyTypes: true,
  types: [],
  paths: {
    waybill: [join(BASE, 'dist/index.d.ts')],
    'waybill/jsx': [join(BASE, 'dist/jsx.d.ts')],
    'waybill/react': [join(BASE, 'dist/react/index.d.ts')],
    'waybill/vue': [join(BASE, 'dist/vue.d.ts')],
    'waybill/svelte': [join(BASE, 'dist/svelte.d.ts')],
    'waybill/*': [join(BASE, 'dist/elements/*.d.ts')],
  },
};

/**
 * Type-checks pages against a virtual package whose index exports the event types of src/bus/events.
 * @param dist texts by file, relative to `dist`
 * @param pages texts by file
 * @returns a function from a file to its TypeScript errors, each with the text of its line
 */
export function compile(dist: Readonly<Record<string, string>>, pages: Readonly<Record<string, string>>) {
  const files = new Map([
    [
      join(BASE, 'dist/index.d.ts'),
      `export * from '${join(ROOT, 'src/bus/events')}'; export declare const waybill: { readonly version: string };`,
    ],
    ...Object.entries(dist)
      .filter(([name]) => name.endsWith('.d.ts'))
      .map(([name, text]) => [join(BASE, 'dist', name), text] as const),
    ...Object.entries(pages).map(([name, text]) => [join(BASE, name), text] as const),
  ]);
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile, readFile } = host;
  // TypeScript would skip virtual files, because it first asks whether their folder exists on disk.
  delete host.directoryExists;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, target) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return (name: string): readonly { readonly line: string; readonly message: string }[] =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(join(BASE, name)))
      .map(({ file, start = 0, messageText }) => ({
        line: file?.text.split('\n')[file.getLineAndCharacterOfPosition(start).line]?.trim() ?? '',
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }));
}
