import type { StepPlace } from '../../facts/physiology/contrast-fact.ts';
import { type Calculated, calculatedDraft } from '../calculated-draft.ts';
import type { PosedDraft } from '../numeric-model.ts';
import { placesAt } from './step-places.ts';

type Calculation = Omit<Calculated, 'places' | 'source'> & {
  readonly places: readonly StepPlace[];
};

/** A numeric draft of bedside care, at its places. */
export const calculation = ({ places, ...posed }: Calculation): PosedDraft =>
  calculatedDraft({
    ...posed,
    places: placesAt(places),
    source: 'Standard nursing calculation and critical care texts',
  });
