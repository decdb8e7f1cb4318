import type { PaperItem } from '../../../domain/attempt/paper-item.ts';
import { dealt } from '../../../domain/attempt/paper-options.ts';
import { buildBank } from '../../../domain/bank/build/build-bank.ts';
import { writtenKnowledge } from '../../../domain/bank/build/knowledge.ts';
import { bankOptionsOf } from '../../../domain/bank/item/bank-options.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import type { Question } from '../../../domain/contracts/quiz.ts';
import { itemsByWords, keyLetters } from '../../support/known-questions.ts';

const { items } = buildBank(writtenKnowledge);
const byId: ReadonlyMap<string, Item> = new Map(items.map((item) => [item.id, item]));
const itemAsked = itemsByWords(items);

const served = new Map<string, Question>();

/** Remembers what these questions ask: their ids tell nothing. */
export const remember = <Asked extends readonly Question[]>(questions: Asked): Asked => {
  for (const question of questions) served.set(question.id, question);
  return questions;
};

/** What the product published and only the tests may look into, by its own id or by a question's. */
export const itemOf = (id: string): Item => {
  const question = served.get(id);
  const item = question ? itemAsked(question) : byId.get(id);
  if (!item) throw new Error(`${id} is not in the bank`);
  return item;
};

export const itemsOf = (field: string): readonly Item[] =>
  items.filter((item) => item.field === field);

const questionOf = (id: string): Question => {
  const question = served.get(id);
  if (!question) throw new Error(`${id} was not served`);
  return question;
};

/** The letter of an option on the paper that holds this question. */
const letterOf = (id: string, text: string): string =>
  questionOf(id).options.find((option) => option.text === text)?.label ?? '';

export const keyOf = (id: string): readonly string[] => keyLetters(questionOf(id), itemOf(id));

export const rightAnswer = (id: string): string => keyOf(id).join(',');

/** The letters of the wrong options. */
export const othersOf = (id: string): readonly string[] => {
  const key = keyOf(id);
  return questionOf(id)
    .options.map(({ label }) => label)
    .filter((label) => !key.includes(label));
};

/** Of several right options all but one, of one the first other: the same on every paper. */
const wrongOptions = ({ type, key, options }: Item) =>
  type === 'multiple'
    ? options.filter(({ id }) => id !== key[0] && key.includes(id))
    : options.filter(({ id }) => !key.includes(id)).slice(0, 1);

/** An answer that is given and wrong. */
export const wrongAnswer = (id: string): string =>
  wrongOptions(itemOf(id))
    .map(({ text }) => letterOf(id, text))
    .toSorted()
    .join(',');

/** The bank's names of what was asked, sorted. */
export const itemIdsOf = (questionIds: readonly string[]): readonly string[] =>
  questionIds.map((id) => itemOf(id).id).toSorted();

/** The bank's name of the option that has this letter on the paper. */
export const optionAt = (id: string, letter: string): string => {
  const shown = questionOf(id).options.find(({ label }) => label === letter);
  return itemOf(id).options.find(({ text }) => text === shown?.text)?.id ?? 'nosuch';
};

/** An item on a paper that no route drew, its options as the bank has them. */
export const onPaper = (item: Item): PaperItem => ({
  itemId: item.id,
  revision: 1,
  area: item.area,
  topic: item.topic,
  type: item.type,
  ...dealt({ ...bankOptionsOf(item), ordered: true }, () => 0),
  firstSeen: true,
});
