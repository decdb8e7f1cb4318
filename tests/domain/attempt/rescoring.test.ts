import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { AttemptEvent, ScoredAnswer } from '../../../domain/attempt/events.ts';
import { scorePaper } from '../../../domain/attempt/scoring.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import {
  attemptOne,
  itemNamed,
  later,
  learner,
  optionsBehind,
  paperIssued,
  paperItem,
  quizSubmitted,
} from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const items = [paperItem('one'), paperItem('two', { type: 'multiple', key: ['A', 'C'] })];
const answer = (name: string, chosen: string[], key: string[]): ScoredAnswer => ({
  itemId: itemNamed(name),
  revision: 1,
  area: 'interventions',
  topic: 'Noninvasive ventilation',
  chosen,
  key,
  seconds: 30,
  firstSeen: true,
  chosenOptions: optionsBehind(chosen),
  correct: `${chosen}` === `${key}`,
});
const submitted = quizSubmitted({
  total: 2,
  correct: 1,
  incorrect: 1,
  skipped: 0,
  score: 50,
  answers: [answer('one', ['B'], ['A']), answer('two', ['A', 'C'], ['A', 'C'])],
});
const reason = 'The ratio was read the wrong way round.';
const rescore = (name: string, key: readonly string[], revision = 1) =>
  ({
    type: 'RescoreAttempt',
    attemptId: attemptOne,
    learnerId: learner,
    at: later,
    itemId: itemNamed(name),
    revision,
    reason,
    key: optionsBehind(key),
  }) as const;

describe('counting an attempt anew', () => {
  const past = [paperIssued(items), submitted];

  it('turns a wrong answer right, and tells both scores and why', () => {
    given(attempt, past)
      .when(rescore('one', ['B']))
      .thenRecords({
        type: 'AttemptRescored',
        data: {
          attemptId: attemptOne,
          learnerId: learner,
          at: later,
          submittedAt: later,
          itemId: itemNamed('one'),
          revision: 1,
          area: 'interventions',
          topic: 'Noninvasive ventilation',
          key: ['B'],
          reason,
          wasCorrect: false,
          correct: true,
          before: { correct: 1, incorrect: 1, skipped: 0, score: 50 },
          after: { correct: 2, incorrect: 0, skipped: 0, score: 100 },
          others: [],
        },
      });
  });

  it('does nothing for a key it has, a question that was not asked, or another revision', () => {
    given(attempt, past)
      .when(rescore('two', ['C', 'A']))
      .thenRecords();
    given(attempt, past)
      .when(rescore('three', ['B']))
      .thenRecords();
    given(attempt, past)
      .when(rescore('one', ['B'], 2))
      .thenRecords();
  });

  it('waits until the paper is handed in', () => {
    given(attempt, [paperIssued(items)])
      .when(rescore('one', ['B']))
      .thenRecords();
  });

  it('gives what scoring by the right key would have given', () => {
    const letters = fc.subarray(['A', 'B', 'C', 'D'], { minLength: 0, maxLength: 4 });
    const single = fc.constantFrom('A', 'B', 'C', 'D');
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 8 }), single, (chosen, key) => {
        const paper = chosen.map((_, index) => paperItem(`item-${index}`));
        const answered = new Map(
          chosen.map((letter, index) => [
            `item-${index}`,
            { chosen: letter.slice(0, 1), seconds: 9 },
          ]),
        );
        const { answers, ...counts } = scorePaper(paper, answered);
        const events: AttemptEvent[] = [
          paperIssued(paper),
          quizSubmitted({
            ...counts,
            score: percent(counts.correct, counts.total),
            answers: [...answers],
          }),
        ];
        const decision = attempt.decide(rescore('item-0', [key]), fold(attempt, events));
        const after = fold(attempt, [...events, ...(decision.ok ? decision.value : [])]);
        const right = scorePaper(
          paper.map((one, index) => (index === 0 ? { ...one, key: [key] } : one)),
          answered,
        );
        expect(after.status === 'submitted' && after.result).toMatchObject({
          ...right,
          score: percent(right.correct, right.total),
        });
      }),
    );
  });
});
