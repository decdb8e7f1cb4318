import type { Need, Topics } from '../../facts/basic-care/care-fact.ts';
import { type Calculated, calculatedDraft } from '../calculated-draft.ts';
import type { PosedDraft } from '../numeric-model.ts';
import { nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';

type Calculation = Topics &
  Omit<Calculated, 'facts' | 'places' | 'source'> & { readonly need: Need; readonly fact: string };

/** A numeric draft of what a client needs, at the places of its topics. */
export const needCalculation = (about: Calculation): PosedDraft => {
  const { need, fact, stem, given, exact, decimals, unit, why, slips, explanation } = about;
  return calculatedDraft({
    facts: [fact],
    places: nursingPlaces(need, about),
    stem,
    given,
    exact,
    decimals,
    unit,
    why,
    slips,
    explanation,
    source: sourceOf(need),
  });
};
