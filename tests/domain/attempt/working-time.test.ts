import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { AttemptCommand } from '../../../domain/attempt/commands.ts';
import type { AttemptEvent } from '../../../domain/attempt/events.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import { epochMs, instantOf } from '../../../domain/kernel/time.ts';
import {
  answerGiven,
  attemptOne,
  learner,
  noon,
  paperIssued,
  questionNamed,
  zone,
} from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const secondsIn = (seconds: number) => instantOf(epochMs(noon) + seconds * 1000);
const about = (seconds: number) => ({
  attemptId: attemptOne,
  learnerId: learner,
  at: secondsIn(seconds),
});

const give = (at: number, id: string, seconds: number): AttemptCommand => ({
  type: 'GiveAnswer',
  ...about(at),
  questionId: questionNamed(id),
  chosen: ['A'],
  seconds,
});
const recorded = (at: number, id: string, seconds: number): AttemptEvent => {
  const { data } = answerGiven(id, ['A'], seconds);
  return { type: 'AnswerGiven', data: { ...data, at: secondsIn(at) } };
};
const paused = (at: number): AttemptEvent => ({ type: 'AttemptPaused', data: about(at) });
const resumed = (at: number): AttemptEvent => ({ type: 'AttemptResumed', data: about(at) });
const submit = (at: number, timeSpent?: number): AttemptCommand => ({
  type: 'SubmitQuiz',
  ...about(at),
  field: 'RT',
  answers: [],
  timeSpent,
  timeZone: zone('America/Chicago'),
});

const resultOf = (events: readonly AttemptEvent[], command: AttemptCommand) => {
  const decision = attempt.decide(command, fold(attempt, events));
  const last = decision.ok ? decision.value.at(-1) : undefined;
  if (last?.type !== 'QuizSubmitted') throw new Error('Not handed in');
  return last.data;
};

const practice = paperIssued();

type Sitting = {
  readonly events: readonly AttemptEvent[];
  readonly now: number;
  readonly worked: number;
  readonly isPaused: boolean;
};
const atIssue: Sitting = { events: [practice], now: 0, worked: 0, isPaused: false };

const step = fc.record({
  pass: fc.integer({ min: 0, max: 90_000 }),
  claim: fc.double({ min: 0, max: 86_400, noNaN: true }),
  what: fc.constantFrom('one', 'two', 'PauseAttempt' as const, 'ResumeAttempt' as const),
});
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

const afterStep = (so: Sitting, { pass, claim, what }: Step): Sitting => {
  const now = so.now + pass / 1000;
  const isBreak = what === 'PauseAttempt' || what === 'ResumeAttempt';
  const command = isBreak ? { type: what, ...about(now) } : give(now, what, claim);
  const decision = attempt.decide(command, fold(attempt, so.events));
  const made = decision.ok ? decision.value : [];
  return {
    events: [...so.events, ...made],
    now,
    worked: so.worked + (so.isPaused ? 0 : pass / 1000),
    isPaused: what === 'PauseAttempt' || (so.isPaused && made.length === 0),
  };
};

describe('the time on a question', () => {
  it('is no longer than since the paper was issued, whatever the client says', () => {
    given(attempt, [practice])
      .when(give(20, 'one', 86_400))
      .thenRecords(recorded(20, 'one', 20));
    given(attempt, [practice])
      .when(give(20, 'one', 12.5))
      .thenRecords(recorded(20, 'one', 12.5));
  });

  it('is no longer than the other questions leave of it', () => {
    given(attempt, [practice, recorded(20, 'one', 15)])
      .when(give(40, 'two', 60))
      .thenRecords(recorded(40, 'two', 25));
  });

  it('does not run while there is a break', () => {
    const broken = [practice, recorded(20, 'one', 20), paused(20), resumed(3620)];
    given(attempt, broken)
      .when(give(3640, 'two', 900))
      .thenRecords(recorded(3640, 'two', 20));
    expect(resultOf(broken, submit(3640, 3600)).timeSpent).toBe(40);
  });

  it('runs again once something is answered, in another tab perhaps', () => {
    given(attempt, [practice, paused(20), recorded(100, 'one', 20)])
      .when(give(130, 'one', 900))
      .thenRecords(recorded(130, 'one', 50));
  });

  it('ends with the clock of a timed paper, within the moment that answers may take to arrive', () => {
    const timed = paperIssued(undefined, { timeLimitMinutes: 1, mode: 'custom' });
    given(attempt, [timed])
      .when(give(65, 'one', 65))
      .thenRecords(recorded(65, 'one', 60));
  });

  it('is held for an answer that is checked, too', () => {
    const tutor = paperIssued(undefined, { mode: 'tutor' });
    const command: AttemptCommand = {
      type: 'RevealAnswer',
      ...about(9),
      questionId: questionNamed('one'),
      chosen: ['A'],
      holds: [],
      seconds: 3600,
    };
    const decision = attempt.decide(command, fold(attempt, [tutor]));
    expect(decision.ok && decision.value.map(({ data }) => data)).toMatchObject([
      { seconds: 9 },
      { seconds: 9 },
    ]);
  });

  it('that was written down before it was held does not count beyond the clock', () => {
    const { answers, timeSpent } = resultOf(
      [practice, recorded(5, 'one', 86_400), recorded(6, 'two', 86_400)],
      submit(100),
    );
    expect([answers.map(({ seconds }) => seconds), timeSpent]).toEqual([[100, 0], 100]);
  });

  it('sums up to no more than the clock allows, in whatever order things happen', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { events, now, worked } = steps.reduce<Sitting>(afterStep, atIssue);
        const { answers, timeSpent } = resultOf(events, submit(now, 86_400));
        const sum = answers.reduce((total, { seconds }) => total + seconds, 0);
        expect(sum).toBeLessThanOrEqual(worked + 1e-6);
        expect(timeSpent).toBeLessThanOrEqual(worked + 1e-6);
      }),
    );
  });
});
