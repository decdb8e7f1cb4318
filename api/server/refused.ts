import type { Refusal } from './refusal.ts';

/** Thrown by a route and turned into its answer by the error handler. */
export class Refused extends Error {
  override name = 'Refused' as const;
  readonly refusal: Refusal;
  readonly code: Refusal['code'];
  readonly within: string | undefined;

  /** `within` is where in the request the refused part stands, for example `answers.2`. */
  constructor(refusal: Refusal, within?: string) {
    super(refusal.code);
    this.refusal = refusal;
    this.code = refusal.code;
    this.within = within;
  }
}
