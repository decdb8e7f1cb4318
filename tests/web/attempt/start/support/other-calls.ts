import { z } from 'zod';
import { flashcardEntry } from '../../../../../domain/contracts/flashcards.ts';
import { schoolCalls } from '../../../institution/school-calls.ts';
import { studyAidCalls } from '../../../study-aid/study-aid-calls.ts';

/** What pages beside those of quizzes ask of the server. */
export const otherCalls = [
  { call: /^GET \/api\/flashcards$/, answer: z.array(flashcardEntry) },
  ...schoolCalls,
  ...studyAidCalls,
];
