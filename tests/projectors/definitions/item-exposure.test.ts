import { describe, expect, it } from 'vitest';
import type { ScoredAnswer } from '../../../domain/attempt/events.ts';
import { exposureOf, packExposure } from '../../../domain/attempt/exposure.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import { epochMs } from '../../../domain/kernel/time.ts';
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

const answer = (id: string, correct: boolean): ScoredAnswer => ({
  itemId: itemNamed(id),
  revision: 1,
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

const met = (...events: BoardwellEvent[]) => {
  const items = rowsAfter('item-exposure', ...events)[learner]?.['items'] ?? {};
  const told = Object.entries(items).map(([itemId, packed]) => [itemId, exposureOf(packed)]);
  return Object.fromEntries(told);
};
const [atLater, atTomorrow] = [epochMs(later), epochMs(tomorrow)];

describe('the item exposure read model', () => {
  it('has a row for each learner, with every item of a submitted paper, answered or not', () => {
    const handedIn = quizSubmitted({ answers: [answer('one', true), answer('two', false)] });
    expect(rowsAfter('item-exposure', handedIn)).toEqual({
      [learner]: {
        learnerId: learner,
        items: { one: packExposure(atLater, true), two: packExposure(atLater, false) },
      },
    });
    expect(met(handedIn)).toEqual({
      one: { at: atLater, correct: true },
      two: { at: atLater, correct: false },
    });
  });

  it('tells how an item was met last', () => {
    const first = quizSubmitted({ answers: [answer('one', false), answer('two', true)] });
    const second = quizSubmitted({ answers: [answer('one', true)], at: tomorrow });
    expect(met(first, second)).toEqual({
      one: { at: atTomorrow, correct: true },
      two: { at: atLater, correct: true },
    });
  });

  it('knows an item from the moment its key was shown', () => {
    const checked = answerRevealed('one', ['B'], { seconds: 20, correct: false });
    expect(met(checked)).toEqual({ one: { at: epochMs(soon), correct: false } });
    const handedIn = quizSubmitted({ answers: [answer('one', false)] });
    expect(met(checked, handedIn)).toEqual({ one: { at: atLater, correct: false } });
  });

  it('remembers what was read on an exam that was given up, and that its key was not shown', () => {
    const issued = paperIssued([paperItem('one'), paperItem('two')]);
    const unseen = { at: null, correct: null };
    expect(met(issued, itemChosen('three'), attemptVoided)).toEqual({
      one: unseen,
      two: unseen,
      three: unseen,
    });
  });

  it('stays as it was when a known item is asked again', () => {
    const handedIn = quizSubmitted({ answers: [answer('one', true)] });
    const again = paperIssued([paperItem('one')]);
    expect(met(handedIn, again)).toEqual(met(handedIn));
  });
});

describe('an exposure in one number', () => {
  it.each([null, false, true])('says when it was and what came of it: %s', (correct) => {
    expect(exposureOf(packExposure(atLater, correct))).toEqual({ at: atLater, correct });
  });

  it('is exact for as long as numbers of milliseconds are', () => {
    const lastYear = epochMs(instantAt('9999-12-31T23:59:59.999Z'));
    expect(exposureOf(packExposure(lastYear, true))).toEqual({ at: lastYear, correct: true });
  });
});
