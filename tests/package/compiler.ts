import ts from 'typescript';

/** Returns a function that type-checks files as a strict application does, under the given module resolution. */
export function createCompiler(folder: string, module: ts.ModuleKind, moduleResolution: ts.ModuleResolutionKind) {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    module,
    moduleResolution,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const foreign = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (name, ...rest) => {
    if (name.startsWith(folder)) return getSourceFile(name, ...rest);
    if (!foreign.has(name)) foreign.set(name, getSourceFile(name, ...rest));
    return foreign.get(name);
  };

  /**
   * @param files paths below the folder
   * @returns the errors in these files and in the declarations that they import from the same folder
   */
  return (...files: readonly string[]): readonly { readonly file: string; readonly message: string }[] => {
    const program = ts.createProgram(files, options, host);
    return program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(folder))
      .flatMap((source) => ts.getPreEmitDiagnostics(program, source))
      .map(({ file, messageText }) => ({
        file: file?.fileName ?? '',
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }));
  };
}
