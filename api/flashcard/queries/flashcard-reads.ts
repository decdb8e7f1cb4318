import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { mostFlashcards } from '../../../domain/contracts/flashcards.ts';
import { noRecallYet, type RecallPace } from '../../../domain/flashcard/recall-pace.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import type { FlashcardDeckRow } from '../../../projectors/flashcard-decks/flashcard-decks.ts';
import type { FlashcardRow } from '../../../projectors/flashcards/flashcards.ts';

type OfLearner = { readonly learner: string };
type Some = Given<OfLearner & { most: number }>;

// A given value is taken by its name: there is no list of them to spread.
const keptBy = ({ learner }: Given<OfLearner>) =>
  query.selectFrom('read.flashcard').where('learner', '=', learner).where('is_deleted', '=', false);

const newest = statement('flashcards-newest', ({ learner, most }: Some) =>
  keptBy({ learner }).select('data').orderBy('at', 'desc').orderBy('key').limit(most),
);

const dueBack = statement(
  'flashcards-due',
  ({ learner, today, most }: Given<OfLearner & { today: CalendarDay; most: number }>) =>
    keptBy({ learner }).select('data').where('due_on', '<=', today).orderBy('due_on').limit(most),
);

const fresh = statement('flashcards-fresh', ({ learner, most }: Some) =>
  keptBy({ learner })
    .select('data')
    .where('due_on', 'is', null)
    .orderBy('at')
    .orderBy('key')
    .limit(most),
);

const dueCounts = statement('flashcards-due-counts', ({ learner }: Given<OfLearner>) =>
  keptBy({ learner })
    .select(({ fn }) => ['due_on as day', fn.countAll<string>().as('cards')])
    .groupBy('due_on'),
);

const one = statement('flashcard', ({ card }: Given<{ card: string }>) =>
  query.selectFrom('read.flashcard').select('data').where('key', '=', card),
);

const paceOf = statement('flashcard-pace', ({ learner }: Given<OfLearner>) =>
  query.selectFrom('read.flashcard_pace').select('data').where('key', '=', learner),
);

const someDecks = statement('flashcard-decks', ({ decks }: Given<{ decks: readonly string[] }>) =>
  query
    .selectFrom('read.flashcard_deck')
    .select('data')
    .where('key', '=', ({ fn }) => fn.any(decks)),
);

export type DueCounts = {
  readonly scheduled: ReadonlyMap<CalendarDay, number>;
  readonly fresh: number;
};

/** A learner's flashcards, still sealed. */
export const flashcardReads = (pool: Pool) => ({
  /** Cards that are kept, newest first. */
  newest: async (learner: string, most: number): Promise<FlashcardRow[]> =>
    (await newest.rows(pool, { learner, most })).map(({ data }) => data),

  /** Cards that come back today, and those waited for longest. */
  due: async (learner: string, today: CalendarDay): Promise<FlashcardRow[]> =>
    (await dueBack.rows(pool, { learner, today, most: mostFlashcards })).map(({ data }) => data),

  /** Cards that were never reviewed, in the order they were put down. */
  fresh: async (learner: string, most: number): Promise<FlashcardRow[]> =>
    (await fresh.rows(pool, { learner, most })).map(({ data }) => data),

  counts: async (learner: string): Promise<DueCounts> => {
    const rows = await dueCounts.rows(pool, { learner });
    const scheduled = rows.flatMap(({ day, cards }) =>
      day === null ? [] : [[day as CalendarDay, Number(cards)] as const],
    );
    const unseen = rows.find(({ day }) => day === null);
    return { scheduled: new Map(scheduled), fresh: Number(unseen?.cards ?? 0) };
  },

  one: async (card: string): Promise<FlashcardRow | undefined> =>
    (await one.first(pool, { card }))?.data,

  pace: async (learner: string): Promise<RecallPace> =>
    (await paceOf.first(pool, { learner }))?.data.pace ?? noRecallYet,

  decks: async (decks: readonly string[]): Promise<FlashcardDeckRow[]> =>
    (await someDecks.rows(pool, { decks })).map(({ data }) => data),
});
