import { StreamContended } from '../../../domain/handling/handle-command.ts';
import { LogUnavailable, OutcomeUnknown } from '../../../domain/ports/event-log.ts';
import { HashingOverloaded } from '../../../domain/ports/passwords.ts';
import { isDatabaseUnavailable, ReadModelBehind } from '../unavailable.ts';
import type { Told } from './told.ts';

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
    message: 'It is not known whether this was stored. Send it again.',
  },
  {
    is: (error) => error instanceof LogUnavailable || isDatabaseUnavailable(error),
    code: 'Unavailable',
    message: 'The database is not reachable right now. Try again shortly.',
  },
  {
    is: (error) => error instanceof ReadModelBehind,
    code: 'Behind',
    message: 'This cannot be shown yet; nothing is lost. Try again shortly.',
  },
  {
    is: (error) => error instanceof StreamContended,
    code: 'Contended',
    message: 'Too many changes at once. Send it again.',
  },
  {
    is: (error) => error instanceof HashingOverloaded,
    code: 'Overloaded',
    message: 'Too many sign-ins at once. Try again shortly.',
  },
];

/** Undefined when waiting will not help. */
export const passingTrouble = (error: unknown): Told | undefined => {
  const trouble = troubles.find(({ is }) => is(error));
  if (!trouble) return undefined;
  const { code, message } = trouble;
  return { status: 503, problem: { message, code }, retryAfter: 1 };
};
