import { describe, expect, it } from 'vitest';
import {
  newSitting,
  type Sitting,
  type SittingAction,
  sittingAfter,
} from '../../../web/features/review/session/sitting.ts';
import { questionsOf } from '../attempt/start/support/facts.ts';
import { answeredFact } from './facts.ts';

const questions = questionsOf(2);
const [first, second] = questions.map(({ id }) => id);

const sittingOf = (...actions: readonly SittingAction[]): Sitting =>
  actions.reduce(sittingAfter, newSitting(questions));

const answered = (correct: boolean): SittingAction => ({
  type: 'answered',
  seconds: 12,
  chosen: ['A'],
  result: answeredFact('any', correct),
});
const next = { type: 'next' } as const;

describe('a sitting of review', () => {
  it('asks what was missed again at its end', () => {
    const missed = sittingOf(answered(false), next);
    expect(missed.queue.map(({ id }) => id)).toEqual([second, first]);
    expect(missed).toMatchObject({ known: 0, total: 2, missed: [first], answered: null });
  });

  it('is done when every card was right once', () => {
    const done = sittingOf(answered(true), next, answered(false), next, answered(true), next);
    expect(done).toMatchObject({ queue: [], known: 2, total: 2, missed: [second] });
  });

  it('goes on only when the question is answered', () => {
    expect(sittingOf(next)).toEqual(newSitting(questions));
  });

  it('takes no other choice once it is answered', () => {
    const chosen = sittingOf({ type: 'choose', label: 'B' }, answered(false));
    expect(sittingAfter(chosen, { type: 'choose', label: 'A' })).toEqual(chosen);
  });

  it('takes one choice of a single question, and none it does not have', () => {
    const choose = (label: string) => ({ type: 'choose', label }) as const;
    expect(sittingOf(choose('A'), choose('B')).chosen).toEqual(['B']);
    expect(sittingOf(choose('A'), choose('H')).chosen).toEqual(['A']);
  });

  it('takes several choices of a K-Type question, and takes them back', () => {
    const several = questions.map((one) => ({ ...one, questionType: 'K-Type' as const }));
    const chosen = ['B', 'A', 'B'].reduce(
      (sitting, label) => sittingAfter(sitting, { type: 'choose', label }),
      newSitting(several),
    );
    expect(chosen.chosen).toEqual(['A']);
  });

  it('forgets what was chosen when the learner gives up all the same', () => {
    const gaveUp = { ...answered(false), chosen: [] } as SittingAction;
    expect(sittingOf({ type: 'choose', label: 'A' }, gaveUp).chosen).toEqual([]);
  });

  it('strikes out what is not chosen', () => {
    const struck = sittingOf({ type: 'choose', label: 'A' }, { type: 'strike', label: 'B' });
    expect(sittingAfter(struck, { type: 'strike', label: 'A' }).struck).toEqual(['B']);
    expect(sittingAfter(struck, { type: 'choose', label: 'B' }).struck).toEqual([]);
  });

  it('leaves a card out that another page was faster with', () => {
    expect(sittingOf({ type: 'drop' })).toMatchObject({
      total: 1,
      known: 0,
      queue: [{ id: second }],
    });
  });
});
