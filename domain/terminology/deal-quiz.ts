import { optionsPerTerm, type TermEntry, termsPerQuiz } from '../contracts/terminology-study.ts';
import { type RandomSource, shuffled } from '../kernel/random.ts';

/** A term that is asked for, and the terms whose definitions are offered, its own among them. */
export type DealtQuestion = {
  readonly termId: string;
  readonly options: readonly string[];
};

/** Two names of one thing would both be right. */
const isSame = (one: TermEntry, other: TermEntry): boolean =>
  one.id === other.id ||
  one.definition === other.definition ||
  one.commonAbbreviations.some((short) => other.commonAbbreviations.includes(short));

/** What is near is told apart by knowing it: the same category first, then the same body system. */
const nearness = (asked: TermEntry, other: TermEntry): number => {
  if (other.category === asked.category) return 0;
  return other.bodySystem === asked.bodySystem ? 1 : 2;
};

const othersThan = (
  asked: TermEntry,
  terms: readonly TermEntry[],
  random: RandomSource,
): readonly TermEntry[] =>
  shuffled(
    terms.filter((other) => !isSame(asked, other)),
    random,
  )
    .toSorted((one, other) => nearness(asked, one) - nearness(asked, other))
    .slice(0, optionsPerTerm - 1);

/** Ten terms at random of those that may be asked, each with its definition and three others, shuffled. */
export const dealQuiz = (
  terms: readonly TermEntry[],
  asked: readonly TermEntry[],
  random: RandomSource,
): readonly DealtQuestion[] =>
  shuffled(asked, random)
    .slice(0, termsPerQuiz)
    .map((term) => ({
      termId: term.id,
      options: shuffled([term, ...othersThan(term, terms, random)], random).map(({ id }) => id),
    }));
