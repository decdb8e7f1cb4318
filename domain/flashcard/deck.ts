import type { AddedSource } from '../contracts/flashcards.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, AttemptId, DeckId, QuestionId } from '../kernel/ids.ts';
import { accepted } from '../kernel/result.ts';
import type { CalendarDay, Instant } from '../kernel/time.ts';
import type { DeckEvent } from './events.ts';

export type AddFlashcards = {
  readonly type: 'AddFlashcards';
  readonly deckId: DeckId;
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly day: CalendarDay;
  readonly source: AddedSource;
  readonly count: number;
  readonly cards: string;
  readonly question: { readonly attemptId: AttemptId; readonly questionId: QuestionId } | null;
};

/** When the cards were put down; null before. */
type Deck = { readonly addedAt: Instant } | null;

/** Cards that are put down together, once: the same wish sent again adds none. */
export const flashcardDeck: Decider<Deck, AddFlashcards, DeckEvent, never> = {
  initial: null,
  decide: ({ type: _, ...data }, state) =>
    accepted(state === null ? [{ type: 'FlashcardsAdded', data }] : []),
  evolve: (_, { data }) => ({ addedAt: data.at }),
};
