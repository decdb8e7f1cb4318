import { questionsInCaseStudy } from '../contracts/case-study.ts';
import { type RandomSource, shuffled } from '../kernel/random.ts';
import { type CaseStudy, wholeCaseStudies } from './case-studies.ts';
import { byPreference, type Candidate, drawPractice } from './draw-paper.ts';
import { worthRank } from './worth.ts';

/** Of the 85 questions of the shortest NCLEX 18 stand in case studies (NCSBN, Next Generation NCLEX). */
const shareInCaseStudies = 18 / 85;

type Wanted = { readonly count: number; readonly random: RandomSource };

/** New ones before those that were met, of these the better rated first, equals by chance. */
export const inPreferredOrder = (
  studies: readonly CaseStudy<Candidate>[],
  candidates: readonly Candidate[],
  random: RandomSource,
): readonly CaseStudy<Candidate>[] => {
  const compare = byPreference(candidates);
  return shuffled(studies, random).toSorted(([one], [other]) =>
    one && other ? compare(one, other) || worthRank(one) - worthRank(other) : 0,
  );
};

/** Each case study one after the other, where in the paper is left to chance. */
export const inUnits = (
  studies: readonly CaseStudy<Candidate>[],
  single: readonly Candidate[],
  random: RandomSource,
): readonly Candidate[] =>
  shuffled<readonly Candidate[]>([...single.map((one) => [one]), ...studies], random).flat();

/** Those that are asked by themselves as long as there are enough of them. */
export const outsideOf = (
  studies: readonly CaseStudy<Candidate>[],
  candidates: readonly Candidate[],
): readonly Candidate[] => {
  const families = new Set(studies.flat().map(({ family }) => family));
  return candidates.filter(({ family }) => !families.has(family));
};

/** In as many quizzes as it takes for learners to meet as many as on the exam. */
const isDue = ({ count, random }: Wanted): boolean =>
  random() < (count * shareInCaseStudies) / questionsInCaseStudy;

/**
 * A practice paper that may hold one case study as a whole, where it is as new as the questions whose place
 * it takes. Where there is none, or too little beside it, as `drawPractice`.
 */
export const drawQuiz = (
  candidates: readonly Candidate[],
  wanted: Wanted,
): readonly Candidate[] => {
  const { count, random } = wanted;
  const studies = count < questionsInCaseStudy ? [] : wholeCaseStudies(candidates);
  const [study] = inPreferredOrder(studies, candidates, random);
  const [first] = study ?? [];
  if (!study || !first) return drawPractice(candidates, wanted);
  const single = drawPractice(outsideOf(studies, candidates), wanted);
  if (single.length < count) return drawPractice(candidates, wanted);
  if (!isDue(wanted)) return single;
  const compare = byPreference(candidates);
  const ordered = single.toSorted(compare);
  const kept = ordered.slice(0, count - questionsInCaseStudy);
  const isNewer = ordered.slice(kept.length).some((one) => compare(one, first) < 0);
  return isNewer ? single : inUnits([study], kept, random);
};

/** A quiz of case studies alone, as many as go into so many questions, and at least one. */
export const drawCaseStudies = (
  studies: readonly CaseStudy<Candidate>[],
  { count, random }: Wanted,
): readonly Candidate[] => {
  const most = Math.max(1, Math.floor(count / questionsInCaseStudy));
  return inPreferredOrder(studies, studies.flat(), random).slice(0, most).flat();
};
