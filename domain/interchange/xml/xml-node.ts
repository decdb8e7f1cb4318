/** An element as it was read: names are those of QTI 2.1, whichever version the file has. */
export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlNode | string)[];
};

/** "qti-simple-choice" of QTI 3.0 and "imsqti:simpleChoice" of 2.1 are both "simpleChoice". */
export const sharedName = (name: string): string =>
  name
    .replace(/^[^:]*:/, '')
    .replace(/^qti-/, '')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string';

export const nodesIn = ({ children }: XmlNode): readonly XmlNode[] => children.filter(isNode);

/** The elements of this name right below another. */
export const childrenOf = (node: XmlNode, name: string): readonly XmlNode[] =>
  nodesIn(node).filter((child) => child.name === name);

/** This element and all below it that are meant, in the order of the file. */
export const within = (node: XmlNode, isMeant: (one: XmlNode) => boolean): readonly XmlNode[] => [
  ...(isMeant(node) ? [node] : []),
  ...nodesIn(node).flatMap((child) => within(child, isMeant)),
];

export const named =
  (...names: readonly string[]) =>
  ({ name }: XmlNode): boolean =>
    names.includes(name);

/** All text below an element as it stands, without the space around it. */
export const rawText = (node: XmlNode): string =>
  node.children
    .map((child) => (isNode(child) ? rawText(child) : child))
    .join('')
    .trim();
