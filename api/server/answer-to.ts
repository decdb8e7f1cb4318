import { capabilities, type Listed } from './capabilities.ts';
import type { ApiCapability } from './capability.ts';
import { inOne } from './in-one.ts';
import type { Refusal, RefusalsOf } from './refusal.ts';
import { answerFrom, type RefusalAnswer, type RefusalAnswers } from './refusal-answer.ts';
import { serverAnswers } from './refusals.ts';

/** The one table from refusals to what a client is told. Throws where two answer the same code. */
export const refusalAnswers = (
  from: readonly Pick<ApiCapability, 'word' | 'refusals'>[],
): RefusalAnswers<Refusal> =>
  inOne('refusal', [
    ['server', serverAnswers],
    ...from.map(({ word, refusals = {} }) => [word, refusals] as const),
  ]) as RefusalAnswers<RefusalsOf[Listed<RefusalsOf>]>;

const answers = refusalAnswers(capabilities);

/** What a client is told of a refusal. */
export const answerTo = (refusal: Refusal): RefusalAnswer => answerFrom(answers, refusal);
