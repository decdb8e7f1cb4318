import { describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { AttemptCommand } from '../../../domain/attempt/commands.ts';
import type { AttemptEvent } from '../../../domain/attempt/events.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import {
  answerGiven,
  attemptOne,
  instantAt,
  itemNamed,
  later,
  learner,
  noon,
  paperIssued,
  questionNamed,
  quizSubmitted,
} from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const about = { attemptId: attemptOne, learnerId: learner, at: noon };
const one = { ...about, itemId: itemNamed('one') };

type Marks = { flagged?: boolean; struck?: string[]; note?: string };
const mark = (marks: Marks, id = 'one'): AttemptCommand => ({
  type: 'MarkItem',
  ...about,
  questionId: questionNamed(id),
  ...marks,
});
const flagged = (is: boolean): AttemptEvent => ({
  type: 'ItemFlagged',
  data: { ...one, flagged: is },
});
const struck = (...labels: string[]): AttemptEvent => ({
  type: 'AnswerStruck',
  data: { ...one, struck: labels },
});
const noted = (note: string): AttemptEvent => ({
  type: 'ItemNoted',
  data: { ...one, note, removed: note === '' },
});
const pause: AttemptCommand = { type: 'PauseAttempt', ...about };
const resume: AttemptCommand = { type: 'ResumeAttempt', ...about };
const paused: AttemptEvent = { type: 'AttemptPaused', data: about };
const resumed: AttemptEvent = { type: 'AttemptResumed', data: about };

const practice = paperIssued();
const exam: AttemptEvent = {
  ...practice,
  data: { ...practice.data, exam: 'TMC', isFullLength: true, mode: 'exam', timeLimitMinutes: 5 },
};
const tooLate = instantAt('2026-11-20T12:05:30.000Z');

describe('marking a question', () => {
  it('records flag, strike-outs in order and note, each on its own', () => {
    given(attempt, [practice])
      .when(mark({ flagged: true, struck: ['D', 'B', 'D'], note: 'Look up PaCO2' }))
      .thenRecords(flagged(true), struck('B', 'D'), noted('Look up PaCO2'));
  });

  it('takes off a flag that the question brought from an earlier paper', () => {
    const carrying = paperIssued(undefined, { flagged: [itemNamed('one')] });
    given(attempt, [carrying])
      .when(mark({ flagged: true }))
      .thenRecords();
    given(attempt, [carrying])
      .when(mark({ flagged: false }))
      .thenRecords(flagged(false));
  });

  it('adds nothing where the mark stands already', () => {
    given(attempt, [practice, flagged(true), struck('B')])
      .when(mark({ flagged: true, struck: ['B'], note: '' }))
      .thenRecords();
    given(attempt, [practice])
      .when(mark({ flagged: false, struck: [] }))
      .thenRecords();
  });

  it('may be taken back', () => {
    given(attempt, [practice, flagged(true), struck('B'), noted('Why?')])
      .when(mark({ flagged: false, struck: [], note: '' }))
      .thenRecords(flagged(false), struck(), noted(''));
    given(attempt, [practice, noted('Why?'), noted('')])
      .when(mark({ note: '' }))
      .thenRecords();
  });

  it('is refused for a question or an option the paper does not have', () => {
    given(attempt, [practice])
      .when(mark({ flagged: true }, 'three'))
      .thenRefuses({ code: 'QuestionNotOnPaper', questionId: questionNamed('three') });
    given(attempt, [practice])
      .when(mark({ struck: ['A', 'E'] }))
      .thenRefuses({
        code: 'OptionNotOnQuestion',
        questionId: questionNamed('one'),
        label: 'E',
        field: 'struck',
      });
  });

  it('is refused once the time is up or the paper is handed in', () => {
    given(attempt, [exam])
      .when({ ...mark({ flagged: true }), at: tooLate })
      .thenRefuses({ code: 'TimeIsUp' });
    given(attempt, [practice, quizSubmitted()])
      .when(mark({ flagged: true }))
      .thenRefuses({ code: 'AlreadySubmitted' });
  });

  it('stays with the paper when it is handed in, and changes no answer', () => {
    const before = [practice, answerGiven('one', ['A'])];
    const marked = fold(attempt, [...before, flagged(true), struck('C'), quizSubmitted()]);
    expect(marked).toEqual({
      ...fold(attempt, [...before, quizSubmitted()]),
      marks: { one: { flagged: true, struck: ['C'], note: null } },
    });
  });
});

describe('pausing', () => {
  it('is recorded once, and so is going on', () => {
    given(attempt, [practice]).when(pause).thenRecords(paused);
    given(attempt, [practice, paused]).when(pause).thenRecords();
    given(attempt, [practice, paused]).when(resume).thenRecords(resumed);
    given(attempt, [practice, paused, resumed]).when(pause).thenRecords(paused);
  });

  it('is allowed wherever no clock runs', () => {
    for (const mode of ['practice', 'custom', 'tutor'] as const) {
      given(attempt, [{ ...practice, data: { ...practice.data, mode } }])
        .when(pause)
        .thenRecords(paused);
      given(attempt, [{ ...practice, data: { ...practice.data, mode, timeLimitMinutes: 30 } }])
        .when(pause)
        .thenRefuses({ code: 'CannotPause' });
    }
  });

  it('is refused while a clock runs, but opening the paper again is told', () => {
    given(attempt, [exam]).when(pause).thenRefuses({ code: 'CannotPause' });
    given(attempt, [exam]).when(resume).thenRecords(resumed);
    const adaptive = { ...practice, data: { ...practice.data, mode: 'adaptive' as const } };
    given(attempt, [adaptive]).when(pause).thenRefuses({ code: 'CannotPause' });
  });
});

describe('what was in view', () => {
  const record = (...ms: number[]): AttemptCommand => ({
    type: 'RecordActivity',
    ...about,
    at: later,
    entries: ms.map((at) => ({ kind: 'viewed', questionId: questionNamed('one'), ms: at })),
  });
  const recorded = (...ms: number[]): AttemptEvent => ({
    type: 'ActivityRecorded',
    data: {
      ...about,
      at: later,
      entries: ms.map((at) => ({ kind: 'viewed', itemId: itemNamed('one'), ms: at })),
    },
  });

  it('is kept with times between the issue of the paper and now, whatever the client says', () => {
    given(attempt, [practice])
      .when(record(-5, 1200, 86_400_000))
      .thenRecords(recorded(0, 1200, 600_000));
  });

  it('adds nothing when there is nothing', () => {
    given(attempt, [practice]).when(record()).thenRecords();
  });

  it('is refused for a question that is not on the paper, and after the end', () => {
    const entries = [{ kind: 'left', questionId: questionNamed('three'), ms: 3 }] as const;
    given(attempt, [practice])
      .when({ type: 'RecordActivity', ...about, entries })
      .thenRefuses({ code: 'QuestionNotOnPaper', questionId: questionNamed('three') });
    given(attempt, [exam]).when(record(4)).thenRefuses({ code: 'TimeIsUp' });
  });

  it('changes nothing of the paper but what was written of it', () => {
    expect(fold(attempt, [practice, recorded(4)])).toEqual({
      ...fold(attempt, [practice]),
      written: { changes: 0, views: 6 },
    });
  });
});
