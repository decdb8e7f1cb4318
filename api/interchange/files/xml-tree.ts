import sax from 'sax';
import { Unreadable } from '../../../domain/interchange/read/unreadable.ts';
import { sharedName, type XmlNode } from '../../../domain/interchange/xml/xml-node.ts';

/** Elements within one another, and elements of one file. */
const deepest = 64;
const mostElements = 20_000;

type Open = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlNode | string)[];
};

const attributesOf = (told: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(told).map(([name, value]) => [sharedName(name), value]));

/** Builds the tree while the file is read, and stops at what no item needs. */
const listener = () => {
  const top: Open = { name: '', attributes: {}, children: [] };
  const open: Open[] = [top];
  let elements = 0;
  const text = (value: string): void => {
    open.at(-1)?.children.push(value);
  };
  return {
    top,
    text,
    begin: ({ name, attributes }: Pick<Open, 'name' | 'attributes'>): void => {
      elements += 1;
      if (open.length > deepest || elements > mostElements) {
        throw new Unreadable('file', 'This file is nested too deeply or too long for an item.');
      }
      const begun = { name: sharedName(name), attributes: attributesOf(attributes), children: [] };
      open.at(-1)?.children.push(begun);
      open.push(begun);
    },
    end: (): void => {
      open.pop();
    },
  };
};

/**
 * A file of XML as a tree. Nothing that it names is fetched and no entity is known but those of XML itself:
 * a document type declaration is refused. Throws `Unreadable`.
 */
export const xmlTree = (text: string): XmlNode => {
  const parser = sax.parser(true, { strictEntities: true, position: true });
  const { top, begin, end, text: take } = listener();
  parser.onopentag = begin;
  parser.onclosetag = end;
  parser.ontext = take;
  parser.oncdata = take;
  parser.ondoctype = () => {
    throw new Unreadable('file', 'Remove the document type declaration (<!DOCTYPE …>).');
  };
  parser.onerror = (error) => {
    const [what = ''] = error.message.split('\n', 1);
    throw new Unreadable('file', `This is no well-formed XML: ${what.slice(0, 120)}.`);
  };
  parser.write(text.replace(/^\u{FEFF}/u, '')).close();
  const root = top.children.find((child): child is XmlNode => typeof child !== 'string');
  if (!root) throw new Unreadable('file', 'This file of XML is empty.');
  return root;
};
