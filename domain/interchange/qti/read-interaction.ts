import { match } from 'ts-pattern';
import { changed, lost, type Mapped } from '../mapping-report.ts';
import type { RawItem } from '../read/read-items.ts';
import { Unreadable } from '../read/unreadable.ts';
import { childrenOf, type XmlNode } from '../xml/xml-node.ts';
import { type Declaration, declarationOf } from './read-declarations.ts';
import type { Feedback } from './read-feedback.ts';
import { toleranceIn } from './read-processing.ts';
import { textIn } from './read-text.ts';
import { numberName } from './write-feedback.ts';

export type Answered = {
  readonly root: XmlNode;
  readonly interactions: readonly [XmlNode, ...XmlNode[]];
  readonly feedback: Feedback;
  /** What stands behind the place where a number is entered. */
  readonly unit: string;
  /** With {1} where the first list stands. */
  readonly sentence: string;
};

const nameOf = ({ attributes: { identifier = '' } }: XmlNode): string => identifier;

const partial = ({ isPartial }: Declaration) =>
  isPartial
    ? [changed('scoring', 'Weights of single answers are left out: what is right counts alike.')]
    : [];

const optionOf = (node: XmlNode, { whyOf }: Feedback) => ({
  text: textIn(node, { field: 'options' }),
  why: whyOf(nameOf(node)),
});

const list = ({ root, interactions: [node], feedback }: Answered): Mapped<RawItem> => {
  const declaration = declarationOf(root, node);
  const { maxChoices = '1', minChoices, shuffle } = node.attributes;
  const choices = childrenOf(node, 'simpleChoice');
  const unknown = declaration.correct.find((key) => choices.every((one) => nameOf(one) !== key));
  if (unknown !== undefined) {
    throw new Unreadable(
      'correctResponse',
      `Name a choice of the item, not "${unknown.slice(0, 60)}".`,
    );
  }
  const options = choices.map((choice) => ({
    ...optionOf(choice, feedback),
    right: declaration.correct.includes(nameOf(choice)),
  }));
  const about = { options, fixed: shuffle !== 'true' };
  const isSingle = declaration.cardinality === 'single' || maxChoices === '1';
  const choose = Number(maxChoices) > 0 && minChoices === maxChoices ? Number(maxChoices) : null;
  return {
    value: isSingle ? { format: 'single', ...about } : { format: 'multiple', ...about, choose },
    notes: partial(declaration),
  };
};

const ordered = ({ root, interactions: [node], feedback }: Answered): Mapped<RawItem> => {
  const { correct } = declarationOf(root, node);
  const choices = childrenOf(node, 'simpleChoice');
  const inOrder = correct.flatMap((name) => choices.filter((choice) => nameOf(choice) === name));
  if (inOrder.length !== choices.length) {
    throw new Unreadable('correctResponse', 'Name every choice once, in the order that is right.');
  }
  const options = inOrder.map((choice) => optionOf(choice, feedback));
  return { value: { format: 'ordered', options }, notes: [] };
};

const numeric = ({ root, interactions: [node], feedback, unit }: Answered): Mapped<RawItem> => {
  const { correct } = declarationOf(root, node);
  const [first = ''] = correct;
  const value = first.trim() === '' ? Number.NaN : Number(first);
  if (!Number.isFinite(value)) {
    throw new Unreadable(
      'correctResponse',
      'Answers in words are not taken. Give a number, or a choiceInteraction.',
    );
  }
  const told = {
    value,
    tolerance: toleranceIn(root, value),
    unit,
    record: node.attributes['dataRecord'] ?? '',
    why: feedback.whyOf(numberName),
  };
  return {
    value: { format: 'numeric', answer: told },
    notes:
      correct.length > 1
        ? [lost('other answers', 'Only the first of the numbers that count as right is kept.')]
        : [],
  };
};

const matrix = ({ root, interactions: [node], feedback }: Answered): Mapped<RawItem> => {
  const declaration = declarationOf(root, node, true);
  const [rows = [], columns = []] = childrenOf(node, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  );
  const names = columns.map(nameOf);
  const pairs = declaration.correct.map((pair) => pair.split(/\s+/));
  const told = rows.map((row) => ({
    text: textIn(row, { field: 'rows' }),
    right: pairs.flatMap(([from, to = '']) =>
      from === nameOf(row) && names.includes(to) ? [names.indexOf(to)] : [],
    ),
    why: feedback.whyOf(nameOf(row)),
  }));
  const kept = told.reduce((sum, { right }) => sum + right.length, 0);
  if (kept !== pairs.length) {
    throw new Unreadable('correctResponse', 'Name pairs of a row and a column of the item.');
  }
  return {
    value: {
      format: 'matrix',
      several: rows.some(({ attributes }) => attributes['matchMax'] !== '1'),
      columns: columns.map((column) => textIn(column, { field: 'columns' })),
      rows: told,
    },
    notes: partial(declaration),
  };
};

const cloze = ({ root, interactions, feedback, sentence }: Answered): Mapped<RawItem> => ({
  value: {
    format: 'cloze',
    sentence,
    blanks: interactions.map((node) => {
      const { correct } = declarationOf(root, node);
      return {
        options: childrenOf(node, 'inlineChoice').map((choice) => ({
          ...optionOf(choice, feedback),
          right: correct.includes(nameOf(choice)),
        })),
      };
    }),
  },
  notes: [],
});

/** How an item is answered, in our own words. Throws `Unreadable`. */
export const answeringIn = (answered: Answered): Mapped<RawItem> =>
  match(answered.interactions[0].name)
    .with('choiceInteraction', () => list(answered))
    .with('orderInteraction', () => ordered(answered))
    .with('textEntryInteraction', () => numeric(answered))
    .with('matchInteraction', () => matrix(answered))
    .otherwise(() => cloze(answered));
