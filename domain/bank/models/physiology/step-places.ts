import type { StepPlace } from '../../facts/physiology/contrast-fact.ts';
import type { Placement } from '../item-model.ts';

/** The places where a fact is asked. */
export const placesAt = (places: readonly StepPlace[] = []): readonly Placement[] =>
  places.map(([field, exam, area, topic]) => ({ field, exam, area, topic }));
