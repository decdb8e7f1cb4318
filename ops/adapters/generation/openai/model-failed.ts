/** Why a model gave nothing of use. */
export type ModelFailureReason =
  /** It did not answer, or not to the end, in the time there was. */
  | 'timeout'
  | 'unreachable'
  | 'dropped'
  /** It answered 429. */
  | 'busy'
  /** It answered with another status that is no success. */
  | 'refused'
  /** What came is not of its protocol. */
  | 'malformed'
  | 'too-long'
  /** It failed several times in a row and is left alone for a while. */
  | 'left-alone'
  /** Whoever asked did not want the answer any more. */
  | 'stopped';

export type ModelUsage = { readonly inputTokens: number; readonly outputTokens: number };

/**
 * A model gave nothing of use. The message is our own and there is no cause: what a server says may repeat
 * the key it was shown.
 */
export class ModelFailed extends Error {
  override name = 'ModelFailed' as const;
  readonly reason: ModelFailureReason;
  readonly status: number | undefined;
  /** What it may have cost all the same. */
  readonly usage: ModelUsage;

  constructor(
    reason: ModelFailureReason,
    {
      status,
      usage = { inputTokens: 0, outputTokens: 0 },
    }: { readonly status?: number | undefined; readonly usage?: ModelUsage } = {},
  ) {
    super(`The model gave no answer: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.reason = reason;
    this.status = status;
    this.usage = usage;
  }
}

/** Whether the next request is likely to fail as well: not where only this one was wrong. */
export const isOutage = ({ reason, status }: ModelFailed): boolean =>
  reason === 'refused'
    ? status !== 400 && status !== 413 && status !== 422
    : ['timeout', 'unreachable', 'dropped', 'busy'].includes(reason);
