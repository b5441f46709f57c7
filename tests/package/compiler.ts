import ts from 'typescript';

/** What a strict application's compiler says to its files, in which way it may resolve modules. */
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
   * @returns what is wrong with them and with the declarations that they import, but for those of other people
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
