import { randomUUID } from 'node:crypto';
import { scorePaper } from '../../../domain/attempt/scoring.ts';
import type { NewEvent } from '../../../domain/kernel/envelope.ts';
import { type AccountId, type AttemptId, attemptStream } from '../../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import type { TestProduct } from '../../support/product.ts';
import { itemOf, itemsOf, onPaper } from './bank.ts';

export const fourLetters = ['A', 'B', 'C', 'D'];

/** A question of a field with one answer and four options, and three more beside it. */
export const fourAsked = (field: 'RT' | 'RN', from = 0) => {
  const ids = itemsOf(field)
    .filter(({ type, options }) => type === 'single' && options.length === 4)
    .map(({ id }) => id);
  return ids.slice(from, from + 4).map((one) => onPaper(itemOf(one)));
};
type FourItems = ReturnType<typeof fourAsked>;

const eventsOf = (
  { world }: Pick<TestProduct, 'world'>,
  items: FourItems,
  { index, learners }: { readonly index: number; readonly learners: number },
) => {
  const { field } = itemOf(items[0]?.itemId ?? '');
  const about = {
    attemptId: randomUUID() as string as AttemptId,
    learnerId: `learner-${index % learners}` as AccountId,
    at: world.clock.instant(),
  };
  const given = new Map(
    items.map(({ itemId, key }, place) => [
      itemId,
      { chosen: place === 0 ? [fourLetters[index % 4] ?? 'A'] : key, seconds: 20 },
    ]),
  );
  const form = { field, exam: null, isFullLength: false, mode: 'practice' } as const;
  const paper = { ...about, ...form };
  const clock = { timed: false, day: '2026-11-20' as CalendarDay, hour: 6 };
  const { answers, ...counts } = scorePaper(items, given);
  const events = [
    {
      type: 'PaperIssued',
      version: 4,
      data: { ...paper, timeLimitMinutes: null, timeFactor: 1, items, flagged: [] },
    },
    {
      type: 'QuizSubmitted',
      version: 3,
      data: { ...paper, ...clock, timeSpent: 80, ...counts, answers },
    },
  ];
  const commandId = world.identifiers.command();
  return events.map((event) => ({
    ...event,
    id: randomUUID(),
    meta: { actor: about.learnerId, commandId, correlationId: 'many' },
  })) as NewEvent[];
};

/** Attempts of as many learners: the nth answers the first question with its nth letter in turn, the others rightly. */
export const attemptsHolding = async (
  product: Pick<TestProduct, 'world'>,
  items: FourItems,
  { count, learners }: { readonly count: number; readonly learners: number },
): Promise<readonly AttemptId[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const events = eventsOf(product, items, { index, learners });
      const attemptId = events[0]?.data['attemptId'] as AttemptId;
      const stream = attemptStream(attemptId);
      await product.world.commands.log.append({ stream, events, expected: 'none' });
      return attemptId;
    }),
  );
