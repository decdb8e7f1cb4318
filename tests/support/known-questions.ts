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
  return ({ question, options }) => {
    const words = wordsOf(
      question,
      options.map(({ text }) => text),
    );
    const item = byWords.get(words);
    if (!item) throw new Error(`The bank does not ask: ${question}`);
    return item;
  };
};

/** The letters of the key on this paper. */
export const keyLetters = ({ options }: Question, item: Item): readonly string[] => {
  const right = new Set(
    item.options.filter(({ id }) => item.key.includes(id)).map(({ text }) => text),
  );
  return options.filter(({ text }) => right.has(text)).map(({ label }) => label);
};
