import {
  type EventStoreDBClient,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import {
  type Append,
  type AppendOutcome,
  LogUnavailable,
  OutcomeUnknown,
} from '../../../../domain/ports/event-log.ts';
import { outcomeWithoutWriting } from '../outcome-without-writing.ts';
import { isFault } from './failures.ts';
import { readStream } from './read.ts';
import { eventDataOf, positionOf } from './recorded-event.ts';

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

/**
 * Looks at the whole stream before it writes, and again when the expectation failed: the server
 * knows repeated ids only right after the expected revision, and where the stream is as expected it
 * would store them a second time. Streams are short.
 */
export const append = async (
  client: EventStoreDBClient,
  wanted: Append,
): Promise<AppendOutcome> => {
  const look = async () =>
    outcomeWithoutWriting(
      wanted,
      await readStream(client, wanted.stream, { requiresLeader: true }),
    );
  const settled = await look();
  if (settled) return settled;
  try {
    return await write(client, wanted);
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) {
      const overtaken = await look();
      if (overtaken) return overtaken;
      throw new LogUnavailable('EventStoreDB contradicts itself', { cause: error });
    }
    if (isFault(error)) throw error;
    throw new OutcomeUnknown('EventStoreDB was lost before it answered', { cause: error });
  }
};
