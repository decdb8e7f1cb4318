import { questionsInCaseStudy } from '../contracts/case-study.ts';

/** What is to be known of a candidate to see which case study it belongs to. */
type InCaseStudy = {
  /** The questions of one case study are siblings. */
  readonly family: string;
  /** Its place in it, from 1; undefined for a question that is asked by itself. */
  readonly place?: number | undefined;
};

/** Its questions in their order. */
export type CaseStudy<One> = readonly One[];

/** Those of which every question is among the candidates, in the order of these. */
export const wholeCaseStudies = <One extends InCaseStudy>(
  candidates: readonly One[],
): readonly CaseStudy<One>[] => {
  const placed = candidates.filter(({ place }) => place !== undefined);
  return [...Map.groupBy(placed, ({ family }) => family).values()]
    .filter((questions) => questions.length === questionsInCaseStudy)
    .map((questions) => questions.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)));
};

/** Of these items of a paper, the ones that stand together: six of one case in their order, with none between. */
export const caseStudiesOn = <One extends InCaseStudy>(
  items: readonly One[],
): readonly CaseStudy<One>[] =>
  items.flatMap(({ place }, index) => {
    if (place !== 1) return [];
    const six = items.slice(index, index + questionsInCaseStudy);
    const isOne = six.every(
      (one, at) => one.place === at + 1 && one.family === items[index]?.family,
    );
    return isOne && six.length === questionsInCaseStudy ? [six] : [];
  });
