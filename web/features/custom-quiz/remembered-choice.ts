import { z } from 'zod';
import { questionStatus } from '../../../domain/contracts/custom-quiz.ts';
import type { QuizOverview } from '../../../domain/contracts/quiz.ts';
import { everything, type QuizChoice } from './quiz-choice.ts';

const kept = z.object({
  areas: z.array(z.string()),
  topics: z.array(z.string()),
  status: questionStatus,
  count: z.int().min(1).max(100),
  isTimed: z.boolean(),
  minutes: z.int().nullable(),
  mode: z.enum(['practice', 'tutor']),
});

const keyOf = (field: string): string => `quiz-choice:${field}`;

const read = (field: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(field)) ?? 'null');
  } catch {
    // Switched off, or written by another version: the builder then starts with everything.
    return undefined;
  }
};

/** What was chosen last for this field; areas and topics that are gone are left out. */
export const rememberedChoice = (overview: QuizOverview): QuizChoice => {
  const { success, data } = kept.safeParse(read(overview.healthcareField));
  if (!success) return everything(overview);
  const areas = new Set(overview.areas.map(({ name }) => name));
  const topics = new Set(overview.areas.flatMap((area) => area.topics.map(({ name }) => name)));
  return {
    ...data,
    areas: data.areas.filter((name) => areas.has(name)),
    topics: data.topics.filter((name) => topics.has(name)),
  };
};

export const rememberChoice = (field: string, choice: QuizChoice): void => {
  try {
    localStorage.setItem(keyOf(field), JSON.stringify(choice));
  } catch {
    return;
  }
};
