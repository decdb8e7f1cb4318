import type { SavedAidEntry } from '../../../../domain/contracts/study-aids.ts';
import { methodWords, type StudyMethod } from '../../../../domain/contracts/study-methods.ts';

export const orders = [
  { value: 'newest', label: 'Last saved first' },
  { value: 'oldest', label: 'First saved first' },
  { value: 'name', label: 'By name' },
] as const;
export type LibraryOrder = (typeof orders)[number]['value'];

export type LibraryFilter = {
  readonly search: string;
  readonly method: StudyMethod | 'all';
  readonly order: LibraryOrder;
};

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

const byOrder: Readonly<
  Record<LibraryOrder, (one: SavedAidEntry, other: SavedAidEntry) => number>
> = {
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  oldest: (one, other) => one.createdAt.localeCompare(other.createdAt),
  name: (one, other) => one.topic.localeCompare(other.topic, 'en'),
};

/** What the filter leaves of a library, in the order that was chosen. */
export const libraryList = (
  entries: readonly SavedAidEntry[],
  { search, method, order }: LibraryFilter,
): readonly SavedAidEntry[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return entries
    .filter(({ topic, studyType }) => {
      const text = plain(`${topic} ${methodWords[studyType].label}`);
      const isWanted = method === 'all' || studyType === method;
      return isWanted && words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => byOrder[order](one, other) || (one.id < other.id ? -1 : 1));
};

/** Aids whose parts have a front and a back. */
const onCards: readonly StudyMethod[] = [
  ...(['flashcards', 'matching', 'case-studies', 'drug-cards', 'practice-questions'] as const),
  ...(['dosage-calc', 'definitions', 'true-false', 'fill-blank'] as const),
];

/** Whether an aid of this method can be exported and printed as cards. */
export const fitsOnCards = (method: StudyMethod): boolean => onCards.includes(method);
