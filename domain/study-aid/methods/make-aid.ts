import type { ContentOf, StudyAidContent } from '../../contracts/study-aid-content.ts';
import type { StudyMethod } from '../../contracts/study-methods.ts';
import { caseStudies } from './case-studies.ts';
import { definitions } from './definitions.ts';
import { dosageProblems } from './dosage.ts';
import { drugCards } from './drug-cards.ts';
import { fillBlank } from './fill-blank.ts';
import { flashcards } from './flashcards.ts';
import { images } from './images.ts';
import { labeling } from './labeling.ts';
import { conceptMaps, mindMaps } from './maps.ts';
import { matching } from './matching.ts';
import type { MethodInput } from './method-input.ts';
import { practiceQuestions } from './practice-questions.ts';
import { clinicalScenarios } from './scenarios.ts';
import { trueFalse } from './true-false.ts';

const makers: {
  readonly [Method in StudyMethod]: (input: MethodInput) => ContentOf<Method> | null;
} = {
  flashcards,
  matching,
  'case-studies': caseStudies,
  'image-interpretation': images,
  'clinical-scenarios': clinicalScenarios,
  'drug-cards': drugCards,
  'concept-maps': conceptMaps,
  'practice-questions': practiceQuestions,
  'dosage-calc': dosageProblems,
  labeling,
  definitions,
  'true-false': trueFalse,
  'fill-blank': fillBlank,
  'mind-mapping': mindMaps,
};

/** An aid by one method; null where the topics hold nothing that it could use. */
export const makeAid = (method: StudyMethod, input: MethodInput): StudyAidContent | null => {
  const content = makers[method](input);
  return content === null ? null : ({ method, content } as StudyAidContent);
};
