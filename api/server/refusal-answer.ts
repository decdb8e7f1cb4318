/** What a client is told of a refusal. */
export type RefusalAnswer = {
  readonly status: number;
  readonly message: string;
  readonly field?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  /** It says what is not there, which a read model may say only of what it has come to. */
  readonly unlessBehind?: true;
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

/** The answer of what is not there, or only not there yet. */
export const unlessBehind =
  <Refusal>(answer: (refusal: Refusal) => RefusalAnswer) =>
  (refusal: Refusal): RefusalAnswer => ({ ...answer(refusal), unlessBehind: true });

/** What the table says of this one. */
export const answerFrom = <Refusal extends { readonly code: string }>(
  answers: RefusalAnswers<Refusal>,
  refusal: Refusal,
): RefusalAnswer =>
  (answers[refusal.code as Refusal['code']] as (refusal: Refusal) => RefusalAnswer)(refusal);
