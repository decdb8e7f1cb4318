import { z } from 'zod';
import { questionStatus } from '../../../../domain/contracts/custom-quiz.ts';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import { browserStorage } from '../../../storage/browser-storage.ts';
import { everything, type QuizChoice } from './quiz-choice.ts';

const kept = z.object({
  areas: z.array(z.string()),
  topics: z.array(z.string()),
  status: questionStatus,
  count: z.int().min(1).max(100),
  isTimed: z.boolean(),
  minutes: z.int().nullable(),
  mode: z.enum(['practice', 'tutor']),
  isCaseStudies: z.boolean().default(false),
});

const keyOf = (field: string): string => `quiz-choice:${field}`;

/** What was chosen last for this field; areas and topics that are gone are left out. */
export const rememberedChoice = (overview: QuizOverview): QuizChoice => {
  const { success, data } = kept.safeParse(browserStorage.json(keyOf(overview.healthcareField)));
  if (!success) return everything(overview);
  const areas = new Set(overview.areas.map(({ name }) => name));
  const topics = new Set(overview.areas.flatMap((area) => area.topics.map(({ name }) => name)));
  return {
    ...data,
    isCaseStudies: data.isCaseStudies && overview.caseStudies !== undefined,
    areas: data.areas.filter((name) => areas.has(name)),
    topics: data.topics.filter((name) => topics.has(name)),
  };
};

export const rememberChoice = (field: string, choice: QuizChoice): void => {
  browserStorage.put(keyOf(field), JSON.stringify(choice));
};
