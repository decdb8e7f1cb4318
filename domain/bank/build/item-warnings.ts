import type { Item } from '../item/item.ts';
import { leadingNumber } from '../item/leading-number.ts';
import { normalText } from '../item/normal-text.ts';
import { areNumbers } from './choose-distractors.ts';

type Warning = { readonly name: string; readonly isFound: (item: Item) => boolean };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const keysOf = ({ options, key }: Item) => options.filter(({ id }) => key.includes(id));
const distractorsOf = ({ options, key }: Item) => options.filter(({ id }) => !key.includes(id));

const leadIn = ({ stem }: Item): string =>
  stem.split(/(?<=[.?!])\s+/).findLast((part) => part.includes('?')) ?? stem;

/** Words of five letters or more carry the meaning; shorter ones are mostly grammar. */
const contentWords = (text: string): Set<string> =>
  new Set(
    normalText(text)
      .split(' ')
      .filter((word) => word.length >= 5),
  );

const sharedWithKeyAlone = (item: Item): boolean => {
  if (item.type === 'multiple') return false;
  const inStem = contentWords(item.stem);
  const elsewhere = contentWords(
    distractorsOf(item)
      .map(({ text }) => text)
      .join(' '),
  );
  const inKey = contentWords(
    keysOf(item)
      .map(({ text }) => text)
      .join(' '),
  );
  return [...inKey].some((word) => inStem.has(word) && !elsewhere.has(word));
};

const isSorted = (numbers: readonly number[]): boolean =>
  numbers.every((value, index) => index === 0 || value >= (numbers[index - 1] ?? value));

const warnings: readonly Warning[] = [
  {
    name: 'key-longest',
    isFound: (item) =>
      item.type === 'single' &&
      mean(keysOf(item).map(({ text }) => text.length)) >
        1.3 * mean(distractorsOf(item).map(({ text }) => text.length)),
  },
  {
    name: 'option-lengths',
    isFound: ({ options }) => {
      const lengths = options.map(({ text }) => text.length);
      return !areNumbers(options) && Math.max(...lengths) > 2 * Math.min(...lengths);
    },
  },
  {
    name: 'negative-lead-in',
    isFound: (item) => /\b(?:not|except|least)\b/.test(leadIn(item)),
  },
  {
    name: 'absolute-option',
    isFound: ({ options }) => options.some(({ text }) => /\b(?:always|never|only)\b/i.test(text)),
  },
  { name: 'word-shared-with-key', isFound: sharedWithKeyAlone },
  { name: 'grammar-cue', isFound: ({ stem }) => /\b(?:a|an)\s*[:…]?$/.test(stem) },
  {
    name: 'mixed-options',
    isFound: ({ options }) => {
      const numeric = options.filter(({ text }) => leadingNumber(text) !== undefined).length;
      return numeric > 0 && numeric < options.length;
    },
  },
  {
    name: 'numbers-not-ordered',
    isFound: ({ options }) =>
      areNumbers(options) && !isSorted(options.map(({ text }) => leadingNumber(text) ?? 0)),
  },
  {
    name: 'no-focus',
    isFound: (item) => /which[^?]*\bis (?:true|correct|false)\b/i.test(leadIn(item)),
  },
  { name: 'over-150-words', isFound: ({ stem }) => stem.split(/\s+/).length > 150 },
];

const warningNames: readonly string[] = warnings.map(({ name }) => name);

/** The signs of weak writing that an item shows, by name. */
export const warningsOf = (item: Item): readonly string[] =>
  warnings.filter(({ isFound }) => isFound(item)).map(({ name }) => name);

export const isWeaklyWritten = (item: Item): boolean =>
  warnings.some(({ isFound }) => isFound(item));

/** How many of the items show each sign of weak writing; each kind has a ceiling that only falls. */
export const countWarnings = (items: readonly Item[]): Readonly<Record<string, number>> => {
  const counts = new Map(warningNames.map((name) => [name, 0]));
  // Those of cases have rules of their own.
  const assembled = items.filter((item) => item.case === undefined);
  for (const name of assembled.flatMap(warningsOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(counts);
};
