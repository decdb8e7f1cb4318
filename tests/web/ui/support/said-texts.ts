import ts from 'typescript';

export type SaidText = { readonly line: number; readonly text: string };

/** Of the look of an element, and not read by anybody. */
const silentAttributes: ReadonlySet<string> = new Set(['className', 'id', 'key', 'style', 'd']);

const isSilent = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isJsxAttribute(node) && silentAttributes.has(node.name.getText()));

/** "Based on … events" of `Based on ${count} events`. */
const ofTemplate = ({ head, templateSpans }: ts.TemplateExpression): string =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('…');

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isTemplateExpression(node)) return ofTemplate(node);
  return ts.isJsxText(node) || ts.isStringLiteralLike(node) ? node.text : undefined;
};

/** Text of one word in small letters is a name in the code, unless it stands between tags. */
const isSaid = (node: ts.Node, text: string): boolean =>
  ts.isJsxText(node) ? /\p{L}/u.test(text) : /\s|^\p{Lu}/u.test(text);

/** The texts of a source that somebody may read, without the names that code gives to things. */
export const saidTexts = (path: string, source: string): readonly SaidText[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: SaidText[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim();
    if (text && isSaid(node, text)) {
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
