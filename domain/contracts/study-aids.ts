import { z } from 'zod';
import { studyAidId } from '../kernel/ids.ts';
import { line } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { type StudyAidContent, studyAidContents } from './study-aid-content.ts';
import { type StudyMethod, studyMethod } from './study-methods.ts';

/** Flashcards that a learner on the free plan may have made a day, until an administrator sets it otherwise. */
export const freeDailyFlashcards = 5;

/** Longest content that is saved, as JSON, in characters. */
export const longestContent = 200_000;

/** As many as one request makes. */
export const partsPerAid = 20;

const topic = line({ min: [1, 'Please enter a study topic to generate content.'], max: 120 });

export const generateAidBody = z.strictObject({
  topic,
  studyMethod,
  /** What the page knows of the learner; the server goes by the account. */
  profession: line({ max: 60 }).optional(),
});
export type GenerateAidBody = z.infer<typeof generateAidBody>;

/** What a model may be asked for: an aid by its method, or a turn of the tutor. */
export const requestMethod = z.enum([...studyMethod.options, 'tutor']);
export type RequestMethod = z.infer<typeof requestMethod>;

/** In the shape of its method (`study-aid-content.ts`): an object with one list. */
const content = z.record(z.string(), z.unknown());

/** Why the built-in knowledge base makes an aid where a model is set up. */
export const standsIn = z.enum(['budget-spent', 'model-failed']);
export type StandsIn = z.infer<typeof standsIn>;

export const generatedAid = z.object({
  id: studyAidId,
  topic: z.string(),
  studyMethod,
  /** What was understood of the topic. */
  title: z.string(),
  provider: z.enum(['built-in', 'openai']),
  /** The model that wrote it; null of the built-in knowledge base. */
  model: z.string().nullable(),
  /** Why the built-in knowledge base made it in place of a model; null where it did not. */
  standsIn: standsIn.nullable(),
  /** Classes of sources. */
  sources: z.array(z.string()),
  /** In the shape of the method. */
  content,
  /** Flashcards that may still be made today; null without a limit. */
  flashcardsLeft: z.int().min(0).nullable(),
});
export type GeneratedAid = z.infer<typeof generatedAid>;

export const saveAidBody = z.strictObject({
  topic,
  studyType: studyMethod,
  content,
  /** The aid that was generated, so that the library keeps who wrote it. */
  generatedId: studyAidId.optional(),
});
export type SaveAidBody = z.infer<typeof saveAidBody>;

export const savedAidEntry = z.object({
  id: studyAidId,
  topic: z.string(),
  studyType: studyMethod,
  parts: z.int(),
  createdAt: instant,
});
export type SavedAidEntry = z.infer<typeof savedAidEntry>;

export const savedAidDetail = savedAidEntry.extend({
  content,
  /** The model that wrote it; null of the built-in knowledge base. */
  model: z.string().nullable(),
});
export type SavedAidDetail = z.infer<typeof savedAidDetail>;

export const topicSuggestions = z.object({
  topics: z.array(z.object({ name: z.string(), group: z.string() })),
});
export type TopicSuggestions = z.infer<typeof topicSuggestions>;

export type ReadContent =
  | { readonly ok: true; readonly aid: StudyAidContent; readonly parts: number }
  | { readonly ok: false; readonly path: readonly PropertyKey[]; readonly message: string };

/** Reads content by its method's own shape, and counts its parts: those of its one list. */
export const readContent = (method: StudyMethod, value: unknown): ReadContent => {
  const read = studyAidContents[method].safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    return {
      ok: false,
      path: issue?.path ?? [],
      message: issue?.message ?? 'It has no such shape',
    };
  }
  const [parts] = Object.values(read.data);
  return {
    ok: true,
    aid: { method, content: read.data } as StudyAidContent,
    parts: Array.isArray(parts) ? parts.length : 1,
  };
};
