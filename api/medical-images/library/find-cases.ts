import type { ImageListQuery } from '../../../domain/contracts/medical-images.ts';
import type { LibraryCase } from './library-case.ts';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

const textOf = ({ title, history, tags, modality, bodyPart, view }: LibraryCase): string =>
  [title, history, ...tags, modality, bodyPart, view].join(' ');

/** Each word begins one of the text: it may still be typed. */
const holds = (text: string, words: readonly string[]): boolean => {
  const held = wordsOf(text);
  return words.every((word) => held.some((one) => one.startsWith(word)));
};

const isSame = (chosen: string | undefined, value: string): boolean =>
  chosen === undefined || chosen.toLowerCase() === value.toLowerCase();

/** The cases that hold every word and stand under everything that was chosen; those named so come first. */
export const findCases = (
  cases: readonly LibraryCase[],
  { search = '', modality, pathology, view, unread }: ImageListQuery,
  isRead: (id: string) => boolean,
): LibraryCase[] => {
  const words = wordsOf(search);
  const found = cases.filter(
    (one) =>
      isSame(modality, one.modality) &&
      isSame(pathology, one.pathology) &&
      isSame(view, one.view) &&
      (unread !== 'true' || !isRead(one.id)) &&
      holds(textOf(one), words),
  );
  const isNamed = ({ title }: LibraryCase): boolean => holds(title, words);
  return found.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
};
