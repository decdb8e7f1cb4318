import {
  DeadlineExceededError,
  type EventStoreDBClient,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { Append, AppendOutcome } from '../../../../domain/ports/event-log.ts';
import { isFault } from './failures.ts';
import { eventDataOf, positionOf } from './recorded-event.ts';

export type Writer = {
  /** Throws what the client throws. */
  readonly write: (wanted: Append) => Promise<AppendOutcome>;
  /** Whether the server has answered since the connection was made. */
  readonly isConnected: () => boolean;
  readonly dispose: () => Promise<void>;
};

/** The client waits for ever for the answer to a batch; a server silent for so long is gone. */
const silenceMs = 15_000;

const answered = async <Answer>(promise: Promise<Answer>): Promise<Answer> => {
  const silence = Promise.withResolvers<never>();
  const alarm = setTimeout(
    () => silence.reject(new Error(`EventStoreDB did not answer within ${silenceMs} ms`)),
    silenceMs,
  );
  try {
    return await Promise.race([promise, silence.promise]);
  } finally {
    clearTimeout(alarm);
  }
};

const write = async (
  client: EventStoreDBClient,
  { stream, events, expected }: Append,
): Promise<AppendOutcome> => {
  const { nextExpectedRevision, position } = await answered(
    client.appendToStream(stream, events.map(eventDataOf), {
      expectedRevision: expected === 'none' ? NO_STREAM : BigInt(expected),
    }),
  );
  if (!position) throw new Error('EventStoreDB told no position for an append');
  return {
    status: 'appended',
    revision: Number(nextExpectedRevision),
    position: positionOf(position),
  };
};

const isAnswer = (error: unknown): boolean =>
  error instanceof WrongExpectedVersionError ||
  error instanceof DeadlineExceededError ||
  isFault(error);

/**
 * Appends by a client of its own, and by a new one after no answer: the client sends all appends by
 * one call, which may break so that it stays silent for ever. The old one ends first, because what
 * ends one client's call answers the appends that wait in any other.
 */
export const openWriter = (connect: () => EventStoreDBClient): Writer => {
  let client = Promise.resolve(connect());
  let answering: Promise<EventStoreDBClient> | undefined;
  const renewed = async (broken: Promise<EventStoreDBClient>) => {
    await (await broken).dispose();
    return connect();
  };
  return {
    write: async (wanted: Append): Promise<AppendOutcome> => {
      const used = client;
      try {
        const outcome = await write(await used, wanted);
        answering = used;
        return outcome;
      } catch (error) {
        if (!isAnswer(error) && client === used) client = renewed(used);
        throw error;
      }
    },
    isConnected: () => answering === client,
    dispose: async () => (await client).dispose(),
  };
};
