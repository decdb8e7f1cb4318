import { describe, expect, it } from 'vitest';
import type { AttemptEvent } from '../../../domain/attempt/events.ts';
import { filmOf } from '../../../domain/attempt/film.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import {
  instantAt,
  itemNamed,
  optionsBehind,
  paperIssued,
  paperItem,
  quizResult,
} from '../../support/facts.ts';

const paper = paperIssued([paperItem('one'), paperItem('two', { key: ['B'] })]);
const second = (n: number): Instant =>
  instantAt(`2026-11-20T12:00:${String(n).padStart(2, '0')}.000Z`);

const given = (at: number, name: string, chosen: string[]): AttemptEvent => ({
  type: 'AnswerGiven',
  data: {
    attemptId: paper.data.attemptId,
    learnerId: paper.data.learnerId,
    at: second(at),
    itemId: itemNamed(name),
    chosen,
    seconds: at,
  },
});

const scored = (name: string, key: string[], chosen: readonly string[]) => ({
  itemId: itemNamed(name),
  revision: 1,
  area: 'a',
  topic: 't',
  chosen: [...chosen],
  key,
  chosenOptions: optionsBehind(chosen),
  correct: chosen.join() === key.join(),
  seconds: 1,
  firstSeen: true,
});

/** Of a paper handed in as it stood: each answer is the one given last. */
const resultOf = (events: readonly AttemptEvent[]) => {
  const chosen = (name: string): readonly string[] =>
    events.reduce<readonly string[]>(
      (last, { type, data }) =>
        type === 'AnswerGiven' && data.itemId === itemNamed(name) ? data.chosen : last,
      [],
    );
  const answers = [scored('one', ['A'], chosen('one')), scored('two', ['B'], chosen('two'))];
  return quizResult({ at: second(50), answers });
};

const film = (...events: AttemptEvent[]) => {
  const result = resultOf(events);
  const made = filmOf([paper, ...events, { type: 'QuizSubmitted', data: result }], result);
  if (!made) throw new Error('There is no film');
  return made;
};

describe('the film of an attempt', () => {
  it('shows each answer at its second, and ends when the paper was handed in', () => {
    const { moments, lengthMs } = film(given(10, 'one', ['C']), given(20, 'two', ['B']));
    expect(moments).toEqual([
      { ms: 10_000, kind: 'answered', questionId: 'attempt-1.1', labels: ['C'] },
      { ms: 20_000, kind: 'answered', questionId: 'attempt-1.2', labels: ['B'] },
      { ms: 50_000, kind: 'submitted', questionId: null },
    ]);
    expect(lengthMs).toBe(50_000);
  });

  it('ends with the hand-in, also after an answer that was on its way when the time ended', () => {
    const { moments } = film(given(10, 'one', ['C']), given(55, 'two', ['B']));
    expect(moments.map(({ ms, kind }) => `${ms} ${kind}`)).toEqual([
      ...['10000 answered', '55000 answered', '55000 submitted'],
    ]);
  });

  it('shows marks, pauses and what was in view, each at its own time', () => {
    const { attemptId, learnerId } = paper.data;
    const about = { attemptId, learnerId, at: second(30) };
    const one = { ...about, itemId: itemNamed('one') };
    const entry = { kind: 'viewed', itemId: one.itemId, ms: 250 } as const;
    const { moments } = film(
      { type: 'ItemFlagged', data: { ...one, flagged: true } },
      { type: 'AnswerStruck', data: { ...one, struck: ['B'] } },
      { type: 'ItemNoted', data: { ...one, note: 'sealed', removed: false } },
      { type: 'AttemptPaused', data: about },
      { type: 'AttemptResumed', data: about },
      { type: 'ItemFlagged', data: { ...one, flagged: false } },
      { type: 'ActivityRecorded', data: { ...about, entries: [entry] } },
    );
    expect(moments.map(({ ms, kind }) => `${ms} ${kind}`)).toEqual([
      '250 viewed',
      ...['flagged', 'struck', 'noted', 'paused', 'resumed', 'unflagged'].map((k) => `30000 ${k}`),
      '50000 submitted',
    ]);
    expect(moments[2]).toEqual({
      ms: 30_000,
      kind: 'struck',
      questionId: 'attempt-1.1',
      labels: ['B'],
    });
  });

  it('begins with the flags that the questions brought', () => {
    const carrying = paperIssued(undefined, { flagged: [itemNamed('two')] });
    expect(filmOf([carrying], quizResult())?.flagged).toEqual(['attempt-1.2']);
    expect(film().flagged).toEqual([]);
  });

  it('leaves out what only added time to a question', () => {
    const { moments } = film(given(10, 'one', ['C']), given(15, 'one', ['C']));
    expect(moments.map(({ kind }) => kind)).toEqual(['answered', 'submitted']);
  });

  it('tells changes from right to wrong, wrong to right, and wrong to wrong', () => {
    const { changes } = film(
      given(1, 'one', ['A']),
      given(2, 'one', ['B']),
      given(3, 'one', ['C']),
      given(4, 'one', ['A']),
    );
    expect(changes.map(({ ms, kind }) => [ms, kind])).toEqual([
      [2000, 'right-to-wrong'],
      [3000, 'wrong-to-wrong'],
      [4000, 'wrong-to-right'],
    ]);
  });

  it('counts neither a first answer nor one taken back as a change', () => {
    const { changes, moments } = film(
      given(1, 'one', ['B']),
      given(2, 'one', []),
      given(3, 'one', ['A']),
    );
    expect(changes).toEqual([]);
    expect(moments.map(({ kind }) => kind)).toEqual([
      ...['answered', 'cleared', 'answered', 'submitted'],
    ]);
  });

  describe('of an answer that is made step by step', () => {
    const viewed = (at: number, name: string): AttemptEvent => ({
      type: 'ActivityRecorded',
      data: {
        attemptId: paper.data.attemptId,
        learnerId: paper.data.learnerId,
        at: second(at),
        entries: [{ kind: 'viewed', itemId: itemNamed(name), ms: at * 1000 }],
      },
    });
    const changesOn = (
      item: ReturnType<typeof paperItem>,
      key: string[],
      ...steps: AttemptEvent[]
    ): readonly string[] => {
      const result = quizResult({ at: second(50), answers: [scored('one', key, [])] });
      const { changes = [] } = filmOf([paperIssued([item]), ...steps], result) ?? {};
      return changes.map(({ kind, from, to }) => `${from.join('')} ${to.join('')} ${kind}`);
    };
    const several = paperItem('one', { type: 'multiple', key: ['A', 'C'] });
    const ordered = paperItem('one', { key: ['B', 'A'], marking: { kind: 'ordered' } });

    it('counts no option that is added, but one that is taken back', () => {
      const steps = [given(1, 'one', ['A']), given(2, 'one', ['A', 'B'])];
      const more = given(3, 'one', ['A', 'B', 'C']);
      expect(changesOn(several, ['A', 'C'], ...steps, more)).toEqual([]);
      const back = given(4, 'one', ['A', 'C']);
      expect(changesOn(several, ['A', 'C'], ...steps, more, back)).toEqual([
        'ABC AC wrong-to-right',
      ]);
    });

    it('counts an option that is added once the question is opened again', () => {
      const steps = [viewed(1, 'one'), given(2, 'one', ['A']), viewed(3, 'one')];
      expect(changesOn(several, ['A', 'C'], ...steps, given(4, 'one', ['A', 'C']))).toEqual([
        'A AC wrong-to-right',
      ]);
    });

    it('counts no move of an order before the question is opened again', () => {
      const steps = [viewed(1, 'one'), given(2, 'one', ['A', 'B']), given(3, 'one', ['B', 'A'])];
      expect(changesOn(ordered, ['B', 'A'], ...steps)).toEqual([]);
      const again = [viewed(4, 'one'), given(5, 'one', ['A', 'B'])];
      expect(changesOn(ordered, ['B', 'A'], ...steps, ...again)).toEqual(['BA AB right-to-wrong']);
    });
  });

  it('judges by the key as it stands now', () => {
    const events = [paper, given(1, 'one', ['A']), given(2, 'one', ['C'])];
    const rekeyed = quizResult({ at: second(50), answers: [scored('one', ['C'], ['C'])] });
    expect(filmOf(events, rekeyed)?.changes).toMatchObject([{ kind: 'wrong-to-right' }]);
  });

  it('ends with what was handed in, also where an answer came only with the paper', () => {
    const handedIn = quizResult({
      at: second(50),
      answers: [scored('one', ['A'], ['A']), scored('two', ['B'], ['C'])],
    });
    const events: AttemptEvent[] = [
      ...[paper, given(10, 'one', ['C'])],
      { type: 'QuizSubmitted', data: handedIn },
    ];
    const made = filmOf(events, handedIn);
    expect(made?.moments.slice(1)).toEqual([
      { ms: 50_000, kind: 'answered', questionId: 'attempt-1.1', labels: ['A'] },
      { ms: 50_000, kind: 'answered', questionId: 'attempt-1.2', labels: ['C'] },
      { ms: 50_000, kind: 'submitted', questionId: null },
    ]);
    expect(made?.changes).toEqual([
      { ms: 50_000, questionId: 'attempt-1.1', from: ['C'], to: ['A'], kind: 'wrong-to-right' },
    ]);
  });

  it('does not exist for a stream without a paper', () => {
    expect(filmOf([], resultOf([]))).toBeUndefined();
  });
});
