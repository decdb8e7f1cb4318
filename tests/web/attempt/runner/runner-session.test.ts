import { describe, expect, it } from 'vitest';
import {
  mapCells,
  mapCounts,
} from '../../../../web/features/attempt/runner/session/question-map.ts';
import { chosenFor } from '../../../../web/features/attempt/runner/session/runner-state.ts';
import { answered, sitting } from './support/sitting.ts';

describe('a sitting at a paper', () => {
  it('[QUIZ-21] starts at the first question', () => {
    expect(sitting().session.state().index).toBe(0);
  });

  it('saves an answer as it is given, with the time it took', () => {
    const { session, saved, pass } = sitting();
    pass(12.34);
    session.choose('B');
    expect(saved).toEqual(['item-1 "B" 12.3s']);
  });

  it('[QUIZ-22] keeps the answers of each question when going back and forth', () => {
    const { session } = sitting();
    session.choose('B');
    session.go(1);
    session.choose('A');
    session.go(0);
    expect(chosenFor(session.state(), 'item-1')).toEqual(['B']);
    expect(chosenFor(session.state(), 'item-2')).toEqual(['A']);
  });

  it('[QUIZ-23] skipping moves on and leaves the question unanswered, even one with a choice', () => {
    const { session, saved, pass } = sitting();
    session.choose('B');
    pass(4);
    session.skip();
    expect(session.state().index).toBe(1);
    expect(chosenFor(session.state(), 'item-1')).toEqual([]);
    expect(saved.at(-1)).toBe('item-1 "" 4s');
  });

  it('skipping the last question stays on it', () => {
    const { session } = sitting({}, 3);
    session.skip();
    expect(session.state().index).toBe(3);
  });

  it('[QUIZ-26] collects several labels for K-Type, in alphabetical order, and takes them back', () => {
    const { session, saved } = sitting({}, 1);
    session.choose('C');
    session.choose('A');
    session.choose('C');
    expect(saved.map((line) => line.split(' ')[1])).toEqual(['"C"', '"A,C"', '"A"']);
  });

  it('replaces the label of a single answer', () => {
    const { session } = sitting();
    session.choose('A');
    session.choose('D');
    expect(chosenFor(session.state(), 'item-1')).toEqual(['D']);
  });

  it('ignores a label that the question does not have', () => {
    const { session, saved } = sitting();
    session.choose('H');
    session.strike('G');
    expect(chosenFor(session.state(), 'item-1')).toEqual([]);
    expect(saved).toEqual([]);
  });

  it('saves the time again when clearly more was spent on a question', () => {
    const { session, saved, pass } = sitting();
    session.choose('B');
    pass(1);
    session.go(1);
    expect(saved).toEqual(['item-1 "B" 0s']);
    session.go(0);
    pass(2.5);
    session.go(1);
    // The answer was sent before: only the time is new.
    expect(saved.at(-1)).toBe('item-1 3.5s');
  });

  it('saves only the time of a question that was seen and left as it is', () => {
    const { session, saved, pass } = sitting({ answers: [answered('item-2', 'A', 5)] }, 0);
    pass(8);
    session.go(1);
    pass(8);
    session.go(2);
    expect(saved).toEqual(['item-1 8s', 'item-2 13s']);
  });

  it('saves nothing for a question that was in view for no time', () => {
    const { session, saved } = sitting();
    session.pause();
    session.go(1);
    expect(saved).toEqual([]);
  });

  it('saves the time and counts none while the page is out of sight', () => {
    const { session, saved, pass } = sitting();
    session.choose('B');
    pass(10);
    session.pause();
    pass(500);
    session.resume();
    pass(5);
    session.go(1);
    expect(saved).toEqual(['item-1 "B" 0s', 'item-1 10s', 'item-1 15s']);
  });

  it('resumes at the first unanswered question with everything that was saved', () => {
    const answers = [
      answered('item-1', 'B', 30),
      answered('item-2', 'A,C'),
      answered('item-3', ''),
    ];
    const { session } = sitting({ answers });
    expect(session.state().index).toBe(2);
    expect(chosenFor(session.state(), 'item-2')).toEqual(['A', 'C']);
    expect(session.submission(new Set()).timeSpent).toBe(70);
  });

  it('resumes where this tab was, whatever is answered', () => {
    expect(sitting({ answers: [answered('item-1', 'B')] }, 3).session.state().index).toBe(3);
  });

  it('ignores a remembered place that the paper does not have', () => {
    expect(sitting({}, 99).session.state().index).toBe(0);
    expect(sitting({}, Number.NaN).session.state().index).toBe(0);
  });

  it('resumes a wholly answered paper at its last question', () => {
    const answers = [1, 2, 3, 4].map((place) => answered(`item-${place}`, 'B'));
    expect(sitting({ answers }).session.state().index).toBe(3);
  });

  it('remembers every move, and none beyond the paper', () => {
    const { session, remembered } = sitting();
    session.go(1);
    session.go(-1);
    session.go(4);
    expect(remembered).toEqual([1]);
  });

  it('hands in what could not be saved, and leaves the rest as it was saved', () => {
    const { session, pass } = sitting({ answers: [answered('item-4', 'D', 0)] });
    session.choose('B');
    pass(9);
    session.go(1);
    session.choose('C');
    session.choose('A');
    expect(session.submission(new Set(['item-2', 'item-4']))).toEqual({
      answers: [{ questionId: 'item-2', userAnswer: 'A,C' }],
      timeSpent: 9,
    });
  });

  it('hands in an answer that was taken back here as an empty one', () => {
    const { session } = sitting({ answers: [answered('item-1', 'B')] }, 0);
    session.skip();
    session.skip();
    expect(session.submission(new Set(['item-1'])).answers).toEqual([
      { questionId: 'item-1', userAnswer: '' },
    ]);
  });

  it('maps what is answered, what was seen and left open, and what is still to come', () => {
    const { session } = sitting();
    session.choose('B');
    session.go(1);
    session.go(2);
    const cells = mapCells(session.state());
    expect(cells.map(({ standing }) => standing)).toEqual([
      'answered',
      'skipped',
      'skipped',
      'unseen',
    ]);
    expect(mapCounts(cells)).toEqual({ answered: 1, skipped: 2, flagged: 0, unseen: 1 });
  });
});
