import { match } from 'ts-pattern';
import type { FlashcardSource } from '../../domain/contracts/flashcards.ts';
import {
  afterRecall,
  afterUndo,
  type CardMemory,
  unseen,
} from '../../domain/flashcard/card-memory.ts';
import type { AccountId, DeckId, FlashcardId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';

/** One flashcard of a learner; what stands on it is in its deck, unless it was worded anew. */
export type FlashcardRow = {
  readonly cardId: FlashcardId;
  readonly deckId: DeckId;
  /** From 1. */
  readonly place: number;
  readonly learnerId: AccountId;
  readonly source: FlashcardSource;
  readonly at: Instant;
  /** Sealed JSON; null as long as it stands as it was put down. */
  readonly text: string | null;
  readonly isDeleted: boolean;
  readonly memory: CardMemory;
};

const cardIds = (deckId: string, count: number): FlashcardId[] =>
  Array.from({ length: count }, (_, index) => `${deckId}.${index + 1}` as FlashcardId);

const keysOf = ({ type, data }: Handled<HandledType>): readonly string[] => {
  if (type === 'FlashcardsAdded') return cardIds(data.deckId, data.count);
  if (type !== 'StudyAidGenerated') return [data.cardId];
  return data.flashcards === null ? [] : cardIds(data.aidId, data.parts);
};

type HandledType =
  | 'StudyAidGenerated'
  | 'FlashcardsAdded'
  | 'FlashcardChanged'
  | 'FlashcardDeleted'
  | 'FlashcardRestored'
  | 'FlashcardReviewed'
  | 'FlashcardReviewUndone';

type PutDown = Pick<FlashcardRow, 'learnerId' | 'source' | 'at'>;

const putDown = (key: string, { learnerId, source, at }: PutDown): FlashcardRow => {
  const [deckId = '', place] = key.split('.');
  return {
    cardId: key as FlashcardId,
    deckId: deckId as DeckId,
    place: Number(place),
    learnerId,
    source,
    at,
    text: null,
    isDeleted: false,
    memory: unseen,
  };
};

/** Every flashcard of every learner, with when it is due by FSRS. */
export const flashcards = projection<FlashcardRow>()({
  name: 'flashcards',
  version: 1,
  table: 'flashcard',
  owner: 'learner',
  handles: [
    ...(['StudyAidGenerated', 'FlashcardsAdded', 'FlashcardChanged'] as const),
    ...(['FlashcardDeleted', 'FlashcardRestored'] as const),
    ...(['FlashcardReviewed', 'FlashcardReviewUndone'] as const),
  ],
  columns: [
    { name: 'learner', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'at', type: 'text', of: ({ at }) => at },
    { name: 'is_deleted', type: 'boolean', of: ({ isDeleted }) => isDeleted },
    { name: 'due_on', type: 'text', of: ({ memory }) => memory.schedule?.dueOn ?? null },
  ],
  indexes: [
    ['learner', 'due_on'],
    ['learner', 'at'],
  ],
  keys: keysOf,
  evolve: (row, event, key) =>
    match(event)
      .returnType<FlashcardRow | undefined>()
      .with({ type: 'StudyAidGenerated' }, ({ data: { learnerId, at } }) =>
        putDown(key, { learnerId, at, source: 'generated' }),
      )
      .with({ type: 'FlashcardsAdded' }, ({ data }) => putDown(key, data))
      .with({ type: 'FlashcardChanged' }, ({ data }) => row && { ...row, text: data.card })
      .with({ type: 'FlashcardDeleted' }, () => row && { ...row, isDeleted: true })
      .with({ type: 'FlashcardRestored' }, () => row && { ...row, isDeleted: false })
      .with(
        { type: 'FlashcardReviewed' },
        ({ data }) => row && { ...row, memory: afterRecall(row.memory, data) },
      )
      .with(
        { type: 'FlashcardReviewUndone' },
        ({ data }) => row && { ...row, memory: afterUndo(row.memory, data.reviewedAt) },
      )
      .exhaustive(),
});
