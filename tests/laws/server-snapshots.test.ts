import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

/** Returns the lines on which an external store is read without a snapshot for a server, which React then refuses to render. */
function withoutSnapshot(text: string): number[] {
  const source = ts.createSourceFile('view.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'useSyncExternalStore') {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (node.arguments.length < 3) lines.push(line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

describe('an external store', () => {
  it.each([
    ['useSyncExternalStore(watch, read)', [1]],
    ['useSyncExternalStore(\n watch,\n () => read(),\n () => false,\n)', []],
  ])('is found with and without a snapshot: %j', (text, lines) => {
    expect(withoutSnapshot(text)).toEqual(lines);
  });

  it('has a snapshot for servers in every hook', () => {
    const found = filesIn(['src', 'widgets'], /\.tsx?$/).flatMap(({ path, text }) =>
      withoutSnapshot(text).map((line) => `${path}:${line}`),
    );
    expect(found).toEqual([]);
  });
});
