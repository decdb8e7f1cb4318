import { z } from 'zod';
import {
  generateAidBody,
  generatedAid,
  saveAidBody,
  savedAidEntry,
  topicSuggestions,
} from '../../../domain/contracts/study-aids.ts';

/** What the pages of study aids ask of the server. */
export const studyAidCalls = [
  { call: /^GET \/api\/study-aids$/, answer: z.array(savedAidEntry) },
  { call: /^GET \/api\/study-aids\/topics$/, answer: topicSuggestions },
  { call: /^POST \/api\/study-aids$/, body: saveAidBody, answer: savedAidEntry },
  { call: /^POST \/api\/study-aids\/generate$/, body: generateAidBody, answer: generatedAid },
] as const;
