import {
  caseStudiesInPlace,
  caseStudiesOfStatus,
  type PlacedCandidate,
} from '../../../domain/attempt/choose-candidates.ts';
import type { CaseStudySupply } from '../../../domain/contracts/quiz-overview.ts';

const supplyOf = (study: readonly PlacedCandidate[]): CaseStudySupply => {
  const places = study.flatMap((one) => one.places);
  const has = (status: 'unused' | 'missed' | 'flagged'): boolean =>
    caseStudiesOfStatus([study], status).length > 0;
  return {
    areas: [...new Set(places.map(({ areaName }) => areaName))],
    topics: [...new Set(places.map(({ topic }) => topic))],
    unused: has('unused'),
    missed: has('missed'),
    flagged: has('flagged'),
  };
};

/** The case studies that a quiz of one's own can hold; nothing where the field has none. */
export const presentCaseStudies = (
  candidates: readonly PlacedCandidate[],
): { readonly caseStudies?: CaseStudySupply[] } => {
  const studies = caseStudiesInPlace(candidates, { areas: [], topics: [] });
  return studies.length === 0 ? {} : { caseStudies: studies.map(supplyOf) };
};
