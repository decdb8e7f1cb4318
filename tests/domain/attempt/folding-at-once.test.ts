import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { Attempt } from '../../../domain/attempt/attempt-state.ts';
import type { AttemptEvent } from '../../../domain/attempt/events.ts';
import { evolveAttempt } from '../../../domain/attempt/evolve-attempt.ts';
import {
  abilityEstimated,
  adaptiveExamEnded,
  adaptiveExamStarted,
  itemChosen,
} from '../../support/adaptive-facts.ts';
import {
  answerGiven,
  answerRevealed,
  attemptOne,
  itemNamed,
  later,
  learner,
  paperIssued,
  quizSubmitted,
  soon,
} from '../../support/facts.ts';

const about = { attemptId: attemptOne, learnerId: learner, at: soon };

const item = fc.constantFrom('one', 'two', 'three');
const letters = fc.subarray(['A', 'B', 'C', 'D']);

/** What may stand in a stream, in any order and as often as it comes. */
const anyEvent: fc.Arbitrary<AttemptEvent> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(item, letters, fc.nat(4000)).map((given) => answerGiven(...given)),
  },
  fc
    .tuple(item, letters, fc.boolean())
    .map(([id, chosen, correct]) => answerRevealed(id, chosen, { correct })),
  fc.tuple(item, fc.boolean()).map(
    ([id, flagged]): AttemptEvent => ({
      type: 'ItemFlagged',
      data: { ...about, itemId: itemNamed(id), flagged },
    }),
  ),
  fc.tuple(item, letters).map(
    ([id, struck]): AttemptEvent => ({
      type: 'AnswerStruck',
      data: { ...about, itemId: itemNamed(id), struck },
    }),
  ),
  fc.constantFrom<AttemptEvent>(
    paperIssued(undefined, { flagged: [itemNamed('two')] }),
    { type: 'AttemptPaused', data: about },
    { type: 'AttemptResumed', data: { ...about, at: later } },
    { type: 'ActivityRecorded', data: { ...about, entries: [] } },
    { type: 'AttemptVoided', data: about },
    adaptiveExamStarted(),
    abilityEstimated('one', 1),
    itemChosen('two'),
    adaptiveExamEnded(1),
    quizSubmitted(),
  ),
);

const stream = fc.array(anyEvent, { maxLength: 40 }).map((events) => [paperIssued(), ...events]);

const oneByOne = (state: Attempt, events: readonly AttemptEvent[]): Attempt =>
  events.reduce(attempt.evolve, state);

describe('folding a stream of an attempt at once', () => {
  it('leaves the same as folding it one by one, wherever it is begun', () => {
    fc.assert(
      fc.property(stream, fc.nat(40), (events, cut) => {
        const whole = oneByOne(attempt.initial, events);
        const before = oneByOne(attempt.initial, events.slice(0, cut));
        expect(evolveAttempt(attempt.initial, events)).toEqual(whole);
        expect(evolveAttempt(before, events.slice(cut))).toEqual(whole);
      }),
    );
  });

  it('changes no state that somebody else holds', () => {
    fc.assert(
      fc.property(stream, fc.nat(40), (events, cut) => {
        const before = evolveAttempt(attempt.initial, events.slice(0, cut));
        const copy = structuredClone(before);
        evolveAttempt(before, events.slice(cut));
        evolveAttempt(before, events);
        expect(before).toEqual(copy);
      }),
    );
  });
});
