import { z } from 'zod';

/** The steps of clinical judgment (NCSBN): a case study asks one question about each, in this order. */
export const caseStudySteps = [
  'Recognize cues',
  'Analyze cues',
  'Prioritize hypotheses',
  'Generate solutions',
  'Take action',
  'Evaluate outcomes',
] as const;

export const questionsInCaseStudy = caseStudySteps.length;

/** Its place in its case study, from 1. */
export const placeInCaseStudy = z.int().min(1).max(questionsInCaseStudy);

/** Where a question stands that is asked together with the others of its case study. */
export const caseStudyPlace = z.object({
  /** Which of the case studies of the paper, from 1. */
  study: z.int(),
  number: placeInCaseStudy,
  step: z.enum(caseStudySteps),
});
export type CaseStudyPlace = z.infer<typeof caseStudyPlace>;
