import ts from 'typescript';

/** A text that is not the only child of an element in JSX, so that React holds its node, which a translator takes away. */
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

/** Yields what a function returns, not what the functions in it return. */
function* returnsOf(node: ts.Node): Generator<ts.Expression> {
  if (ts.isReturnStatement(node) && node.expression) yield node.expression;
  if (ts.isFunctionLike(node)) return;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* returnsOf(child);
}

/** Returns the texts that a component gives without an element of its own: it cannot know what stands beside them. */
function bareTexts(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxFragment(node)) {
    const [only, ...others] = node.children.filter((child) => !isDropped(child));
    return only && ts.isJsxExpression(only) && others.length === 0 ? [only] : [];
  }
  const isComponent = ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '');
  return isComponent && node.body ? [...returnsOf(node.body)].filter(isText) : [];
}

/** Finds texts that have siblings, or that a component gives without an element. A space between two elements is no text, because no translator touches it. */
export function mixedTexts(source: string): MixedText[] {
  const file = ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: MixedText[] = [];
  function add(text: ts.Node): void {
    const line = file.getLineAndCharacterOfPosition(text.getStart()).line + 1;
    found.push({ line, text: text.getText().trim() });
  }
  const visit = (node: ts.Node): void => {
    bareTexts(node).forEach(add);
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isDropped(child));
      if (children.length > 1) children.filter(isTextChild).forEach(add);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
