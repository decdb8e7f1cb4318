import type { AppendOutcome, EventLog } from '../../../domain/ports/event-log.ts';

export type LogUnderTest = {
  readonly log: EventLog;
  /** A second log on the same store, which loses the answer to its next append. */
  readonly losingAnAnswer?: () => Promise<EventLog>;
  /** A log whose server is not there. */
  readonly unreachable?: () => EventLog;
  readonly close: () => Promise<void>;
};

export type OpenLog = () => Promise<LogUnderTest>;

/** The outcome of an append that a test needs to have stood. */
export const stood = (outcome: AppendOutcome): Extract<AppendOutcome, { status: 'appended' }> => {
  if (outcome.status === 'appended') return outcome;
  throw new Error(`The append is in conflict: the stream is at ${outcome.actual}`);
};

/** Where it stands, however often it was appended. */
export const placeOf = (outcome: AppendOutcome) => {
  const { revision, position } = stood(outcome);
  return { revision, position };
};
