import { describe, expect, it } from 'vitest';
import type { QuizResult, ScoredAnswer } from '../../../domain/attempt/events.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import { foldInMemory } from '../../../projectors/runtime/fold-in-memory.ts';
import {
  attemptOne,
  itemNamed,
  learner,
  optionsBehind,
  quizSubmitted,
} from '../../support/facts.ts';
import { recorded } from '../support/events.ts';
import { known } from '../support/rows.ts';

const answer = (changes: Partial<ScoredAnswer> = {}): ScoredAnswer => ({
  itemId: itemNamed('q1'),
  revision: 1,
  area: 'interventions',
  topic: 'Weaning',
  chosenOptions: optionsBehind(['B']),
  chosen: ['B'],
  key: ['A'],
  correct: false,
  seconds: 42,
  firstSeen: true,
  ...changes,
});

/** Beside nine others, every second of them right. */
const amongTen = (first: ScoredAnswer): ScoredAnswer[] => [
  first,
  ...Array.from({ length: 9 }, (_, index) =>
    answer({ itemId: itemNamed(`other-${index}`), correct: index % 2 === 0 }),
  ),
];

const submitted = (...papers: readonly Partial<QuizResult>[]) => [
  ...recorded(
    papers.map((paper) => ({
      stream: attemptStream(attemptOne),
      event: quizSubmitted({ total: paper.answers?.length ?? 0, ...paper }),
      subject: learner,
    })),
  ),
];

const rowOf = (log: ReturnType<typeof submitted>) =>
  foldInMemory(known('item-quality'), log).get('q1@1');

const asked = (...papers: readonly Partial<QuizResult>[]): unknown =>
  (rowOf(submitted(...papers))?.['use'] as { asked: number } | undefined)?.asked;

describe('the statistics of a question', () => {
  it('count what was chosen by option, for letters differ from paper to paper', () => {
    const other = answer({ chosen: ['D'], chosenOptions: optionsBehind(['B']) });
    const log = submitted({ answers: amongTen(answer()) }, { answers: amongTen(other) });
    expect(rowOf(log)).toMatchObject({
      // Five of the nine others were right.
      use: { asked: 2, rest: 2 * 5556, answers: { x4: { asked: 2 } } },
      first: { chosen: { x4: 2 } },
    });
  });

  it('leave out papers of fewer than ten questions', () => {
    const ten = amongTen(answer());
    expect(asked({ answers: ten.slice(0, 9) })).toBe(0);
    expect(asked({ answers: ten })).toBe(1);
  });

  it('leave out tutor papers and adaptive exams', () => {
    const answers = amongTen(answer());
    expect(asked({ answers, mode: 'tutor' })).toBe(0);
    expect(asked({ answers, mode: 'adaptive', score: null })).toBe(0);
    expect(asked({ answers, mode: 'custom' }, { answers, mode: 'exam' })).toBe(2);
  });

  it('leave out repeats, also of the rest that a question is set against', () => {
    expect(asked({ answers: amongTen(answer({ firstSeen: false })) })).toBeUndefined();
    const [first, repeated, ...others] = amongTen(answer());
    if (!first || !repeated) throw new Error('ten were asked');
    expect(asked({ answers: [first, { ...repeated, firstSeen: false }, ...others] })).toBe(0);
  });

  it('leave out what was not reached', () => {
    const unread = { chosen: [], chosenOptions: [], seconds: 0 };
    const answers = amongTen(answer()).map((one, index) =>
      index === 9 ? { ...one, ...unread, correct: false } : one,
    );
    expect(asked({ answers })).toBe(0);
  });

  it('leave out testers', () => {
    const log = submitted({ answers: amongTen(answer()) }).map((event) => ({
      ...event,
      meta: { ...event.meta, testMode: true as const },
    }));
    expect(rowOf(log)).toBeUndefined();
  });
});

describe('first meetings of a question', () => {
  it('count a learner once: not when the question was met before', () => {
    const again = answer({ firstSeen: false, chosen: ['A'], correct: true });
    expect(rowOf(submitted({ answers: [answer()] }, { answers: [again] }))).toMatchObject({
      first: { learners: 1, chosen: { x4: 1 } },
    });
  });

  it('leave testers out', () => {
    const papers = { answers: [answer()] };
    const log = submitted(papers, papers).map((event, index) =>
      index === 0 ? { ...event, meta: { ...event.meta, testMode: true as const } } : event,
    );
    expect(rowOf(log)).toMatchObject({ first: { learners: 1 } });
  });
});
