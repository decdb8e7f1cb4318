import {
  type FlashcardText,
  flashcardText,
  mostImported,
  type RowProblem,
} from '../../contracts/flashcards.ts';
import type { Difficulty } from '../../contracts/study-aid-content.ts';
import { cardsOfCloze, hasGaps } from './cloze.ts';
import { fromHtml, fromPlain, type PlainText } from './plain-text.ts';

/** A note of a file before it is known to make a card. */
export type Note = {
  readonly row: number;
  readonly front: string;
  readonly back: string;
  readonly topic?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly isHtml: boolean;
};

export type ReadNotes = {
  readonly cards: readonly FlashcardText[];
  readonly problems: readonly RowProblem[];
  readonly mediaLeftOut: number;
};

const difficulties: readonly string[] = ['easy', 'medium', 'hard'] satisfies Difficulty[];

const difficultyOf = (told = ''): string => {
  const word = told.trim().toLowerCase();
  return difficulties.includes(word) ? word : 'medium';
};

type Sides = { readonly front: string; readonly back: string };

const sidesOf = (front: PlainText, back: PlainText): readonly Sides[] =>
  hasGaps(front.text)
    ? cardsOfCloze(front.text).map((card) => ({
        front: card.front,
        back: back.text === '' ? card.back : `${card.back}\n\n${back.text}`,
      }))
    : [{ front: front.text, back: back.text }];

const problemOf = (sides: Sides, media: number, told: string): string => {
  const leftOut = media > 0 ? ' It held a picture or a sound, which are left out.' : '';
  if (sides.front === '') return `The front is empty.${leftOut}`;
  if (sides.back === '') return `The back is empty.${leftOut}`;
  return told;
};

type Read = { readonly card: FlashcardText } | RowProblem;

const readOf = (note: Note, topic: string): { readonly media: number; readonly read: Read[] } => {
  const plain = note.isHtml ? fromHtml : fromPlain;
  const [front, back] = [plain(note.front), plain(note.back)];
  const media = front.media + back.media;
  const about = {
    topic: topicOf(note) || topic,
    difficulty: difficultyOf(note.difficulty),
  };
  const read = sidesOf(front, back).map((sides): Read => {
    const { success, data, error } = flashcardText.safeParse({ ...sides, ...about });
    if (success) return { card: data };
    const [issue] = error.issues;
    const told = `${String(issue?.path[0] ?? 'card')}: ${issue?.message ?? 'it is no card'}.`;
    return { row: note.row, problem: problemOf(sides, media, told) };
  });
  return { media, read };
};

const topicOf = ({ topic = '' }: Note): string =>
  fromPlain(topic).text.replaceAll('\n', ' ').slice(0, 240).trim();

/** Cards as they would be added, and what is wrong with each note that makes none. */
export const readNotes = (notes: readonly Note[], topic: string): ReadNotes => {
  const all = notes.map((note) => ({ note, ...readOf(note, topic) }));
  const cards = all.flatMap(({ note: { row }, read }) =>
    read.flatMap((one) => ('card' in one ? [{ row, card: one.card }] : [])),
  );
  const problems = all.flatMap(({ read }) => read.flatMap((one) => ('card' in one ? [] : [one])));
  const beyond = cards
    .slice(mostImported)
    .map(({ row }) => ({ row, problem: 'Beyond the 2,000 cards of one import.' }));
  return {
    cards: cards.slice(0, mostImported).map(({ card }) => card),
    problems: [...problems, ...beyond],
    mediaLeftOut: all.reduce((sum, { media }) => sum + media, 0),
  };
};
