import { describe, expect, it } from 'vitest';
import { drawnQuestions } from '../../../domain/draws/drawn-questions.ts';
import { type AccountId, drawsStream, isOwnStream } from '../../../domain/kernel/ids.ts';
import { attemptOne, day, instantAt, itemNamed, learner, noon } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const draw = {
  learnerId: learner,
  attemptId: attemptOne,
  at: noon,
  count: 75,
  until: instantAt('2026-11-20T17:00:10.000Z'),
  items: [itemNamed('one')],
};
const drawn = { type: 'QuestionsDrawn', data: draw } as const;
const none = drawnQuestions.initial;
const quota = { hour: 150, day: 300 };
const wish = { type: 'DrawQuestions', ...draw, seen: 0, before: none, quota } as const;
const told = {
  type: 'DrawLimitReached',
  data: { learnerId: learner, at: noon, window: 'hour', limit: 150 },
} as const;

describe('a day of draws', () => {
  it('is kept on a stream that the product knows as its own', () => {
    const account = '00000000-0000-4000-8000-000000000001' as AccountId;
    expect(isOwnStream(drawsStream(account, day('2026-11-20')))).toBe(true);
  });

  it('holds what was drawn, before its paper is issued', () => {
    given(drawnQuestions, []).when(wish).thenRecords(drawn);
    given(drawnQuestions, [drawn])
      .when({ ...wish, seen: 1 })
      .thenRecords(drawn);
  });

  it('takes no draw that did not know of the one before it', () => {
    given(drawnQuestions, [drawn]).when(wish).thenRefuses({ code: 'DrawnMeanwhile' });
  });

  it('ends with the quota, which is told once in its window', () => {
    const third = { ...wish, seen: 2 };
    given(drawnQuestions, [drawn, drawn]).when(third).thenRecords(told);
    given(drawnQuestions, [drawn, drawn, told])
      .when(third)
      .thenRefuses({ code: 'DrawLimit', seconds: 3600 });
  });

  it('counts the evening before, and tells nothing twice because it is past midnight', () => {
    const at = instantAt('2026-11-21T00:10:00.000Z');
    const evening = { ...draw, at: instantAt('2026-11-20T23:30:00.000Z') };
    const before = { draws: [evening, evening], reached: [] };
    const after = { ...wish, at, before };
    given(drawnQuestions, [])
      .when(after)
      .thenRecords({ ...told, data: { ...told.data, at } });
    const reached = [{ ...told.data, at: evening.at }];
    given(drawnQuestions, [])
      .when({ ...after, before: { ...before, reached } })
      .thenRefuses({ code: 'DrawLimit', seconds: 1200 });
  });
});
