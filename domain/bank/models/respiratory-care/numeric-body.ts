import type { CareTopic } from '../../facts/respiratory-disease/decision.ts';
import type { NumericDraft } from '../item-model.ts';
import { placesOf } from './places.ts';

/** What a numeric case says for itself. */
export type NumericBody = Pick<
  NumericDraft,
  'stem' | 'given' | 'exact' | 'key' | 'distractors' | 'explanation' | 'facts'
>;

/** Completes a case with what all cases of a topic share. */
export const numericIn =
  (topic: CareTopic) =>
  (body: NumericBody): Omit<NumericDraft, 'name' | 'family'> => ({
    type: 'single',
    level: 'application',
    source: 'Standard respiratory care texts; formulas of practice',
    places: placesOf(topic),
    ...body,
  });
