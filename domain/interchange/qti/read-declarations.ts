import { Unreadable } from '../read/unreadable.ts';
import { childrenOf, named, rawText, within, type XmlNode } from '../xml/xml-node.ts';

/** What holds an answer: its kind, and what is right. */
export type Declaration = {
  readonly cardinality: string;
  readonly baseType: string;
  readonly correct: readonly string[];
  /** Some answers count a part of what is right. */
  readonly isPartial: boolean;
};

const entriesOf = (node: XmlNode) =>
  within(node, named('mapEntry')).map(({ attributes }) => ({
    key: attributes['mapKey'] ?? '',
    value: Number(attributes['mappedValue']),
  }));

const correctIn = (node: XmlNode): readonly string[] => {
  const told = childrenOf(node, 'correctResponse').flatMap((one) =>
    childrenOf(one, 'value').map(rawText),
  );
  if (told.length > 0) return told;
  return entriesOf(node).flatMap(({ key, value }) => (value > 0 ? [key] : []));
};

const declared = (node: XmlNode): Declaration => {
  const { cardinality = 'single', baseType = 'identifier' } = node.attributes;
  const values = new Set(
    entriesOf(node)
      .map(({ value }) => value)
      .filter((value) => value !== 0),
  );
  return { cardinality, baseType, correct: correctIn(node), isPartial: values.size > 1 };
};

/** The declaration of the answer of an interaction. Throws `Unreadable` where there is none, or no key. */
export const declarationOf = (
  root: XmlNode,
  { attributes: { responseIdentifier = '' } }: XmlNode,
  mayBeEmpty = false,
): Declaration => {
  const found = childrenOf(root, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === responseIdentifier,
  );
  if (!found) {
    throw new Unreadable(
      'responseDeclaration',
      `Declare the response "${responseIdentifier.slice(0, 60)}" that the interaction names.`,
    );
  }
  const declaration = declared(found);
  if (declaration.correct.length === 0 && !mayBeEmpty) {
    throw new Unreadable('correctResponse', 'Say in a correctResponse what is right.');
  }
  return declaration;
};
