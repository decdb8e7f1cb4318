import { z } from 'zod';
import { adaptiveAnswerBody } from '../../../domain/contracts/adaptive-answers.ts';
import type { KeptAnswer } from '../../queries/send-adaptive-answer.ts';

const keyOf = (attemptId: string): string => `adaptive-answer:${attemptId}`;

const keptAnswer = z.object({ id: z.string(), body: adaptiveAnswerBody });

/** The answer that was given here and that the server has not confirmed. */
export const readKept = (attemptId: string): KeptAnswer | undefined => {
  try {
    return keptAnswer.parse(JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? ''));
  } catch {
    return undefined;
  }
};

/** Where storage is switched off the answer lives as long as the page. */
export const keep = (attemptId: string, answer: KeptAnswer): void => {
  try {
    localStorage.setItem(keyOf(attemptId), JSON.stringify(answer));
  } catch {
    return;
  }
};

export const forgetKept = (attemptId: string): void => {
  try {
    localStorage.removeItem(keyOf(attemptId));
  } catch {
    return;
  }
};
