import { paperGoneCodes } from '../../domain/contracts/refusal-codes.ts';
import { isRefusedFor } from './is-refused-for.ts';

/** Unknown, someone else's, or given up: trying again would change nothing. */
export const isGone = (error: unknown): boolean => isRefusedFor(error, paperGoneCodes);
