import { z } from 'zod';
import { adaptiveAnswerBody } from '../../../../domain/contracts/adaptive-answers.ts';
import { browserStorage } from '../../../storage/browser-storage.ts';
import type { KeptAnswer } from '../queries/send-adaptive-answer.ts';

const keyOf = (attemptId: string): string => `adaptive-answer:${attemptId}`;

const keptAnswer = z.object({ id: z.string(), body: adaptiveAnswerBody });

/** The answer that was given here and that the server has not confirmed. */
export const readKept = (attemptId: string): KeptAnswer | undefined =>
  keptAnswer.safeParse(browserStorage.json(keyOf(attemptId))).data;

/** Where storage is switched off the answer lives as long as the page. */
export const keep = (attemptId: string, answer: KeptAnswer): void => {
  browserStorage.put(keyOf(attemptId), JSON.stringify(answer));
};

export const forgetKept = (attemptId: string): void => browserStorage.remove(keyOf(attemptId));
