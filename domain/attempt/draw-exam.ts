import type { RandomSource } from '../kernel/random.ts';
import { type CaseStudy, wholeCaseStudies } from './case-studies.ts';
import { type Candidate, drawPractice } from './draw-paper.ts';
import { inPreferredOrder, inUnits, outsideOf } from './draw-quiz.ts';
import { withoutWeak } from './worth.ts';

type Quotas = ReadonlyMap<string, number>;

/** The areas with the least to choose from first, so that others do not take their families. */
const scarcestFirst = (
  candidates: readonly Candidate[],
  quotas: Quotas,
): { readonly own: readonly Candidate[]; readonly count: number }[] =>
  [...quotas]
    .map(([area, count]) => ({ own: candidates.filter((one) => one.area === area), count }))
    .toSorted((a, b) => a.own.length - a.count - (b.own.length - b.count));

/** What is left of the quotas beside these questions; undefined where they are more than an area holds. */
const quotasBeside = (quotas: Quotas, questions: readonly Candidate[]): Quotas | undefined => {
  const left = new Map(quotas);
  for (const { area } of questions) left.set(area, (left.get(area) ?? 0) - 1);
  return [...left.values()].every((count) => count >= 0) ? left : undefined;
};

type Wanted = {
  readonly random: RandomSource;
  /** As many whole case studies as the exam has; fewer where they do not fit or are not there. */
  readonly caseStudies?: number;
};

/** New ones first, of equals by chance, as long as no area gets more than its quota. */
const drawStudies = (
  whole: readonly CaseStudy<Candidate>[],
  quotas: Quotas,
  caseStudies: number,
): { readonly studies: readonly CaseStudy<Candidate>[]; readonly left: Quotas } => {
  const studies: CaseStudy<Candidate>[] = [];
  let left = quotas;
  for (const study of whole) {
    const beside = studies.length < caseStudies ? quotasBeside(left, study) : undefined;
    if (!beside) continue;
    studies.push(study);
    left = beside;
  }
  return { studies, left };
};

/** So many of each area, no two siblings; undefined when an area has too few. */
const drawSingle = (
  candidates: readonly Candidate[],
  quotas: Quotas,
  random: RandomSource,
): readonly Candidate[] | undefined => {
  const taken = new Set<string>();
  const single: Candidate[] = [];
  for (const { own, count } of scarcestFirst(candidates, quotas)) {
    const drawn = drawPractice(own, { count, random, taken });
    if (drawn.length < count) return undefined;
    single.push(...drawn);
  }
  return single;
};

const draw = (
  candidates: readonly Candidate[],
  quotas: Quotas,
  { random, caseStudies = 0 }: Wanted,
): readonly Candidate[] | undefined => {
  const whole =
    caseStudies === 0 ? [] : inPreferredOrder(wholeCaseStudies(candidates), candidates, random);
  const { studies, left } = drawStudies(whole, quotas, caseStudies);
  const single =
    drawSingle(outsideOf(whole, candidates), left, random) ??
    drawSingle(outsideOf(studies, candidates), left, random);
  return single && inUnits(studies, single, random);
};

/**
 * A full-length paper by blueprint weight, the questions of a case study one after the other, none of them weak
 * where an area can do without; undefined when an area has too few items.
 */
export const drawByBlueprint = (
  candidates: readonly Candidate[],
  quotas: Quotas,
  wanted: Wanted,
): readonly Candidate[] | undefined =>
  draw(withoutWeak(candidates), quotas, wanted) ?? draw(candidates, quotas, wanted);
