import { caseStudiesOn } from '../../../domain/attempt/case-studies.ts';
import { type CaseStudyPlace, caseStudySteps } from '../../../domain/contracts/case-study.ts';
import type { QuestionId } from '../../../domain/kernel/ids.ts';
import type { PaperQuestion } from './asked.ts';

const inCase = ({ questionId, item }: PaperQuestion) => ({
  questionId,
  family: item.case?.id ?? '',
  place: item.case?.number,
});

/** The questions of a paper that are asked together, each with its place. */
export const caseStudyPlaces = (
  asked: readonly PaperQuestion[],
): ReadonlyMap<QuestionId, CaseStudyPlace> =>
  new Map(
    caseStudiesOn(asked.map(inCase)).flatMap((questions, index) =>
      caseStudySteps.flatMap((step, at) => {
        const questionId = questions[at]?.questionId;
        return questionId
          ? [[questionId, { study: index + 1, number: at + 1, step }] as const]
          : [];
      }),
    ),
  );
