import { z } from 'zod';
import {
  cardsPerDeck,
  type Flashcard,
  type FlashcardText,
  flashcardText,
  mostFlashcards,
} from '../../domain/contracts/flashcards.ts';
import type { FlashcardDeckRow } from '../../projectors/flashcard-decks/flashcard-decks.ts';
import type { FlashcardRow } from '../../projectors/flashcards/flashcards.ts';
import type { ApiContext } from '../server/context.ts';

const deckText = z.array(flashcardText).max(cardsPerDeck);

type Reads = Pick<ApiContext, 'flashcards' | 'world'>;

const openDeck = async (
  { world: { vault } }: Reads,
  { learnerId, flashcards }: FlashcardDeckRow,
): Promise<readonly FlashcardText[]> => {
  const clear = await vault.open(learnerId, flashcards);
  return clear === null ? [] : deckText.parse(JSON.parse(clear));
};

/** Nothing of a card whose owner was forgotten meanwhile. */
const textOf = async (
  { world: { vault } }: Reads,
  { text, learnerId, place }: FlashcardRow,
  deck: readonly FlashcardText[],
): Promise<FlashcardText | undefined> => {
  if (text === null) return deck[place - 1];
  const clear = await vault.open(learnerId, text);
  return clear === null ? undefined : flashcardText.parse(JSON.parse(clear));
};

export type ClearCard = { readonly row: FlashcardRow; readonly text: FlashcardText };

/** What stands on these cards; each deck is opened once, however many of its cards are among them. */
export const clearCards = async (
  reads: Reads,
  rows: readonly FlashcardRow[],
): Promise<readonly ClearCard[]> => {
  const wanted = new Set(rows.filter(({ text }) => text === null).map(({ deckId }) => deckId));
  const found = await reads.flashcards.decks([...wanted]);
  const opened = await Promise.all(
    found.map(async (deck) => [deck.deckId, await openDeck(reads, deck)] as const),
  );
  const decks = new Map(opened);
  const clear = await Promise.all(
    rows.map(async (row) => ({
      row,
      text: await textOf(reads, row, decks.get(row.deckId) ?? []),
    })),
  );
  return clear.flatMap(({ row, text }) => (text ? [{ row, text }] : []));
};

const inOrder = ({ row: one }: ClearCard, { row: other }: ClearCard): number => {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  if (one.deckId !== other.deckId) return one.deckId < other.deckId ? -1 : 1;
  return one.place - other.place;
};

/** Every card of a learner, or the newest: what was put down last comes first, and within it in its own order. */
export const allCards = async (
  reads: Reads,
  learner: string,
  most: number = mostFlashcards,
): Promise<readonly ClearCard[]> =>
  (await clearCards(reads, await reads.flashcards.newest(learner, most))).toSorted(inOrder);

/** A card as its learner sees it. */
export const presentCard = ({ row, text }: ClearCard): Flashcard => ({
  id: row.cardId,
  front: text.front,
  back: text.back,
  topic: text.topic,
  difficulty: text.difficulty,
  source: row.source,
  createdAt: row.at,
  dueOn: row.memory.schedule?.dueOn ?? null,
  reviews: row.memory.schedule?.answers ?? 0,
});

/** Cards that ask the same are the same, however they are spaced or written large. */
export const sameFront = (front: string): string =>
  front.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
