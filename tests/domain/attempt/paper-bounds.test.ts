import { describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { Attempt } from '../../../domain/attempt/attempt-state.ts';
import type { AttemptCommand } from '../../../domain/attempt/commands.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import {
  attemptOne,
  learner,
  paperIssued,
  questionNamed,
  soon,
  zone,
} from '../../support/facts.ts';

const about = { attemptId: attemptOne, learnerId: learner, at: soon };
const give = (times: number): AttemptCommand => ({
  type: 'GiveAnswer',
  ...about,
  questionId: questionNamed('one'),
  seconds: 1,
  chosen: [times % 2 === 0 ? 'A' : 'B'],
});
const note = (times: number): AttemptCommand => ({
  type: 'MarkItem',
  ...about,
  questionId: questionNamed('one'),
  note: `${times}`,
});
const resume = (): AttemptCommand => ({ type: 'ResumeAttempt', ...about });
const view = (): AttemptCommand => ({
  type: 'RecordActivity',
  ...about,
  entries: Array.from({ length: 200 }, () => ({ kind: 'viewed', questionId: null, ms: 1 })),
});

const issued = fold(attempt, [paperIssued()]);

/** Sends the same kind of command until nothing more is recorded; tells how many events there are. */
const recordedBy = (command: (times: number) => AttemptCommand, before: Attempt = issued) => {
  let [state, events] = [before, 0];
  for (let times = 0; times < 5000; times += 1) {
    const decision = attempt.decide(command(times), state);
    if (!decision.ok || decision.value.length === 0) return { state, events, decision };
    state = decision.value.reduce(attempt.evolve, state);
    events += decision.value.length;
  }
  throw new Error('It never ends');
};

describe('the stream of a paper', () => {
  it('takes so many changes and no more, and far more than honest work needs', () => {
    const { events, decision } = recordedBy(give);
    expect(decision).toEqual({ ok: false, refusal: { code: 'PaperFull' } });
    expect(events).toBe(1040);
  });

  it('takes fewer notes, which are longer', () => {
    const { events, decision } = recordedBy(note);
    expect([events, decision.ok]).toEqual([104, false]);
  });

  it('leaves out in silence what was in view and when it was opened again', () => {
    expect(recordedBy(view)).toMatchObject({ events: 30, decision: { ok: true, value: [] } });
    expect(recordedBy(resume)).toMatchObject({ events: 1040, decision: { ok: true, value: [] } });
  });

  it('that is full is handed in with the last answers', () => {
    const { state } = recordedBy(give);
    const decision = attempt.decide(
      {
        type: 'SubmitQuiz',
        ...about,
        field: 'RT',
        timeSpent: undefined,
        timeZone: zone('America/Chicago'),
        answers: [{ questionId: questionNamed('one'), chosen: ['C'] }],
      },
      state,
    );
    const [submitted] = decision.ok ? decision.value : [];
    expect(submitted?.data).toMatchObject({ answers: [{ chosen: ['C'] }, { chosen: [] }] });
  });
});
