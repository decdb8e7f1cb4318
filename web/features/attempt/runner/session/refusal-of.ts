import {
  changeRefusedCodes,
  paperOverCodes,
} from '../../../../../domain/contracts/refusal-codes.ts';
import { HttpError } from '../../../../http/http-error.ts';
import { isRefusedFor } from '../../../../http/is-refused-for.ts';

/**
 * What a failed change of a paper means: the paper is over, this change will never be taken, or it
 * was refused for a reason this page does not know, perhaps by something in between.
 */
export type PaperRefusal = 'over' | 'refused' | 'unclear';

/** Statuses of HTTP itself after which the same call may yet succeed: signed out, too slow, too many. */
const passing = [401, 408, 425, 429];

/** Undefined while the same call may yet succeed: no answer came, or the server is in trouble. */
export const refusalOf = (error: unknown): PaperRefusal | undefined => {
  if (isRefusedFor(error, paperOverCodes)) return 'over';
  if (isRefusedFor(error, changeRefusedCodes)) return 'refused';
  const isAnswer = error instanceof HttpError && error.status < 500;
  return isAnswer && !passing.includes(error.status) ? 'unclear' : undefined;
};

/** Milliseconds for which the server asks to be left alone; 0 where it does not. */
export const askedWaitMs = (error: unknown): number =>
  error instanceof HttpError ? error.retryAfter * 1000 : 0;

/** True when the same change would be refused again. */
export const isFinalRefusal = (error: unknown): boolean => {
  const refusal = refusalOf(error);
  return refusal === 'over' || refusal === 'refused';
};
