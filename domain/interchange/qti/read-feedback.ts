import type { MappingNote } from '../../contracts/exchanged-item.ts';
import { changed } from '../mapping-report.ts';
import { named, within, type XmlNode } from '../xml/xml-node.ts';
import { textIn } from './read-text.ts';

export type Feedback = {
  /** Why an option is right or wrong, by its name; empty where nothing is told. */
  readonly whyOf: (name: string) => string;
  readonly explanation: string;
  readonly notes: readonly MappingNote[];
};

/** What an item tells after the answer: the reasons of these names, and all else as one explanation. */
export const feedbackIn = (root: XmlNode, names: readonly string[]): Feedback => {
  const told = within(root, named('modalFeedback', 'feedbackInline', 'feedbackBlock')).map(
    (node) => ({
      name: node.attributes['identifier'] ?? '',
      text: textIn(node, { field: 'feedback' }),
    }),
  );
  const own = new Set(names);
  const others = [
    ...new Set(
      told.filter(({ name, text }) => !own.has(name) && text !== '').map(({ text }) => text),
    ),
  ];
  return {
    whyOf: (name) =>
      told
        .filter((one) => one.name === name)
        .map(({ text }) => text)
        .join('\n\n'),
    explanation: others.join('\n\n'),
    notes:
      others.length > 1
        ? [changed('explanation', 'Feedback on right and on wrong answers is told as one.')]
        : [],
  };
};
