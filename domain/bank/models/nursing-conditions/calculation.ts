import type { OtherPlace } from '../../facts/nursing-conditions/nursing-fact.ts';
import { type Calculated, calculatedDraft } from '../calculated-draft.ts';
import type { PosedDraft } from '../numeric-model.ts';
import { placesOf } from './nursing-places.ts';

type Calculation = Omit<Calculated, 'places' | 'source'> & {
  readonly rn?: string;
  readonly lpn?: string;
  readonly others?: readonly OtherPlace[];
};

/** A numeric draft of nursing care, at its places of the nursing blueprints and others. */
export const calculation = ({ rn, lpn, others = [], ...posed }: Calculation): PosedDraft =>
  calculatedDraft({
    ...posed,
    places: placesOf({ others }, { ...(rn ? { rn } : {}), ...(lpn ? { lpn } : {}) }),
    source: 'Standard nursing calculation and critical care texts',
  });
