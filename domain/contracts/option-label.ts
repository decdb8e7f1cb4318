import { z } from 'zod';

/** One or two letters, A to Z and AA to AZ: the place of an option on one paper. */
export const optionLabel = z
  .string()
  .regex(/^A?[A-Z]$/, 'Use an option letter from A to Z, or AA to AZ');

/** An option as it is shown on a paper. */
export const labelledOption = z.object({ label: optionLabel, text: z.string() });

/** A number as it is entered: digits, and one decimal point. */
export const enteredNumber = z
  .string()
  .regex(/^-?\d{1,9}(?:\.\d{1,6})?$/, 'Use digits and at most one decimal point');

/** One piece of an answer: an option, or the number that was entered. */
export const answerPiece = z.union([optionLabel, enteredNumber]);
