import type { WordPart } from '../contracts/terminology.ts';
import type { TermEntry } from '../contracts/terminology-study.ts';
import { type RandomSource, shuffled } from '../kernel/random.ts';

export type PartKind = WordPart['kind'];
export const partKinds: readonly PartKind[] = ['prefix', 'root', 'suffix'];

/** One part of each kind, by its writing; a kind may stay empty. */
export type ChosenParts = Readonly<Partial<Record<PartKind, string>>>;

const nameOf = ({ kind, part }: Pick<WordPart, 'kind' | 'part'>): string =>
  `${kind} ${part.toLowerCase()}`;

/** Every part that the terms are built of, each once with the meaning it has first, by the alphabet. */
export const wordParts = (terms: readonly TermEntry[]): readonly WordPart[] => {
  const byName = new Map<string, WordPart>();
  for (const part of terms.flatMap(({ parts }) => parts)) {
    if (!byName.has(nameOf(part))) byName.set(nameOf(part), part);
  }
  return [...byName.values()].toSorted((one, other) => one.part.localeCompare(other.part, 'en'));
};

const isBuiltOf = ({ parts }: TermEntry, chosen: readonly string[]): boolean =>
  parts.length === chosen.length && parts.every((part, place) => nameOf(part) === chosen[place]);

const namesOf = (chosen: ChosenParts): readonly string[] =>
  partKinds.flatMap((kind) => {
    const part = chosen[kind];
    return part === undefined ? [] : [nameOf({ kind, part })];
  });

/** The term that has these parts and no others; undefined where the glossary has none. */
export const builtTerm = (
  terms: readonly TermEntry[],
  chosen: ChosenParts,
): TermEntry | undefined => {
  const names = namesOf(chosen);
  return names.length < 2 ? undefined : terms.find((term) => isBuiltOf(term, names));
};

/** Terms that hold all the chosen parts, whatever else they hold. */
export const termsWith = (
  terms: readonly TermEntry[],
  chosen: ChosenParts,
): readonly TermEntry[] => {
  const names = namesOf(chosen);
  if (names.length === 0) return [];
  return terms.filter(({ parts }) =>
    names.every((name) => parts.some((part) => nameOf(part) === name)),
  );
};

/** The letters of the parts one after the other: a combining vowel falls away before another vowel. */
export const joined = (parts: readonly string[]): string => {
  const letters = parts.map((part) => part.toLowerCase().replaceAll(/[^\p{L}/]/gu, ''));
  return letters.reduce((word, next, place) => {
    const [stem = '', vowel = ''] = next.split('/');
    const following = letters[place + 1] ?? '';
    const isDropped = following === '' || /^[aeiouy]/.test(following);
    // cardi/o and -ia share their i.
    const isShared = isDropped && following !== '' && stem.endsWith(following.charAt(0));
    return word + (isShared ? stem.slice(0, -1) : stem) + (isDropped ? '' : vowel);
  }, '');
};

/** Terms of one word that one part of each kind at most builds, in the order in which they are chosen. */
export const buildableTerms = (terms: readonly TermEntry[]): readonly TermEntry[] =>
  terms.filter(({ term, parts }) => {
    const kinds = parts.map(({ kind }) => kind);
    const order = partKinds.filter((kind) => kinds.includes(kind));
    const isInOrder = kinds.length > 1 && order.join() === kinds.join();
    return isInOrder && joined(parts.map(({ part }) => part)) === term.toLowerCase();
  });

/** A term to be built: for each of its kinds the right part and others beside it. */
export type BuildExercise = {
  readonly term: TermEntry;
  readonly slots: readonly { readonly kind: PartKind; readonly choices: readonly WordPart[] }[];
};

const choicesPerSlot = 4;

/** What it takes to build the term, with three parts beside each right one. */
export const buildExercise = (
  term: TermEntry,
  all: readonly WordPart[],
  random: RandomSource,
): BuildExercise => ({
  term,
  slots: term.parts.map((right) => {
    const others = all.filter(
      ({ kind, part, meaning }) =>
        kind === right.kind &&
        part.toLowerCase() !== right.part.toLowerCase() &&
        meaning.toLowerCase() !== right.meaning.toLowerCase(),
    );
    const beside = shuffled(others, random).slice(0, choicesPerSlot - 1);
    return { kind: right.kind, choices: shuffled([right, ...beside], random) };
  }),
});
