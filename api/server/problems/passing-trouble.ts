import { StreamContended } from '../../../domain/handling/handle-command.ts';
import { LogUnavailable, OutcomeUnknown } from '../../../domain/ports/event-log.ts';
import { HashingOverloaded } from '../../../domain/ports/passwords.ts';
import { ProcessorUnavailable } from '../../../domain/ports/payments.ts';
import { isDatabaseUnavailable, ReadModelBehind } from '../unavailable.ts';
import type { ProblemAnswer } from './told.ts';

type Trouble = {
  readonly is: (error: unknown) => boolean;
  readonly code: string;
  readonly message: string;
};

/** What passes by itself: the same request may do better in a second. */
const troubles: readonly Trouble[] = [
  {
    is: (error) => error instanceof OutcomeUnknown,
    code: 'OutcomeUnknown',
    message: 'We could not confirm that this was saved. Please try again.',
  },
  {
    is: (error) => error instanceof LogUnavailable || isDatabaseUnavailable(error),
    code: 'Unavailable',
    message: 'The database cannot be reached right now. Try again in a moment.',
  },
  {
    is: (error) => error instanceof ReadModelBehind,
    code: 'Behind',
    message: 'This cannot be shown yet, but none of your work is lost. Try again in a moment.',
  },
  {
    is: (error) => error instanceof StreamContended,
    code: 'Contended',
    message: 'Too many changes at once. Please try again.',
  },
  {
    is: (error) => error instanceof ProcessorUnavailable,
    code: 'PaymentsUnavailable',
    message: 'The payment processor does not answer right now. Try again in a moment.',
  },
  {
    is: (error) => error instanceof HashingOverloaded,
    code: 'Overloaded',
    message: 'Too many people are signing in. Try again in a moment.',
  },
];

/** Undefined when waiting will not help. */
export const passingTrouble = (error: unknown): ProblemAnswer | undefined => {
  const trouble = troubles.find(({ is }) => is(error));
  if (!trouble) return undefined;
  const { code, message } = trouble;
  return { status: 503, problem: { message, code }, retryAfter: 1 };
};
