import { z } from 'zod';
import { clinicalStatus, vitalSignChanges } from './patient.ts';

export const optionType = z.enum(['assessment', 'intervention', 'medication', 'monitoring']);
export type OptionType = z.infer<typeof optionType>;

/** One letter, A to H: which option it stands for is each simulation's own. */
export const optionLetter = z.string().regex(/^[A-H]$/);

export const consequence = z.strictObject({ vitalSignChanges, clinicalStatus });
export type Consequence = z.infer<typeof consequence>;

/** A decision whose options are named in one way or another: by letter, or as the bank knows them. */
export const decisionPointOf = <Id extends z.ZodType<string, string>>(optionId: Id) =>
  z.strictObject({
    situation: z.string(),
    question: z.string(),
    options: z
      .array(
        z.strictObject({
          id: optionId,
          type: optionType,
          text: z.string(),
          isCorrect: z.boolean(),
        }),
      )
      .min(4)
      .max(8),
    correctOptionId: optionId,
    consequences: z.strictObject({
      correct: consequence,
      /** By the id of the option. */
      incorrect: z.record(optionId, consequence),
    }),
    feedback: z.strictObject({ correct: z.string(), incorrect: z.record(optionId, z.string()) }),
  });

/** As a simulation shows it. */
export const decisionPoint = decisionPointOf(optionLetter);

/** Its parts, by which the description of the API names them. */
export const {
  options: { element: decisionOption },
  consequences: decisionConsequences,
  feedback: decisionFeedback,
} = decisionPoint.shape;
