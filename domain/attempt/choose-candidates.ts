import { match } from 'ts-pattern';
import type { QuestionStatus } from '../contracts/custom-quiz.ts';
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
