import { describe, expect, it } from 'vitest';
import type { AttemptEvent, Rescoring, ScoredAnswer } from '../../../domain/attempt/events.ts';
import { finishedAttempt, tellingOfFinished } from '../../../domain/attempt/finished-attempt.ts';
import {
  abilityEstimated,
  adaptiveExamEnded,
  adaptiveExamStarted,
  itemChosen,
} from '../../support/adaptive-facts.ts';
import {
  answerGiven,
  attemptOne,
  itemNamed,
  later,
  learner,
  optionsBehind,
  paperIssued,
  paperItem,
  quizResult,
  quizSubmitted,
  soon,
} from '../../support/facts.ts';

const about = { attemptId: attemptOne, learnerId: learner, at: soon };

const answer = (name: string, chosen: string[]): ScoredAnswer => ({
  itemId: itemNamed(name),
  revision: 1,
  area: 'interventions',
  topic: 'Noninvasive ventilation',
  chosen,
  chosenOptions: optionsBehind(chosen),
  key: ['A'],
  correct: chosen.join() === 'A',
  seconds: 30,
  firstSeen: true,
});
const answers = [answer('one', ['B']), answer('two', ['A'])];

const rescoring: Rescoring = {
  ...about,
  at: later,
  submittedAt: later,
  itemId: itemNamed('one'),
  revision: 1,
  area: 'interventions',
  topic: 'Noninvasive ventilation',
  key: ['B'],
  reason: 'The ratio was read the wrong way round.',
  wasCorrect: false,
  correct: true,
  before: { correct: 1, incorrect: 1, skipped: 0, score: 50 },
  after: { correct: 2, incorrect: 0, skipped: 0, score: 100 },
  others: [],
};

const noted = (note: string, removed = false): AttemptEvent => ({
  type: 'ItemNoted',
  data: { ...about, itemId: itemNamed('one'), note, removed },
});

const issued = paperIssued([paperItem('one'), paperItem('two')]);
const stream: readonly AttemptEvent[] = [
  issued,
  answerGiven('one', ['A']),
  noted('sealed'),
  answerGiven('one', ['B']),
  { type: 'ActivityRecorded', data: { ...about, entries: [] } },
  answerGiven('two', ['A']),
  quizSubmitted({ correct: 1, incorrect: 1, skipped: 0, score: 50, answers }),
];

const telling: ReadonlySet<string> = new Set(tellingOfFinished);
const tells = (type: string): boolean => telling.has(type);

describe('an attempt that was handed in', () => {
  it('is told by its stream: paper, marks and result', () => {
    expect(finishedAttempt(stream)).toEqual({
      paper: issued.data,
      result: quizResult({ correct: 1, incorrect: 1, skipped: 0, score: 50, answers }),
      rescorings: [],
      marks: { one: { flagged: false, struck: [], note: 'sealed' } },
      adaptive: undefined,
    });
  });

  it('counts as it does after its key was corrected, and keeps why', () => {
    const finished = finishedAttempt([...stream, { type: 'AttemptRescored', data: rescoring }]);
    expect(finished).toMatchObject({
      result: { correct: 2, score: 100, answers: [{ key: ['B'], correct: true }, {}] },
      rescorings: [rescoring],
    });
  });

  it('loses a note that was taken back', () => {
    const events = [issued, noted('sealed'), noted('sealed', true), ...stream.slice(-1)];
    expect(finishedAttempt(events)?.marks).toMatchObject({ one: { note: null } });
  });

  it('is the same without the events that it has no use for', () => {
    const told = stream.filter(({ type }) => tells(type));
    expect(told).toHaveLength(3);
    expect(finishedAttempt(told)).toEqual(finishedAttempt(stream));
  });

  it.each([
    ['nothing', []],
    ['an open paper', stream.slice(0, -1)],
    ['one that was given up', [issued, { type: 'AttemptVoided', data: about } as const]],
  ])('is not there for a stream of %s', (_, events) => {
    expect(finishedAttempt(events)).toBeUndefined();
  });

  it('shows of an adaptive exam how it went, without the item that still waited', () => {
    const events: readonly AttemptEvent[] = [
      paperIssued([paperItem('one')], { mode: 'adaptive' }),
      adaptiveExamStarted(),
      answerGiven('one', ['A']),
      abilityEstimated('one', 1),
      itemChosen('two'),
      adaptiveExamEnded(1),
      quizSubmitted({ mode: 'adaptive', score: null, answers: [answer('one', ['A'])] }),
    ];
    const finished = finishedAttempt(events.filter(({ type }) => tells(type)));
    expect(finished?.paper.items).toEqual([paperItem('one')]);
    expect(finished?.adaptive).toEqual({
      minimum: 85,
      maximum: 150,
      path: [{ itemId: 'one', difficulty: 0, theta: 0.4, low: -1.36, high: 2.16, correct: true }],
      end: {
        rule: 'ended-early',
        passed: false,
        answered: 1,
        theta: 0.4,
        se: 0.9,
        low: -1.36,
        high: 2.16,
        cut: 0,
        confidence: 0.95,
        rulesVersion: '2023-04-01',
      },
    });
  });
});
