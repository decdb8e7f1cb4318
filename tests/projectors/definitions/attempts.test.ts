import { describe, expect, it } from 'vitest';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import { adaptiveExamStarted, itemChosen } from '../../support/adaptive-facts.ts';
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

  it('keeps which answers were checked, and that they were right', () => {
    const paper = paperIssued(undefined, { mode: 'tutor' });
    const checked = answerRevealed('one', ['A'], { seconds: 22 });
    expect(rowsAfter('attempts', paper, checked)[attemptOne]).toMatchObject({
      answers: { one: { chosen: ['A'], seconds: 22 } },
      revealed: { one: true },
    });
  });

  it('keeps of one that was handed in only that it was: the rest is in its own stream', () => {
    const rows = rowsAfter('attempts', paperIssued(), answerGiven('one', ['A']), quizSubmitted());
    expect(rows[attemptOne]).toEqual({
      attemptId: attemptOne,
      learnerId: learner,
      status: 'submitted',
      field: 'RT',
      mode: 'practice',
      issuedAt: noon,
    });
  });

  it('makes nothing of what comes after the hand-in', () => {
    const before = rowsAfter('attempts', paperIssued(), quizSubmitted());
    const late = rowsAfter('attempts', paperIssued(), quizSubmitted(), answerGiven('one', ['A']));
    expect(late).toEqual(before);
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

  it('keeps what was marked on a question', () => {
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
    expect(rowsAfter('attempts', paperIssued(), ...marked, removed)[attemptOne]).toMatchObject({
      marks: { one: { ...marks.one, note: null } },
    });
    expect(rowsAfter('attempts', ...marked)).toEqual({});
  });

  it('is over when it was given up, and what was checked on it stays told', () => {
    const paper = paperIssued(undefined, { mode: 'tutor' });
    const checked = answerRevealed('one', ['A'], { seconds: 22 });
    expect(rowsAfter('attempts', paper, checked, voided)[attemptOne]).toMatchObject({
      status: 'voided',
      items: [{ itemId: 'one' }, { itemId: 'two' }],
      revealed: { one: true },
    });
  });

  it('makes nothing of an answer to a paper that was never issued', () => {
    expect(rowsAfter('attempts', answerGiven('one', ['A']), quizSubmitted(), voided)).toEqual({});
  });

  it('lets an adaptive exam grow by its items, and knows how many they may be', () => {
    const running = [
      paperIssued([paperItem('one')]),
      adaptiveExamStarted(),
      answerGiven('one', ['A']),
      itemChosen('two'),
    ];
    expect(rowsAfter('attempts', ...running)[attemptOne]).toMatchObject({
      items: [{ itemId: 'one' }, { itemId: 'two' }],
      adaptive: { minimum: 85, maximum: 150 },
    });
  });
});
