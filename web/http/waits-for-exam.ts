import { serverText } from './http-error.ts';
import { isRefusedFor } from './is-refused-for.ts';

/** Why this waits for the end of the exam that is open, in the server's words; undefined for anything else. */
export const waitsForExam = (error: unknown): string | undefined =>
  isRefusedFor(error, ['OnOpenExam']) ? serverText(error) : undefined;
