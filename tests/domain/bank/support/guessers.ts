import type { Item } from '../../../../domain/bank/item/item.ts';
import type { Question } from '../../../../domain/contracts/quiz.ts';
import { randomFrom, seedOf, shuffled } from '../../../../domain/kernel/random.ts';

/** Picks one option of a question as it is served, by its place; the first where it cannot tell. */
export type Guesser = readonly [string, (question: Question) => number];

const smallest = (values: readonly (number | string)[]): number =>
  values.reduce<number>((best, value, place) => (value < (values[best] ?? '') ? place : best), 0);

const largest = (values: readonly (number | string)[]): number =>
  values.reduce<number>((best, value, place) => (value > (values[best] ?? '') ? place : best), 0);

const textsOf = ({ options }: Question): readonly string[] => options.map(({ text }) => text);

/** All that stands in a question and could have been a seed. */
const seeds: readonly (readonly [string, (question: Question) => string])[] = [
  ['id', ({ id }) => id],
  ['paper', ({ id }) => id.slice(0, id.lastIndexOf('.'))],
  ['place', ({ id }) => id.slice(id.lastIndexOf('.') + 1)],
  ['stem', ({ question }) => question],
  ['topic', ({ topic }) => topic],
  ['area', ({ category }) => category],
  ['area and topic', ({ category, topic }) => `${category}/${topic}`],
  ['type', ({ questionType }) => questionType],
  ['options', (question) => textsOf(question).join('/')],
  ['sorted options', (question) => textsOf(question).toSorted().join('/')],
];

/** Where an order drawn with this seed puts what was written first, which is right. */
const firstWritten = (seed: string, count: number): number =>
  shuffled(
    Array.from({ length: count }, (_, index) => index),
    randomFrom(seedOf(seed)),
  ).indexOf(0);

const bySeed: readonly Guesser[] = seeds.flatMap(([name, seed]) =>
  ['', '/1', '/2', '/3'].map(
    (version): Guesser => [
      `an order drawn from the ${name}${version}`,
      (question) => firstWritten(`${seed(question)}${version}`, question.options.length),
    ],
  ),
);

const byHash: readonly Guesser[] = seeds.flatMap(([name, seed]): readonly Guesser[] => {
  const hashes = (question: Question) =>
    textsOf(question).map((text) => seedOf(`${seed(question)}/${text}`));
  return [
    [`the smallest hash with the ${name}`, (question) => smallest(hashes(question))],
    [`the largest hash with the ${name}`, (question) => largest(hashes(question))],
  ];
});

const byPlace: readonly Guesser[] = [
  ...[0, 1, 2, 3, 4].map((place): Guesser => [`always ${'ABCDE'[place]}`, () => place]),
  ['always the last', ({ options }) => options.length - 1],
  [
    'the place of the question on the paper',
    ({ id, options }) => Number(id.slice(id.lastIndexOf('.') + 1)) % options.length,
  ],
  ['the place that the stem’s length gives', (q) => q.question.length % q.options.length],
];

const byText: readonly Guesser[] = [
  ['the first of the alphabet', (question) => smallest(textsOf(question))],
  ['the last of the alphabet', (question) => largest(textsOf(question))],
  ['the smallest hash', (question) => smallest(textsOf(question).map(seedOf))],
  ['the largest hash', (question) => largest(textsOf(question).map(seedOf))],
];

/** Who know how the bank and papers are made, and see what a learner sees. */
export const guessers: readonly Guesser[] = [...byPlace, ...byText, ...bySeed, ...byHash];

/** An item as it stands on a paper: what is served of it, and the texts that are right. */
export type Served = { readonly question: Question; readonly item: Item };

const isRight = ({ question, item }: Served, place: number): boolean => {
  const text = question.options[place]?.text;
  return item.options.some((option) => option.text === text && item.key.includes(option.id));
};

/** Standard errors by which the guesser hits right options more often than chance would. */
export const beyondChance = ([, guess]: Guesser, served: readonly Served[]): number => {
  const chances = served.map(({ item }) => item.key.length / item.options.length);
  const mean = chances.reduce((sum, chance) => sum + chance, 0);
  const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
  const right = served.filter((one) => isRight(one, guess(one.question))).length;
  return (right - mean) / Math.sqrt(variance);
};
