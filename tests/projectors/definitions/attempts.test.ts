import { describe, expect, it } from 'vitest';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import {
  answerGiven,
  answerRevealed,
  attemptOne,
  fourOptions,
  itemNamed,
  later,
  learner,
  noon,
  paperIssued,
  paperItem,
  quizResult,
  quizSubmitted,
} from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const voided = {
  type: 'AttemptVoided',
  data: { attemptId: attemptOne, learnerId: learner, at: later },
} as const;

describe('the attempt read model', () => {
  it('opens with the paper, without keys', () => {
    expect(rowsAfter('attempts', paperIssued())[attemptOne]).toEqual({
      attemptId: attemptOne,
      learnerId: learner,
      status: 'open',
      field: 'RT',
      exam: null,
      isFullLength: false,
      mode: 'practice',
      issuedAt: noon,
      timeLimitMinutes: null,
      items: [
        { itemId: 'one', revision: 1, options: fourOptions },
        { itemId: 'two', revision: 1, options: fourOptions },
      ],
      answers: {},
      marks: {},
      revealed: {},
      result: null,
      adaptive: null,
    });
  });

  it('keeps the last answer to each question, to resume it anywhere', () => {
    const rows = rowsAfter(
      'attempts',
      paperIssued(),
      answerGiven('one', ['B'], 10),
      answerGiven('two', ['A', 'C'], 20),
      answerGiven('one', ['A'], 35),
    );
    expect(rows[attemptOne]).toMatchObject({
      status: 'open',
      answers: {
        one: { chosen: ['A'], seconds: 35 },
        two: { chosen: ['A', 'C'], seconds: 20 },
      },
    });
  });

  it('keeps which answers were checked, and that they were right, until it is handed in', () => {
    const paper = paperIssued(undefined, { mode: 'tutor' });
    const checked = answerRevealed('one', ['A'], { seconds: 22 });
    expect(rowsAfter('attempts', paper, checked)[attemptOne]).toMatchObject({
      answers: { one: { chosen: ['A'], seconds: 22 } },
      revealed: { one: true },
    });
    expect(rowsAfter('attempts', paper, checked, quizSubmitted())[attemptOne]).toMatchObject({
      revealed: {},
    });
  });

  it('holds the result once it is submitted, and no saved answers any more', () => {
    const rows = rowsAfter('attempts', paperIssued(), answerGiven('one', ['A']), quizSubmitted());
    expect(rows[attemptOne]).toMatchObject({
      status: 'submitted',
      answers: {},
      result: quizResult(),
    });
  });

  it('begins with the flags that its questions brought, until they are taken off', () => {
    const carrying = paperIssued(undefined, { flagged: [itemNamed('two')] });
    const taken: BoardwellEvent = {
      type: 'ItemFlagged',
      data: {
        attemptId: attemptOne,
        learnerId: learner,
        at: noon,
        itemId: itemNamed('two'),
        flagged: false,
      },
    };
    const marks = { two: { flagged: true, struck: [], note: null } };
    expect(rowsAfter('attempts', carrying)[attemptOne]).toMatchObject({ marks });
    expect(rowsAfter('attempts', carrying, taken)[attemptOne]).toMatchObject({
      marks: { two: { flagged: false } },
    });
  });

  it('keeps what was marked on a question, also after it was handed in', () => {
    const about = { attemptId: attemptOne, learnerId: learner, at: noon, itemId: itemNamed('one') };
    const marked: BoardwellEvent[] = [
      { type: 'ItemFlagged', data: { ...about, flagged: true } },
      { type: 'AnswerStruck', data: { ...about, struck: ['B'] } },
      { type: 'ItemNoted', data: { ...about, note: 'sealed', removed: false } },
    ];
    const marks = { one: { flagged: true, struck: ['B'], note: 'sealed' } };
    expect(rowsAfter('attempts', paperIssued(), ...marked)[attemptOne]).toMatchObject({ marks });
    const removed = {
      type: 'ItemNoted',
      data: { ...about, note: 'sealed', removed: true },
    } as const;
    expect(
      rowsAfter('attempts', paperIssued(), ...marked, removed, quizSubmitted())[attemptOne],
    ).toMatchObject({ marks: { one: { ...marks.one, note: null } } });
    expect(rowsAfter('attempts', ...marked)).toEqual({});
  });

  it('is over without a result when it was given up', () => {
    expect(rowsAfter('attempts', paperIssued(), voided)[attemptOne]).toMatchObject({
      status: 'voided',
      result: null,
    });
  });

  it('makes nothing of an answer to a paper that was never issued', () => {
    expect(rowsAfter('attempts', answerGiven('one', ['A']), quizSubmitted(), voided)).toEqual({});
  });

  it('lets an adaptive exam grow by its items and estimates, and drops the one not asked', () => {
    const about = { attemptId: attemptOne, learnerId: learner, at: noon };
    const first = itemNamed('one');
    const ability = { theta: 0.4, se: 0.9, low: -1.36, high: 2.16 };
    const started = {
      type: 'AdaptiveExamStarted',
      data: {
        ...about,
        areas: [] as [],
        seed: 1,
        itemId: first,
        family: 'one',
        difficulty: 0,
        rules: {
          version: '2023-04-01',
          cut: 0,
          confidence: 0.95,
          standardErrors: 1.96,
          minimum: 85,
          maximum: 150,
          prior: { mean: 0, sd: 1 },
          nearest: 5,
        },
      },
    } as const;
    const estimated = {
      type: 'AbilityEstimated',
      data: {
        ...about,
        itemId: first,
        difficulty: 0,
        correct: true,
        answered: 1,
        ...ability,
        areaCounts: {},
      },
    } as const;
    const chosen = {
      type: 'ItemChosen',
      data: { ...about, family: 'two', difficulty: 0.6, item: paperItem('two') },
    } as const;
    const end = {
      rule: 'ended-early' as const,
      passed: false,
      answered: 1,
      ...ability,
      cut: 0,
      confidence: 0.95,
      rulesVersion: '2023-04-01',
    } as const;
    const ended = { type: 'AdaptiveExamEnded', data: { ...about, ...end } } as const;
    const running = [
      paperIssued([paperItem('one')]),
      started,
      answerGiven('one', ['A']),
      estimated,
      chosen,
    ];
    const path = [
      { itemId: 'one', difficulty: 0, theta: 0.4, low: -1.36, high: 2.16, correct: true },
    ];
    expect(rowsAfter('attempts', ...running)[attemptOne]).toMatchObject({
      items: [{ itemId: 'one' }, { itemId: 'two' }],
      adaptive: { minimum: 85, maximum: 150, path, end: null },
    });
    expect(rowsAfter('attempts', ...running, ended)[attemptOne]).toMatchObject({
      items: [{ itemId: 'one', revision: 1 }],
      adaptive: { minimum: 85, maximum: 150, path, end },
    });
  });
});
