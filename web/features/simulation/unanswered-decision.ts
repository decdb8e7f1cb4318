import { walkMovedCodes } from '../../../domain/contracts/refusal-codes.ts';
import type { MadePoint, ScenarioView } from '../../../domain/contracts/simulation.ts';
import { HttpError, serverText } from '../../http/http-error.ts';
import { isRefusedFor } from '../../http/is-refused-for.ts';
import { showToast } from '../../toast/toast-store.ts';
import { readSimulation } from './queries/simulation-query.ts';

/** It was recorded although no answer came, or another tab or device was faster. */
const mayStand = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status >= 500 || isRefusedFor(error, walkMovedCodes);

/** How the simulation stands after a decision failed; undefined when it is where it was, or nobody can tell. */
export const standingAfter = async (
  attemptId: string,
  error: unknown,
): Promise<readonly ScenarioView[] | undefined> => {
  if (!mayStand(error)) return undefined;
  try {
    return (await readSimulation(attemptId)).scenarios;
  } catch {
    // What is said of the decision itself matters more than why this was not answered either.
    return undefined;
  }
};

type Failed = {
  readonly error: unknown;
  /** The letter that was sent. */
  readonly sent: string;
  /** The decision as the server has it, if it was made. */
  readonly made: MadePoint | undefined;
};

const textOf = ({ error, made }: Failed): string =>
  serverText(error) ??
  (made
    ? 'You already made this decision. Choices are final.'
    : 'Your decision could not be sent. Choose again.');

/** Tells why a choice did not come to stand; nothing where it did. */
export const tellOfFailure = (failed: Failed): void => {
  if (failed.made?.chosen === failed.sent) return;
  showToast({ title: 'Decision not saved', description: textOf(failed), tone: 'destructive' });
};

/** Tells that something asked for did not come. */
export const tellOfGathering = (error: unknown): void => {
  const description = serverText(error) ?? 'Your choice could not be sent. Choose it again.';
  showToast({ title: 'Choice not saved', description, tone: 'destructive' });
};
