import { match } from 'ts-pattern';
import type { QuestionStatus } from '../contracts/custom-quiz.ts';
import { type CaseStudy, wholeCaseStudies } from './case-studies.ts';
import type { Candidate } from './draw-paper.ts';

/** The names a learner chooses by. */
type NamedPlace = { readonly areaName: string; readonly topic: string };

/** A candidate with every place where it counts, in whichever exam of its field. */
export type PlacedCandidate = Candidate & {
  readonly places: readonly NamedPlace[];
  readonly flagged: boolean;
};

export type Choice = {
  readonly areas: readonly string[];
  readonly topics: readonly string[];
  readonly status: QuestionStatus;
};

/** Those with a place in one of the areas or topics; all of them when neither is named. */
export const inPlace = (
  candidates: readonly PlacedCandidate[],
  { areas, topics }: Pick<Choice, 'areas' | 'topics'>,
): readonly PlacedCandidate[] => {
  if (areas.length === 0 && topics.length === 0) return candidates;
  const [wantedAreas, wantedTopics] = [new Set(areas), new Set(topics)];
  return candidates.filter(({ places }) =>
    places.some(({ areaName, topic }) => wantedAreas.has(areaName) || wantedTopics.has(topic)),
  );
};

/** Unused was on no paper whose answers were shown; missed was not right the last time. */
export const ofStatus = (
  candidates: readonly PlacedCandidate[],
  status: QuestionStatus,
): readonly PlacedCandidate[] =>
  match(status)
    .with('all', () => candidates)
    .with('unused', () => candidates.filter(({ seen }) => seen === undefined))
    .with('missed', () => candidates.filter(({ seen }) => seen?.correct === false))
    .with('flagged', () => candidates.filter(({ flagged }) => flagged))
    .exhaustive();

/** A case study has the status when all of its questions are unused, or when any is missed or flagged. */
const hasStatus = (study: CaseStudy<PlacedCandidate>, status: QuestionStatus): boolean => {
  const having = ofStatus(study, status).length;
  return status === 'unused' ? having === study.length : having > 0;
};

/** Whole case studies with a question in one of the areas or topics. */
export const caseStudiesInPlace = (
  candidates: readonly PlacedCandidate[],
  choice: Pick<Choice, 'areas' | 'topics'>,
): readonly CaseStudy<PlacedCandidate>[] =>
  wholeCaseStudies(candidates).filter((study) => inPlace(study, choice).length > 0);

export const caseStudiesOfStatus = (
  studies: readonly CaseStudy<PlacedCandidate>[],
  status: QuestionStatus,
): readonly CaseStudy<PlacedCandidate>[] => studies.filter((study) => hasStatus(study, status));
