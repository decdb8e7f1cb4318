import { z } from 'zod';
import { fieldCode } from './fields.ts';

/** How many questions of a topic one quiz can hold, by status; siblings count once. */
export const topicSupply = z.object({
  name: z.string(),
  all: z.int(),
  unused: z.int(),
  missed: z.int(),
  flagged: z.int(),
});
export type TopicSupply = z.infer<typeof topicSupply>;

/** One case study of the bank: where its six questions count, and how the learner met them. */
const caseStudySupply = z.object({
  areas: z.array(z.string()),
  topics: z.array(z.string()),
  /** All six are. */
  unused: z.boolean(),
  /** One of them at least was. */
  missed: z.boolean(),
  flagged: z.boolean(),
});
export type CaseStudySupply = z.infer<typeof caseStudySupply>;

/** What the quiz page says of a field's bank and of the learner in it. */
export const quizOverview = z.object({
  healthcareField: fieldCode,
  questions: z.int(),
  areas: z.array(z.object({ name: z.string(), questions: z.int(), topics: z.array(topicSupply) })),
  /** Topics that only the other exams of the field name; their questions are those of `areas`. */
  furtherTopics: z.array(topicSupply),
  unseen: z.int(),
  /** Absent where the field has none. */
  caseStudies: z.array(caseStudySupply).optional(),
});
export type QuizOverview = z.infer<typeof quizOverview>;
