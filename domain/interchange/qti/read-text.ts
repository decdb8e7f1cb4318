import { Unreadable } from '../read/unreadable.ts';
import { isNode, type XmlNode } from '../xml/xml-node.ts';

/** Stand where an answer is entered while the text around it is read; no text of a file holds them. */
export const gapOpens = '\u{E000}';
export const gapCloses = '\u{E001}';
/** Ends the cell of a table. */
const cellEnds = '\u{E002}';

const inline: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdo', 'big', 'cite', 'code', 'dfn', 'em', 'i', 'kbd', 'label', 'q', 's'],
  ...['samp', 'small', 'span', 'strong', 'sub', 'sup', 'tt', 'u', 'var'],
]);
const blocks: ReadonlySet<string> = new Set([
  ...['address', 'article', 'blockquote', 'caption', 'contentBody', 'dd', 'div', 'dl', 'dt'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'itemBody', 'ol', 'p', 'pre', 'prompt', 'rubricBlock'],
  ...['section', 'table', 'ul'],
]);
const lineOf: ReadonlySet<string> = new Set(['li', 'tr', 'tbody', 'thead', 'tfoot']);
const cells: ReadonlySet<string> = new Set(['td', 'th']);
const passedOver: ReadonlySet<string> = new Set([
  ...['catalogInfo', 'feedbackBlock', 'feedbackInline', 'stylesheet', 'companionMaterialsInfo'],
  ...['col', 'colgroup'],
]);

const breaks: Readonly<Record<string, string>> = { br: '\n', hr: '\n\n' };

const refused: Readonly<Record<string, string>> = {
  img: 'Pictures are not taken. Tell in words what is to be seen.',
  script: 'Scripts are not taken. Use text alone.',
  math: 'MathML is not taken. Write the formula as text.',
};

const words = (text: string): string =>
  text.replaceAll(/[\u{E000}-\u{E002}]/gu, '').replaceAll(/[ \t\r\n]+/g, ' ');

type Around = {
  readonly field: string;
  /** What stands for an element that is answered; undefined for one that is text. */
  readonly instead?: (node: XmlNode) => string | undefined;
};

const isScript = ({ attributes }: XmlNode): boolean =>
  Object.entries(attributes).some(
    ([name, value]) => /^on/i.test(name) || /^\s*(?:javascript|vbscript|data):/i.test(value),
  );

const piecesOf = (node: XmlNode, around: Around): string => {
  const { name } = node;
  const told = passedOver.has(name) ? '' : around.instead?.(node);
  if (told !== undefined) return told;
  if (isScript(node)) throw new Unreadable(around.field, refused['script'] ?? '');
  const empty = breaks[name];
  if (empty !== undefined) return empty;
  const inside = () => childrenText(node, around);
  if (inline.has(name)) return inside();
  if (blocks.has(name)) return `\n\n${inside()}\n\n`;
  if (lineOf.has(name)) return `\n${inside()}\n`;
  if (cells.has(name)) return `${inside()}${cellEnds}`;
  const says = refused[name] ?? `The element <${name}> is not taken. Use text alone.`;
  throw new Unreadable(around.field, says);
};

const childrenText = ({ children }: XmlNode, around: Around): string =>
  children.map((child) => (isNode(child) ? piecesOf(child, around) : words(child))).join('');

const tidy = (text: string): string =>
  text
    .replaceAll(/\u{E002}(?=\s*(?:\n|$))/gu, '')
    .replaceAll(cellEnds, ' | ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** What stands in an element as the text a learner reads. Throws `Unreadable` for what is no text. */
export const textIn = (node: XmlNode, around: Around): string => tidy(childrenText(node, around));
