import { describe, expect, it } from 'vitest';
import type { Rescoring, ScoredAnswer } from '../../../domain/attempt/events.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import { type AttemptId, attemptStream } from '../../../domain/kernel/ids.ts';
import { foldInMemory } from '../../../projectors/runtime/fold-in-memory.ts';
import {
  attemptOne,
  instantAt,
  itemNamed,
  later,
  learner,
  optionsBehind,
  quizSubmitted,
} from '../../support/facts.ts';
import { recorded } from '../support/events.ts';
import { known, rowsAfter } from '../support/rows.ts';

const topic = 'Delegation';
const answer = (correct: boolean): ScoredAnswer => ({
  itemId: itemNamed('one'),
  revision: 1,
  area: 'management-of-care',
  topic,
  key: ['A'],
  chosen: ['A'],
  chosenOptions: optionsBehind(['A']),
  correct,
  seconds: 9,
  firstSeen: true,
});

const counts = { total: 1, correct: 1, incorrect: 0, skipped: 0 };
const practice = quizSubmitted({ ...counts, score: 100, answers: [answer(true)] });
const moment = instantAt('2026-11-20T15:00:00.000Z');
const adaptive = quizSubmitted({
  attemptId: 'adaptive-1' as AttemptId,
  at: moment,
  mode: 'adaptive',
  exam: 'NCLEX-RN',
  isFullLength: true,
  total: 1,
  correct: 0,
  incorrect: 1,
  skipped: 0,
  score: null,
  answers: [answer(false)],
});

const rescoring: Rescoring = {
  attemptId: 'adaptive-1' as AttemptId,
  learnerId: learner,
  at: later,
  submittedAt: moment,
  itemId: itemNamed('one'),
  revision: 1,
  area: 'management-of-care',
  topic,
  key: ['A'],
  reason: 'The key was wrong.',
  wasCorrect: false,
  correct: true,
  others: [],
  before: { correct: 0, incorrect: 1, skipped: 0, score: null },
  after: { correct: 1, incorrect: 0, skipped: 0, score: null },
};
const rescored: BoardwellEvent = { type: 'AttemptRescored', data: rescoring };

describe('an adaptive exam', () => {
  it('is study, but moves no average and no topic', () => {
    expect(rowsAfter('progress', practice, adaptive)[learner]).toMatchObject({
      quizzesTaken: 2,
      examsTaken: 1,
      scores: 1,
      scoreSum: 100,
      lastScores: [{ attemptId: attemptOne, score: 100 }],
    });
    expect(rowsAfter('topic-mastery', practice, adaptive)[learner]).toMatchObject({
      topics: [{ topic, correct: 1, total: 1 }],
    });
    expect(rowsAfter('study-months', practice, adaptive)[`${learner}/2026-11`]).toMatchObject({
      days: [
        {
          sittings: [
            { 3: 100, 5: 1, 7: 1 },
            { 3: null, 5: 0, 7: 0 },
          ],
          topics: [[0, 1, 1, 1]],
        },
      ],
    });
    expect(rowsAfter('quiz-history', adaptive)['adaptive-1']).toMatchObject({
      item: { score: null, correct: 0, totalQuestions: 1 },
    });
  });

  it('moves none either when a key of it is corrected, as older logs tell it too', () => {
    const percents = {
      before: { ...rescoring.before, score: 0 },
      after: { ...rescoring.after, score: 100 },
    };
    const asOnceWritten: BoardwellEvent = { ...rescored, data: { ...rescoring, ...percents } };
    for (const name of ['progress', 'topic-mastery', 'study-months', 'achievements']) {
      const before = rowsAfter(name, practice, adaptive);
      expect(rowsAfter(name, practice, adaptive, rescored)).toEqual(before);
      expect(rowsAfter(name, practice, adaptive, asOnceWritten)).toEqual(before);
    }
  });

  it('loses the percent that older builds wrote of it', () => {
    const written = [
      ...recorded([
        {
          stream: attemptStream(attemptOne),
          event: { ...adaptive, data: { ...adaptive.data, score: 0 } },
          subject: learner,
        },
      ]),
    ].map((event) => ({ ...event, version: 3 }));
    expect(foldInMemory(known('progress'), written).get(learner)).toMatchObject({ scores: 0 });
    expect(foldInMemory(known('quiz-history'), written).get('adaptive-1')).toMatchObject({
      item: { score: null },
    });
  });
});

it('a score that an older build rounded down is read half up', () => {
  const paper = quizSubmitted({ total: 40, correct: 23, incorrect: 17, skipped: 0, score: 57 });
  const written = [
    ...recorded([{ stream: attemptStream(attemptOne), event: paper, subject: learner }]),
  ].map((event) => ({ ...event, version: 3 }));
  expect(foldInMemory(known('quiz-history'), written).get(attemptOne)).toMatchObject({
    item: { score: 58 },
  });
});
