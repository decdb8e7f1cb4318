import type { AccountId } from '../../../domain/kernel/ids.ts';

/** What the bank knows of a question and its learner is not told here: keys, and what leads to them. */
const ofTheBank: ReadonlySet<string> = new Set([
  ...['key', 'keyBefore', 'options', 'points', 'seed', 'rules', 'held', 'difficulty'],
]);

/** Under these stand ids of the bank, alone or in a list; a single letter is one of a paper. */
const bankIds: ReadonlySet<string> = new Set([
  ...['itemId', 'scenarioId', 'optionId', 'family', 'families'],
  ...['items', 'flagged', 'chosen', 'chosenOptions'],
]);

/** By the id of a question. */
const byQuestion: ReadonlySet<string> = new Set(['items', 'answers', 'revealed', 'marks']);

const persons: ReadonlySet<string> = new Set([
  ...['accountId', 'learnerId', 'referrerId', 'referredId', 'editorId', 'actor', 'subject'],
]);

const anotherPerson = 'another-account';

export type Telling = {
  readonly owner: AccountId;
  /** Stands for an id of the bank: the same within one file, and nobody can tell of what. */
  readonly aliasOf: (id: string) => string;
  /** Null for what cannot be opened. */
  readonly open: (sealed: string) => Promise<string | null>;
};

const sealedStart = 'sealed.';
const isLetter = (text: string): boolean => text.length === 1;

const toldText = ({ owner, aliasOf, open }: Telling, name: string, text: string) => {
  if (text.startsWith(sealedStart)) return open(text);
  if (bankIds.has(name) && !isLetter(text)) return aliasOf(text);
  const isSomebodyElse = persons.has(name) && text !== owner && text !== 'system';
  return isSomebodyElse ? anotherPerson : text;
};

const toldRecord = async (telling: Telling, name: string, record: object): Promise<unknown> => {
  const entries = Object.entries(record).filter(([property]) => !ofTheBank.has(property));
  const told = entries.map(async ([property, value]) => [
    byQuestion.has(name) ? telling.aliasOf(property) : property,
    await toldTo(telling, value, property),
  ]);
  return Object.fromEntries(await Promise.all(told));
};

/** A text of a list stands under the name of the list; a record of one is no record by question. */
const toldOne = (telling: Telling, name: string, one: unknown): Promise<unknown> =>
  toldTo(telling, one, typeof one === 'string' ? name : '');

/**
 * A value of an event or a read model as its owner may have it: their own words opened, nothing of
 * another person, and nothing by which the bank or an open paper could be read.
 */
export const toldTo = async (telling: Telling, value: unknown, name = ''): Promise<unknown> => {
  if (typeof value === 'string') return toldText(telling, name, value);
  if (Array.isArray(value)) return Promise.all(value.map((one) => toldOne(telling, name, one)));
  if (typeof value === 'object' && value !== null) return toldRecord(telling, name, value);
  return value;
};
