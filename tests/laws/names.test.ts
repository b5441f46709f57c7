import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesIn, type SourceFile } from './files';

/** Names that several files export on purpose, because another file loads each of them by that name. */
const CONVENTIONS: Readonly<Record<string, RegExp>> = {
  /** `flows/kit/create-flow` loads the effects of every flow. */
  effects: /^src\/flows\/[\w-]+\/effects\.ts$/,
};

const isExported = (statement: ts.Statement): boolean => {
  const kinds = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []).map(({ kind }) => kind) : [];
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
};

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Returns the names that a file declares and exports. A constant and its type count as one; re-exports are left out. */
function exportedBy({ path, text }: SourceFile): ReadonlySet<string> {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const mode = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const { statements } = ts.createSourceFile(path, text, mode, false, kind);
  return new Set(statements.filter(isExported).flatMap(declaredBy));
}

/** Returns each name that more than one file exports, with these files. */
function ambiguousIn(files: readonly SourceFile[]): string[] {
  const homes = new Map<string, string[]>();
  for (const file of files) {
    for (const name of exportedBy(file)) {
      const isConvention = Object.hasOwn(CONVENTIONS, name) && CONVENTIONS[name]?.test(file.path);
      if (!isConvention) homes.set(name, [...(homes.get(name) ?? []), file.path]);
    }
  }
  return [...homes].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}

const owned = filesIn(['src', 'widgets'], /\.tsx?$/).filter(({ path }) => !path.endsWith('.d.ts'));

describe('an exported name', () => {
  it('is declared by one file only', () => {
    expect(ambiguousIn(owned)).toEqual([]);
  });

  it('of two files is reported, whatever it names and however it is exported', () => {
    const planted: readonly SourceFile[] = [
      { path: 'src/a.ts', text: 'export const Total = 1; export type Total = typeof Total; export default Total;' },
      { path: 'src/b.tsx', text: 'export function Total() { return <b />; }\nconst close = 1;' },
      { path: 'src/c.ts', text: 'export const { open, more: { close } } = slice.actions; const Total = 2;' },
      { path: 'src/d.ts', text: "export async function open() {}\nexport { Total } from './a';" },
      { path: 'src/e.ts', text: 'export interface Close {} export enum Kind {} export class Kinds {}' },
      { path: 'src/flows/e/effects.ts', text: 'export const effects = {};' },
      { path: 'src/flows/f/effects.ts', text: 'export const effects = {};' },
      { path: 'widgets/f/kind.ts', text: 'export type Kind = 1; export const effects = {};' },
    ];
    expect(ambiguousIn(planted)).toEqual([
      'Total: src/a.ts, src/b.tsx',
      'open: src/c.ts, src/d.ts',
      'Kind: src/e.ts, widgets/f/kind.ts',
    ]);
  });

  it('is exempt only by a convention that some file follows', () => {
    const unused = Object.entries(CONVENTIONS).filter(
      ([name, where]) => owned.filter((file) => where.test(file.path) && exportedBy(file).has(name)).length < 2,
    );
    expect(unused).toEqual([]);
  });
});
