import { describe, expect, it } from 'vitest';
import { struckFor } from '../../../web/features/runner/paper-marks.ts';
import { mapCells, mapCounts } from '../../../web/features/runner/question-map.ts';
import { runnerSession } from '../../../web/features/runner/runner-session.ts';
import { chosenFor } from '../../../web/features/runner/runner-state.ts';
import { openPaper } from '../quiz/support/facts.ts';

type Paper = Parameters<typeof openPaper>[0];

const sitting = (paper: Paper = {}, rememberedIndex?: number) => {
  let ms = 0;
  const saved: string[] = [];
  const remembered: number[] = [];
  const marked: string[] = [];
  const seen: string[] = [];
  const session = runnerSession({
    attempt: openPaper(paper),
    rememberedIndex,
    now: () => ms,
    save: (id, { userAnswer, seconds }) =>
      saved.push(`${id}${userAnswer === undefined ? '' : ` "${userAnswer}"`} ${seconds}s`),
    mark: (id, body) => marked.push(`${id} ${JSON.stringify(body)}`),
    activity: (kind, id) => seen.push(`${kind} ${id}`),
    rememberIndex: (index) => remembered.push(index),
  });
  const pass = (seconds: number) => (ms += seconds * 1000);
  return { session, saved, remembered, marked, seen, pass };
};

const answered = (questionId: string, userAnswer: string, seconds = 20) => ({
  questionId,
  userAnswer,
  seconds,
});

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

  it('strikes options out and brings them back, but never a chosen one', () => {
    const { session } = sitting();
    session.choose('B');
    session.strike('A');
    session.strike('B');
    session.strike('C');
    session.strike('C');
    expect(struckFor(session.state(), 'item-1')).toEqual(['A']);
  });

  it('brings a struck option back when it is chosen', () => {
    const { session } = sitting();
    session.strike('A');
    session.choose('A');
    expect(struckFor(session.state(), 'item-1')).toEqual([]);
  });

  it('tells what was marked, and shows what was marked before', () => {
    const marks = [{ questionId: 'item-1', flagged: true, struck: ['C'], note: 'PEEP?' }];
    const { session, marked } = sitting({ marks }, 0);
    expect(struckFor(session.state(), 'item-1')).toEqual(['C']);
    expect(session.state().flagged.has('item-1')).toBe(true);
    session.flag();
    session.strike('A');
    session.choose('C');
    session.note('PEEP?');
    session.note('');
    expect(marked).toEqual([
      'item-1 {"flagged":false}',
      'item-1 {"struck":["A","C"]}',
      'item-1 {"struck":["A"]}',
      'item-1 {"note":""}',
    ]);
  });

  it('tells what came into view and what left it', () => {
    const { session, seen } = sitting();
    session.go(2);
    expect(seen).toEqual(['viewed item-1', 'left item-1', 'viewed item-3']);
  });

  it('counts no time during a break, not even when the page comes into view', () => {
    const { session, pass } = sitting();
    pass(5);
    session.takeBreak(true);
    session.resume();
    pass(100);
    session.takeBreak(false);
    pass(2);
    expect(session.submission(new Set()).timeSpent).toBe(7);
  });

  it('takes over what another tab answered, and does not send its own older answer again', () => {
    const { session, saved, pass } = sitting();
    session.choose('A');
    session.merge(openPaper({ answers: [answered('item-1', 'C', 30)] }));
    expect(chosenFor(session.state(), 'item-1')).toEqual(['C']);
    pass(8);
    session.go(1);
    session.go(0);
    session.choose('A');
    expect(saved).toEqual(['item-1 "A" 0s', 'item-1 38s', 'item-1 "A" 38s']);
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
