import { describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { AttemptCommand } from '../../../domain/attempt/commands.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import {
  answerGiven,
  attemptOne,
  day,
  itemNamed,
  later,
  learner,
  optionsBehind,
  paperIssued,
  paperItem,
  questionNamed,
  quizSubmitted,
  soon,
  stranger,
  zone,
} from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const about = { attemptId: attemptOne, learnerId: learner, at: later };

const submit = (
  overrides: Partial<Extract<AttemptCommand, { type: 'SubmitQuiz' }>> = {},
): AttemptCommand => ({
  type: 'SubmitQuiz',
  ...about,
  field: 'RT',
  answers: [],
  timeSpent: undefined,
  timeZone: zone('America/Chicago'),
  ...overrides,
});

const give = (id: string, chosen: string[] | undefined, seconds = 30): AttemptCommand => ({
  type: 'GiveAnswer',
  ...about,
  at: soon,
  questionId: questionNamed(id),
  chosen,
  seconds,
});

const voided = { type: 'AttemptVoided', data: about } as const;

describe('issuing a paper', () => {
  it('records the key of every item, so that scoring needs nothing else', () => {
    const { data } = paperIssued();
    given(attempt, [])
      .when({ type: 'IssuePaper', ...data })
      .thenRecords(paperIssued());
  });

  it('is refused for an empty paper', () => {
    const { data } = paperIssued([]);
    given(attempt, [])
      .when({ type: 'IssuePaper', ...data })
      .thenRefuses({ code: 'PaperEmpty' });
  });

  it('is refused the second time', () => {
    const { data } = paperIssued();
    given(attempt, [paperIssued()])
      .when({ type: 'IssuePaper', ...data })
      .thenRefuses({ code: 'PaperAlreadyIssued' });
  });
});

describe('giving an answer', () => {
  it('records the letters in order and the time spent', () => {
    given(attempt, [paperIssued()])
      .when(give('two', ['C', 'A', 'C'], 41.5))
      .thenRecords(answerGiven('two', ['A', 'C'], 41.5));
  });

  it('adds nothing when it says what already stands', () => {
    given(attempt, [paperIssued(), answerGiven('one', ['B'])])
      .when(give('one', ['B']))
      .thenRecords();
  });

  it('keeps what was chosen when only time was spent', () => {
    given(attempt, [paperIssued(), answerGiven('one', ['B'])])
      .when(give('one', undefined, 44))
      .thenRecords(answerGiven('one', ['B'], 44));
    given(attempt, [paperIssued()])
      .when(give('one', undefined, 44))
      .thenRecords(answerGiven('one', [], 44));
  });

  it('may be taken back', () => {
    given(attempt, [paperIssued(), answerGiven('one', ['B'])])
      .when(give('one', []))
      .thenRecords(answerGiven('one', []));
  });

  it('is refused for a question that is not on the paper', () => {
    given(attempt, [paperIssued()])
      .when(give('three', ['A']))
      .thenRefuses({ code: 'QuestionNotOnPaper', questionId: questionNamed('three') });
  });

  it('is refused for an option the question does not have', () => {
    given(attempt, [paperIssued()])
      .when(give('one', ['E']))
      .thenRefuses({ code: 'OptionNotOnQuestion', questionId: questionNamed('one'), label: 'E' });
  });

  it('is refused with two letters where one is asked', () => {
    given(attempt, [paperIssued()])
      .when(give('one', ['A', 'B']))
      .thenRefuses({ code: 'OneAnswerOnly', questionId: questionNamed('one') });
  });

  it('is refused after the quiz was submitted or given up', () => {
    given(attempt, [paperIssued(), quizSubmitted()])
      .when(give('one', ['A']))
      .thenRefuses({ code: 'AlreadySubmitted' });
    given(attempt, [paperIssued(), voided])
      .when(give('one', ['A']))
      .thenRefuses({ code: 'AttemptGivenUp' });
  });

  it('is refused before there is a paper', () => {
    given(attempt, [])
      .when(give('one', ['A']))
      .thenRefuses({ code: 'AttemptNotFound' });
  });

  it('of someone else finds nothing', () => {
    given(attempt, [paperIssued()])
      .when({ ...give('one', ['A']), learnerId: stranger })
      .thenRefuses({ code: 'AttemptNotFound' });
  });
});

describe('submitting a quiz', () => {
  const scored = (id: string, chosen: string[], seconds: number) => ({
    itemId: itemNamed(id),
    revision: 1,
    area: 'interventions',
    topic: 'Noninvasive ventilation',
    chosen,
    chosenOptions: optionsBehind(chosen),
    key: id === 'one' ? ['A'] : ['A', 'C'],
    correct: chosen.join() === (id === 'one' ? 'A' : 'A,C'),
    ...(id === 'one' ? {} : { points: chosen.length, maxPoints: 2 }),
    seconds,
    firstSeen: true,
  });

  it('scores what was saved and what is sent, the later winning', () => {
    given(attempt, [
      paperIssued(),
      answerGiven('one', ['B'], 20),
      answerGiven('two', ['A', 'C'], 40),
    ])
      .when(
        submit({ answers: [{ questionId: questionNamed('one'), chosen: ['A'] }], timeSpent: 65 }),
      )
      .thenRecords(
        quizSubmitted({
          timeSpent: 65,
          worked: [{ day: day('2026-11-20'), hour: 6, seconds: 65 }],
          correct: 2,
          incorrect: 0,
          skipped: 0,
          score: 100,
          answers: [scored('one', ['A'], 20), scored('two', ['A', 'C'], 40)],
        }),
      );
  });

  it('[QUIZ-34] counts an unanswered question as skipped, not as incorrect', () => {
    given(attempt, [paperIssued(), answerGiven('one', ['B'], 20)])
      .when(submit())
      .thenRecords(
        quizSubmitted({
          timeSpent: 20,
          worked: [{ day: day('2026-11-20'), hour: 6, seconds: 20 }],
          correct: 0,
          incorrect: 1,
          skipped: 1,
          score: 0,
          answers: [scored('one', ['B'], 20), scored('two', [], 0)],
        }),
      );
  });

  it('holds the time within what passed since the paper was issued', () => {
    const state = fold(attempt, [paperIssued()]);
    const decision = attempt.decide(submit({ timeSpent: 86_400 }), state);
    expect(decision).toMatchObject({ ok: true, value: [{ data: { timeSpent: 600 } }] });
  });

  it('the second time adds nothing, so that the first result stands', () => {
    given(attempt, [paperIssued(), quizSubmitted()]).when(submit()).thenRecords();
  });

  it('is refused for another field than the paper was issued for', () => {
    given(attempt, [paperIssued()])
      .when(submit({ field: 'RN' }))
      .thenRefuses({ code: 'FieldMismatch', field: 'RT' });
  });

  it('is refused as a whole when one answer is not of this paper', () => {
    given(attempt, [paperIssued()])
      .when(
        submit({
          answers: [
            { questionId: questionNamed('one'), chosen: ['A'] },
            { questionId: questionNamed('three'), chosen: ['A'] },
          ],
        }),
      )
      .thenRefuses({ code: 'QuestionNotOnPaper', questionId: questionNamed('three') });
  });

  it('is refused when the quiz was given up', () => {
    given(attempt, [paperIssued(), voided]).when(submit()).thenRefuses({ code: 'AttemptGivenUp' });
  });
});

it('an event of a stream without a paper changes nothing', () => {
  given(attempt, [answerGiven('one', ['A'])]).thenState({ status: 'absent' });
  given(attempt, [
    paperIssued([paperItem('one')]),
    quizSubmitted(),
    answerGiven('one', ['B']),
  ]).thenState({
    status: 'submitted',
    paper: paperIssued([paperItem('one')]).data,
    result: quizSubmitted().data,
    marks: {},
  });
});
