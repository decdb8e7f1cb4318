import type { Item } from '../../domain/bank/item/item.ts';
import type { Question } from '../../domain/contracts/quiz.ts';

const wordsOf = (stem: string, texts: readonly string[]): string =>
  [stem, ...texts.toSorted()].join('\n');

/**
 * Finds the item that a question was made of. The product gives no hint, so it goes by the words;
 * where two fields ask the same, their keys are the same words too.
 */
export const itemsByWords = (items: readonly Item[]): ((question: Question) => Item) => {
  const byWords = new Map(
    items.map((item) => [
      wordsOf(
        item.stem,
        item.options.map(({ text }) => text),
      ),
      item,
    ]),
  );
  // A question that takes a number shows no options.
  const byStem = new Map(
    items.filter(({ marking }) => marking?.kind === 'numeric').map((item) => [item.stem, item]),
  );
  return ({ question, options }) => {
    const words = wordsOf(
      question,
      options.map(({ text }) => text),
    );
    const item = options.length === 0 ? byStem.get(question) : byWords.get(words);
    if (!item) throw new Error(`The bank does not ask: ${question}`);
    return item;
  };
};

/** The letters of the key on this paper. */
export const keyLetters = ({ options }: Question, item: Item): readonly string[] => {
  if (item.marking?.kind === 'numeric') {
    const right = item.options.find(({ id }) => item.key.includes(id));
    return [`${Number.parseFloat(right?.text ?? '')}`];
  }
  if (item.marking?.kind === 'ordered') {
    const texts = new Map(item.options.map(({ id, text }) => [id, text]));
    return item.key.flatMap(
      (id) => options.find(({ text }) => text === texts.get(id))?.label ?? [],
    );
  }
  const right = new Set(
    item.options.filter(({ id }) => item.key.includes(id)).map(({ text }) => text),
  );
  return options.filter(({ text }) => right.has(text)).map(({ label }) => label);
};
