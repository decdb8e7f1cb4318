import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scorePaper } from '../../../domain/attempt/scoring.ts';
import type { NewEvent } from '../../../domain/kernel/envelope.ts';
import { type AccountId, type AttemptId, attemptStream } from '../../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import type { RescoringsRow } from '../../../projectors/rescorings/rescorings.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, itemsOf, onPaper } from '../support/bank.ts';
import { newAdmin } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const count = 10_000;
const [id = '', ...others] = itemsOf('RT')
  .filter(({ type }) => type === 'single')
  .map((item) => item.id);

const items = [id, ...others.slice(0, 3)].map((one) => onPaper(itemOf(one)));
const letters = ['A', 'B', 'C', 'D'];

/** Attempt n answers the first question with its nth letter in turn and the others rightly. */
const eventsOf = (index: number): NewEvent[] => {
  const about = {
    attemptId: randomUUID() as string as AttemptId,
    learnerId: `learner-${index % 500}` as AccountId,
    at: product.world.clock.instant(),
  };
  const given = new Map(
    items.map(({ itemId, key }, place) => [
      itemId,
      { chosen: place === 0 ? [letters[index % 4] ?? 'A'] : key, seconds: 20 },
    ]),
  );
  const form = { field: 'RT', exam: null, isFullLength: false, mode: 'practice' } as const;
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
  const commandId = product.world.identifiers.command();
  return events.map((event) => ({
    ...event,
    id: randomUUID(),
    meta: { actor: about.learnerId, commandId, correlationId: 'many' },
  })) as NewEvent[];
};

it('a key that was wrong is put right in ten thousand attempts', { timeout: 120_000 }, async () => {
  const { log } = product.world.commands;
  await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const events = eventsOf(index);
      const stream = attemptStream(events[0]?.data['attemptId'] as AttemptId);
      return log.append({ stream, events, expected: 'none' });
    }),
  );
  const admin = await newAdmin(product);
  const was = items[0]?.key[0];
  const key = letters.find((letter) => letter !== was) ?? '';
  const option = items[0]?.options[letters.indexOf(key)];
  const reason = 'The ratio was read the wrong way round in the key.';
  const answer = await admin.post(`/api/admin/items/${id}/rekey`, { key: [option], reason });
  expect(answer.status, answer.text).toBe(202);

  const done = async () => {
    const { rows } = await product.world.database.query<{ n: number }>(
      'select count(*)::int as n from read.rescoring',
    );
    return rows[0]?.n;
  };
  await expect.poll(done, { timeout: 90_000, interval: 500 }).toBe(count);

  const { rows } = await product.world.database.query<{ data: RescoringsRow; score: number }>(
    `select r.data, (h.data->'item'->>'score')::int as score
     from read.rescoring r join read.quiz_history h on h.key = r.key`,
  );
  const [before, after] = [letters, letters].map((all, place) =>
    all.map((letter) => (letter === (place === 0 ? was : key) ? 100 : 75)),
  );
  const kinds = new Set(
    rows.map(({ data: { rescorings }, score }) => `${score} ${rescorings[0]?.after.score}`),
  );
  expect([...kinds].sort()).toEqual(
    [...new Set(letters.map((_, place) => `${before?.[place]} ${after?.[place]}`))].sort(),
  );
  expect(rows.every(({ data, score }) => data.rescorings[0]?.before.score === score)).toBe(true);
});
