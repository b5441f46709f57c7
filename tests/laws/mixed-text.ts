import ts from 'typescript';

/** A text that shares its element with other children, where a translator takes it from React. */
export interface MixedText {
  readonly line: number;
  readonly text: string;
}

const isSpace = (text: string): boolean => text.trim() === '';

/** Tells whether JSX drops this child: an empty expression, or white space around a line break. */
const isDropped = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? isSpace(child.text) && child.text.includes('\n')
    : ts.isJsxExpression(child) && child.expression === undefined;

/** Properties that hold a text wherever they occur in views. */
const TEXTS = new Set(['text', 'title', 'label', 'message']);

function isText(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return isText(expression.expression);
  if (ts.isConditionalExpression(expression)) return isText(expression.whenTrue) || isText(expression.whenFalse);
  // What stands before && is rendered only where it is empty.
  if (ts.isBinaryExpression(expression)) return isText(expression.right);
  if (ts.isStringLiteralLike(expression)) return !isSpace(expression.text);
  if (ts.isTemplateExpression(expression)) return true;
  if (ts.isPropertyAccessExpression(expression)) return TEXTS.has(expression.name.text);
  return (
    ts.isCallExpression(expression) && ts.isIdentifier(expression.expression) && expression.expression.text === 't'
  );
}

const isTextChild = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? !isSpace(child.text)
    : ts.isJsxExpression(child) && child.expression !== undefined && isText(child.expression);

/** Finds texts that have siblings. A space between two elements is no text, because no translator touches it. */
export function mixedTexts(source: string): MixedText[] {
  const file = ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: MixedText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isDropped(child));
      for (const child of children.length > 1 ? children.filter(isTextChild) : []) {
        const line = file.getLineAndCharacterOfPosition(child.getStart()).line + 1;
        found.push({ line, text: child.getText().trim() });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
