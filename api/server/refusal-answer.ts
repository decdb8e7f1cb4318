/** What a client is told of a refusal. */
export type RefusalAnswer = {
  readonly status: number;
  readonly message: string;
  readonly field?: string;
  /** Seconds. */
  readonly retryAfter?: number;
};

/** An answer to each of these refusals, by its code. */
export type RefusalAnswers<Refusal extends { readonly code: string }> = {
  readonly [Code in Refusal['code']]: (
    refusal: Extract<Refusal, { readonly code: Code }>,
  ) => RefusalAnswer;
};

/** The same answer, whatever else the refusal says. */
export const say = (status: number, message: string, field?: string) => (): RefusalAnswer => ({
  status,
  message,
  ...(field ? { field } : {}),
});

/** What the table says of this one. */
export const answerFrom = <Refusal extends { readonly code: string }>(
  answers: RefusalAnswers<Refusal>,
  refusal: Refusal,
): RefusalAnswer =>
  (answers[refusal.code as Refusal['code']] as (refusal: Refusal) => RefusalAnswer)(refusal);
