import { match } from 'ts-pattern';
import type { FlashcardSource } from '../../domain/contracts/flashcards.ts';
import type { AccountId, DeckId } from '../../domain/kernel/ids.ts';
import type { CalendarDay, Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** Flashcards that were made or put down together. */
export type FlashcardDeckRow = {
  readonly deckId: DeckId;
  readonly learnerId: AccountId;
  readonly source: FlashcardSource;
  /** Of the learner's own calendar. */
  readonly day: CalendarDay;
  readonly at: Instant;
  readonly count: number;
  /** Sealed JSON. */
  readonly flashcards: string;
};

/** What stands on a learner's flashcards as it was first written, deck by deck. */
export const flashcardDecks = projection<FlashcardDeckRow>()({
  name: 'flashcard-decks',
  version: 2,
  table: 'flashcard_deck',
  owner: 'learner',
  handles: ['StudyAidGenerated', 'FlashcardsAdded'],
  columns: [
    { name: 'learner', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'at', type: 'text', of: ({ at }) => at },
  ],
  indexes: [['learner', 'at']],
  keys: ({ type, data }) => {
    if (type === 'FlashcardsAdded') return [data.deckId];
    return data.flashcards === null ? [] : [data.aidId];
  },
  isFinal: () => true,
  evolve: (row, event) =>
    match(event)
      .returnType<FlashcardDeckRow | undefined>()
      .with({ type: 'StudyAidGenerated' }, ({ data }) =>
        data.flashcards === null
          ? row
          : {
              // The deck of an aid has the aid's own name.
              deckId: data.aidId as string as DeckId,
              learnerId: data.learnerId,
              source: 'generated',
              day: data.day,
              at: data.at,
              count: data.parts,
              flashcards: data.flashcards,
            },
      )
      .with({ type: 'FlashcardsAdded' }, ({ data }) => ({
        deckId: data.deckId,
        learnerId: data.learnerId,
        source: data.source,
        day: data.day,
        at: data.at,
        count: data.count,
        flashcards: data.cards,
      }))
      .exhaustive(),
});
