import { describe, expect, it } from 'vitest';
import type { ScoredAnswer } from '../../../domain/attempt/events.ts';
import {
  answerRevealed,
  attemptOne,
  instantAt,
  itemNamed,
  later,
  learner,
  noon,
  optionsBehind,
  paperIssued,
  paperItem,
  quizSubmitted,
  soon,
} from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const answer = (id: string, correct: boolean, revision = 1): ScoredAnswer => ({
  itemId: itemNamed(id),
  revision,
  area: 'interventions',
  topic: 'Airway',
  chosen: ['A'],
  chosenOptions: optionsBehind(['A']),
  key: ['A'],
  correct,
  seconds: 10,
  firstSeen: true,
});

const about = { attemptId: attemptOne, learnerId: learner, at: noon };
const attemptVoided = { type: 'AttemptVoided', data: about } as const;
const itemChosen = (id: string) =>
  ({
    type: 'ItemChosen',
    data: { ...about, item: paperItem(id), family: id, difficulty: 0.5 },
  }) as const;

const tomorrow = instantAt('2026-11-21T12:00:00.000Z');

describe('the item exposure read model', () => {
  it('has a row for each item of a submitted paper, answered or not', () => {
    const rows = rowsAfter(
      'item-exposure',
      quizSubmitted({ answers: [answer('one', true), answer('two', false)] }),
    );
    const seen = { learnerId: learner, field: 'RT', revision: 1, timesSeen: 1, lastSeenAt: later };
    expect(rows).toEqual({
      [`${learner}/one`]: { ...seen, itemId: 'one', lastCorrect: true },
      [`${learner}/two`]: { ...seen, itemId: 'two', lastCorrect: false },
    });
  });

  it('tells how often and how an item was met last', () => {
    const rows = rowsAfter(
      'item-exposure',
      quizSubmitted({ answers: [answer('one', false)] }),
      quizSubmitted({ answers: [answer('one', true, 2)], at: tomorrow }),
    );
    expect(rows[`${learner}/one`]).toMatchObject({
      revision: 2,
      timesSeen: 2,
      lastCorrect: true,
      lastSeenAt: tomorrow,
    });
  });

  it('knows an item from the moment its key was shown, and counts the paper once', () => {
    const checked = answerRevealed('one', ['B'], { seconds: 20, correct: false });
    expect(rowsAfter('item-exposure', checked)[`${learner}/one`]).toMatchObject({
      timesSeen: 0,
      lastCorrect: false,
      lastSeenAt: soon,
    });
    const handedIn = quizSubmitted({ answers: [answer('one', false)] });
    expect(rowsAfter('item-exposure', checked, handedIn)[`${learner}/one`]).toMatchObject({
      timesSeen: 1,
      lastCorrect: false,
      lastSeenAt: later,
    });
  });

  it('remembers what was read on an exam that was given up, and that its key was not shown', () => {
    const rows = rowsAfter(
      'item-exposure',
      paperIssued([paperItem('one'), paperItem('two')]),
      itemChosen('three'),
      attemptVoided,
    );
    const read = { learnerId: learner, revision: 1, timesSeen: 0, lastCorrect: null };
    const unseen = { ...read, lastSeenAt: null };
    expect(rows).toEqual({
      [`${learner}/one`]: { ...unseen, itemId: 'one', field: 'RT' },
      [`${learner}/two`]: { ...unseen, itemId: 'two', field: 'RT' },
      [`${learner}/three`]: { ...unseen, itemId: 'three', field: null },
    });
  });

  it('stays as it was when a known item is asked again', () => {
    const handedIn = quizSubmitted({ answers: [answer('one', true)] });
    const again = paperIssued([paperItem('one')]);
    expect(rowsAfter('item-exposure', handedIn, again)).toEqual(
      rowsAfter('item-exposure', handedIn),
    );
  });
});
