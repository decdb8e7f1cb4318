import { comparedWords } from './plain-words.ts';

/** Words that show nothing of what is known. */
const idle: ReadonlySet<string> = new Set(
  [
    'a an and are as at be been being both but by can could did do does for from had has have he her his how i if in',
    'into is it its may might more most of often on one or other our she should so some such than that the their them',
    'then there these they this those to too under usually very was were what when where which while who why will with',
    'would you your about after all also any because before during each even given likely main mainly many much new',
    'only over patient person people same seen side something still two until us use used well within yes think guess',
    'maybe probably it s no not without',
  ].flatMap((words) => words.split(' ')),
);

const endings = /(?:ations?|ations|ions?|ings?|ures?|ies|ed|es|al|ly|ic|y|s)$/;

const stem = (word: string): string => {
  const bare = word.length > 5 ? word.replace(endings, '') : word.replace(/(?<=\w{3})s$/, '');
  return bare.length >= 3 ? bare : word;
};

/** From how a word is compared to how it was written first. */
const termsOf = (text: string): Map<string, string> => {
  const words = comparedWords(text).split(' ');
  const kept = words.filter((word) => word !== '' && !idle.has(word));
  return new Map(kept.toReversed().map((word) => [stem(word), word]));
};

const isOneOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1 || one.length < 6) return false;
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  const [a, b] = [one.slice(place), other.slice(place)];
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
};

const isIn = (term: string, said: ReadonlyMap<string, string>): boolean => {
  if (said.has(term)) return true;
  if (term.length < 5) return false;
  return [...said.keys()].some(
    (word) =>
      isOneOff(term, word) ||
      (word.length >= 5 && (word.startsWith(term) || term.startsWith(word))),
  );
};

export type Comparison = {
  readonly grade: 'match' | 'part' | 'none';
  /** Words of what was expected that the answer holds, and those that it does not. */
  readonly met: readonly string[];
  readonly missing: readonly string[];
};

/** From this share of its words on an answer counts as met. */
const enough = 0.5;

/** What the question says already proves nothing, unless nothing else is left. */
const expectedTerms = (expected: string, question: string): ReadonlyMap<string, string> => {
  const all = termsOf(expected);
  const asked = termsOf(question);
  const own = new Map([...all].filter(([term]) => !asked.has(term)));
  return own.size > 0 ? own : all;
};

/** Compares by words alone: no meaning, no order, and a "not" goes unseen. */
export const compareAnswer = (
  said: string,
  { expected, question }: { readonly expected: string; readonly question: string },
): Comparison => {
  const terms = termsOf(said);
  const wanted = [...expectedTerms(expected, question)];
  const met = wanted.filter(([term]) => isIn(term, terms)).map(([, word]) => word);
  const missing = wanted.filter(([term]) => !isIn(term, terms)).map(([, word]) => word);
  const share = met.length / Math.max(1, wanted.length);
  if (met.length === 0) return { grade: 'none', met, missing };
  return { grade: share >= enough ? 'match' : 'part', met, missing };
};

const not = /\b(?:not|never|no|isn t|doesn t|don t|aren t|won t|without)\b/;

/** Whether a "not" stands in it that the expected answer does not have; "no breath sounds" is one word to us. */
export const isNegated = (said: string, expected: string): boolean =>
  not.test(comparedWords(said)) && !not.test(comparedWords(expected));
