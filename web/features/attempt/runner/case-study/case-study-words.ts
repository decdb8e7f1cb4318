import {
  type CaseStudyPlace,
  questionsInCaseStudy,
} from '../../../../../domain/contracts/case-study.ts';

/** "Case study, item 2 of 6". */
export const itemWords = ({ number }: Pick<CaseStudyPlace, 'number'>): string =>
  `Case study, item ${number} of ${questionsInCaseStudy}`;

export const studyWords = (study: number): string => `Case study ${study}`;
