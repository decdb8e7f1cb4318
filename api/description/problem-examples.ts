import type { Problem } from '../../domain/contracts/problem.ts';
import { answerTo } from '../server/answer-to.ts';
import type { Refusal } from '../server/refusal.ts';
import type { ProblemStatus } from './problem-responses.ts';

const of = (refusal: Refusal): Problem => {
  const { message, field } = answerTo(refusal);
  return { message, code: refusal.code, ...(field ? { field } : {}) };
};

/** One problem of each status, in the words a client is told. */
export const problemExamples: Readonly<Record<ProblemStatus, Problem>> = {
  400: of({ code: 'InvalidRequest', field: 'limit', right: 'Ask for 1 to 400' }),
  401: of({ code: 'SignedOut' }),
  402: of({ code: 'PaymentFailed', message: 'Your card was declined.' }),
  403: of({ code: 'CrossSite' }),
  404: of({ code: 'NotFound' }),
  409: of({ code: 'KeyReused' }),
  410: of({ code: 'LinkGone' }),
  413: { message: 'Send a smaller body: 64 KB at most.', code: 'BodyTooLarge' },
  415: of({ code: 'JsonOnly' }),
  421: of({ code: 'NotOurHost' }),
  429: of({ code: 'TooManyTries', seconds: 30 }),
  500: { message: 'Something went wrong on our side.', code: 'InternalError' },
  503: of({ code: 'Stopping' }),
};
