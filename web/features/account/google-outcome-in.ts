import { type GoogleOutcome, googleOutcome } from '../../../domain/contracts/google-outcome.ts';

/** How a journey to Google ended, of an address; undefined where there was none. */
export const outcomeIn = (params: URLSearchParams): GoogleOutcome | undefined =>
  googleOutcome.safeParse(params.get('google')).data;
