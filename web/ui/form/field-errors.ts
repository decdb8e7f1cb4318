import type { z } from 'zod';
import { HttpError } from '../../http/http-error.ts';

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The first complaint about each field. */
export const issueErrors = ({ issues }: z.ZodError): FieldErrors =>
  Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]),
  );

/** The field that a refusal of the server names, if it names one. */
export const refusalErrors = (error: unknown): FieldErrors => {
  const cause = error instanceof Error && !(error instanceof HttpError) ? error.cause : error;
  return cause instanceof HttpError && cause.field ? { [cause.field]: cause.text } : {};
};
