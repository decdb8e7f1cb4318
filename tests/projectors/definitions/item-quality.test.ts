import { describe, expect, it } from 'vitest';
import type { ScoredAnswer } from '../../../domain/attempt/events.ts';
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
  ...{ itemId: itemNamed('q1'), revision: 1, area: 'interventions', topic: 'Weaning' },
  chosenOptions: optionsBehind(['B']),
  ...{ chosen: ['B'], key: ['A'], correct: false, seconds: 42, firstSeen: true },
  ...changes,
});

const events = (...answers: readonly ScoredAnswer[]) => [
  ...recorded(
    answers.map((one) => ({
      stream: attemptStream(attemptOne),
      event: quizSubmitted({ total: 1, correct: Number(one.correct), answers: [one] }),
      subject: learner,
    })),
  ),
];

const rowOf = (log: ReturnType<typeof events>) =>
  foldInMemory(known('item-quality'), log).get('q1@1');

describe('what was chosen', () => {
  it('is counted by option, for letters differ from paper to paper', () => {
    const other = { chosen: ['D'], chosenOptions: optionsBehind(['B']) };
    expect(rowOf(events(answer(), answer(other)))).toMatchObject({
      use: { chosen: { x4: 2 } },
      first: { chosen: { x4: 2 } },
    });
  });
});

describe('first meetings of a question', () => {
  it('count a learner once: not when the question was met before', () => {
    const log = events(answer(), answer({ firstSeen: false, chosen: ['A'], correct: true }));
    expect(rowOf(log)).toMatchObject({
      use: { asked: 2, correct: 1 },
      first: { learners: 1, chosen: { x4: 1 } },
    });
  });

  it('leave testers out', () => {
    const log = events(answer(), answer()).map((event, index) =>
      index === 0 ? { ...event, meta: { ...event.meta, testMode: true as const } } : event,
    );
    expect(rowOf(log)).toMatchObject({ first: { learners: 1 } });
  });
});
