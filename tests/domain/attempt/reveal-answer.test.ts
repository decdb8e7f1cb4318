import { describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { AttemptCommand } from '../../../domain/attempt/commands.ts';
import type { AttemptEvent } from '../../../domain/attempt/events.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import {
  answerGiven,
  answerRevealed,
  attemptOne,
  instantAt,
  later,
  learner,
  paperIssued,
  questionNamed,
  soon,
  stranger,
  zone,
} from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const about = { attemptId: attemptOne, learnerId: learner, at: soon };
const tutorPaper = (minutes: number | null = null) =>
  paperIssued(undefined, { mode: 'tutor', timeLimitMinutes: minutes });

const reveal = (id: string, chosen: string[], seconds = 30): AttemptCommand => ({
  type: 'RevealAnswer',
  ...about,
  questionId: questionNamed(id),
  chosen,
  seconds,
  holds: [],
});
const give = (id: string, chosen: string[] | undefined, seconds = 30): AttemptCommand => ({
  type: 'GiveAnswer',
  ...about,
  questionId: questionNamed(id),
  chosen,
  seconds,
});

const submit = (answers: Record<string, string[]>): AttemptCommand => ({
  type: 'SubmitQuiz',
  ...about,
  at: later,
  field: 'RT',
  timeSpent: undefined,
  timeZone: zone('America/Chicago'),
  answers: Object.entries(answers).map(([id, chosen]) => ({
    questionId: questionNamed(id),
    chosen,
  })),
});

const resultOf = (events: readonly AttemptEvent[], command: AttemptCommand) => {
  const decision = attempt.decide(command, fold(attempt, events));
  const [event] = decision.ok ? decision.value : [];
  return event?.type === 'QuizSubmitted' ? event.data : undefined;
};

describe('checking an answer in a tutor quiz', () => {
  it('records the answer and whether it was right', () => {
    given(attempt, [tutorPaper()])
      .when(reveal('two', ['C', 'A'], 41))
      .thenRecords(
        answerGiven('two', ['A', 'C'], 41),
        answerRevealed('two', ['A', 'C'], { seconds: 41 }),
      );
    given(attempt, [tutorPaper()])
      .when(reveal('one', ['B']))
      .thenRecords(answerGiven('one', ['B']), answerRevealed('one', ['B'], { correct: false }));
  });

  it('does not save again what was saved before', () => {
    given(attempt, [tutorPaper(), answerGiven('one', ['A'], 12)])
      .when(reveal('one', ['A'], 15))
      .thenRecords(answerRevealed('one', ['A'], { seconds: 15 }));
  });

  it('answers the same check again without another event, and refuses another answer', () => {
    const checked = [tutorPaper(), answerRevealed('one', ['B'], { correct: false })];
    given(attempt, checked)
      .when(reveal('one', ['B'], 99))
      .thenRecords();
    given(attempt, checked)
      .when(reveal('one', ['A']))
      .thenRefuses({ code: 'AnswerRevealedAlready', questionId: questionNamed('one') });
  });

  it('is refused outside tutor mode: the key of a practice quiz or an exam stays shut', () => {
    for (const mode of ['practice', 'custom', 'exam', 'adaptive'] as const) {
      given(attempt, [paperIssued(undefined, { mode })])
        .when(reveal('one', ['A']))
        .thenRefuses({ code: 'NotInTutorMode' });
    }
  });

  it('is refused without an answer, for a strange question, option or learner', () => {
    const wished = (command: AttemptCommand) => given(attempt, [tutorPaper()]).when(command);
    const questionId = questionNamed('one');
    wished(reveal('one', [])).thenRefuses({ code: 'NothingChosen', questionId });
    wished(reveal('three', ['A'])).thenRefuses({
      code: 'QuestionNotOnPaper',
      questionId: questionNamed('three'),
    });
    wished(reveal('one', ['E'])).thenRefuses({
      code: 'OptionNotOnQuestion',
      questionId,
      label: 'E',
    });
    wished({ ...reveal('one', ['A']), learnerId: stranger }).thenRefuses({
      code: 'AttemptNotFound',
    });
  });

  it('is refused when the time of the quiz is over', () => {
    const tooLate = instantAt('2026-11-20T12:05:11.000Z');
    given(attempt, [tutorPaper(5)])
      .when({ ...reveal('one', ['A']), at: tooLate })
      .thenRefuses({ code: 'TimeIsUp' });
  });
});

describe('an answer that was checked', () => {
  const checked = [tutorPaper(), answerRevealed('one', ['B'], { correct: false })];

  it('cannot be changed or taken back', () => {
    for (const chosen of [['A'], []]) {
      given(attempt, checked)
        .when(give('one', chosen))
        .thenRefuses({ code: 'AnswerRevealedAlready', questionId: questionNamed('one') });
    }
  });

  it('keeps its time while the reasons are read', () => {
    given(attempt, checked)
      .when(give('one', undefined, 80))
      .thenRecords();
    given(attempt, checked)
      .when(give('one', ['B'], 80))
      .thenRecords();
  });

  it('counts as it was checked, whatever is handed in', () => {
    expect(resultOf(checked, submit({ one: ['A'], two: ['A', 'C'] }))).toMatchObject({
      mode: 'tutor',
      timed: false,
      correct: 1,
      incorrect: 1,
      skipped: 0,
      score: 50,
      answers: [
        { itemId: 'one', chosen: ['B'], correct: false, seconds: 30 },
        { itemId: 'two', chosen: ['A', 'C'], correct: true },
      ],
    });
  });

  it('is timed only where the quiz has minutes', () => {
    const timed = [tutorPaper(20), answerRevealed('one', ['A'])];
    expect(resultOf(timed, submit({}))?.timed).toBe(true);
  });
});
