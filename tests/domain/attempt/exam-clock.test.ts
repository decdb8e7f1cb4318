import { describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { AttemptCommand } from '../../../domain/attempt/commands.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import {
  answerGiven,
  attemptOne,
  instantAt,
  learner,
  noon,
  paperIssued,
  paperItem,
  questionNamed,
  zone,
} from '../../support/facts.ts';
import { given } from '../../support/given.ts';

describe('an exam with a time limit', () => {
  const issued = paperIssued([paperItem('one'), paperItem('two')]);
  const exam = {
    ...issued,
    data: { ...issued.data, exam: 'TMC', isFullLength: true, timeLimitMinutes: 5 },
  };
  const atMinute = (minutes: number) =>
    instantAt(new Date(Date.parse(noon) + minutes * 60_000).toISOString());
  const give = (at: Instant): AttemptCommand => ({
    type: 'GiveAnswer',
    attemptId: attemptOne,
    learnerId: learner,
    at,
    questionId: questionNamed('one'),
    chosen: ['A'],
    seconds: 30,
  });

  it('takes answers until it is over, and a little longer for what is on its way', () => {
    for (const minutes of [1, 5, 5.1]) {
      expect(attempt.decide(give(atMinute(minutes)), fold(attempt, [exam])).ok).toBe(true);
    }
    given(attempt, [exam])
      .when(give(atMinute(5.2)))
      .thenRefuses({ code: 'TimeIsUp' });
  });

  const handIn = (at: Instant): AttemptCommand => ({
    type: 'SubmitQuiz',
    attemptId: attemptOne,
    learnerId: learner,
    at,
    field: 'RT',
    answers: [],
    timeSpent: undefined,
    timeZone: zone('America/Chicago'),
  });

  it('counts at the moment its time ended, on that day of the learner, however late it goes in', () => {
    const lateAtNight = instantAt('2026-11-21T05:52:00.000Z');
    const begun = { ...exam, data: { ...exam.data, at: lateAtNight } };
    const decided = attempt.decide(
      handIn(instantAt('2026-11-24T15:00:00.000Z')),
      fold(attempt, [begun]),
    );
    expect(decided).toMatchObject({
      value: [{ data: { at: '2026-11-21T05:57:00.000Z', day: '2026-11-20', hour: 23 } }],
    });
  });

  it('counts when it is handed in, while that is in time', () => {
    for (const at of [atMinute(4), atMinute(5.1)]) {
      const decided = attempt.decide(handIn(at), fold(attempt, [exam]));
      expect(decided).toMatchObject({ value: [{ data: { at, day: '2026-11-20', hour: 6 } }] });
    }
  });

  it('counts what was saved when it is handed in too late', () => {
    const saved = answerGiven('one', ['A']);
    const decision = attempt.decide(
      {
        type: 'SubmitQuiz',
        attemptId: attemptOne,
        learnerId: learner,
        at: atMinute(9),
        field: 'RT',
        answers: [{ questionId: questionNamed('two'), chosen: ['A'] }],
        timeSpent: 9 * 60,
        timeZone: zone('America/Chicago'),
      },
      fold(attempt, [exam, saved]),
    );
    expect(decision).toMatchObject({
      ok: true,
      value: [{ data: { correct: 1, skipped: 1, timeSpent: 300 } }],
    });
  });
});
