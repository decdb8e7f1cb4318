import type { MetricFailureCode } from '../../../domain/contracts/metrics.ts';

/** A metric that came to nothing; the message is for whoever wrote it. */
export class MetricFailure extends Error {
  override name = 'MetricFailure' as const;
  readonly code: MetricFailureCode;

  constructor(code: MetricFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}
