import { type EventStoreDBClient, WrongExpectedVersionError } from '@eventstore/db-client';
import {
  type Append,
  type AppendOutcome,
  LogUnavailable,
  OutcomeUnknown,
} from '../../../../domain/ports/event-log.ts';
import { outcomeWithoutWriting } from '../outcome-without-writing.ts';
import { isFault } from './failures.ts';
import { readStream } from './read.ts';
import type { Writer } from './writer.ts';

type Appending = Pick<Writer, 'write' | 'isConnected'> & { readonly reader: EventStoreDBClient };

/** Asks the leader of a cluster, which knows every append that was acknowledged. */
const look = ({ reader }: Appending, { stream }: Append) =>
  readStream(reader, stream, { requiresLeader: true });

/**
 * Of a new stream there is nothing to know: the server itself knows what repeats its beginning.
 * What cannot be read from a server is certainly not sent to it.
 */
const known = async (appending: Appending, wanted: Append) => {
  if (!appending.isConnected()) return look(appending, wanted);
  return wanted.loaded ?? (wanted.expected === 'none' ? [] : look(appending, wanted));
};

/** The stream was elsewhere, or the same events are further on than where they were expected. */
const afterRefusal = async (
  appending: Appending,
  wanted: Append,
  cause: unknown,
): Promise<AppendOutcome> => {
  const settled = outcomeWithoutWriting(wanted, await look(appending, wanted));
  if (settled) return settled;
  throw new LogUnavailable('EventStoreDB contradicts itself', { cause });
};

/**
 * The connection was lost, or the server said nothing in time; so it treats the second of two equal
 * appends that are under way at once.
 */
const afterSilence = async (
  appending: Appending,
  wanted: Append,
  cause: unknown,
): Promise<AppendOutcome> => {
  const unknown = new OutcomeUnknown('EventStoreDB was lost before it answered', { cause });
  const stored = await look(appending, wanted).catch(() => {
    throw unknown;
  });
  const settled = outcomeWithoutWriting(wanted, stored);
  if (settled?.status === 'appended') return settled;
  throw unknown;
};

/**
 * Writes where the events are not in the stream as its writer knows it, for where the stream is as
 * expected the server would store them again. Looks at the whole stream, which is short, only where
 * the writer has not, where the expectation failed, where the outcome is unknown, and before the
 * first append of a connection.
 */
export const append = async (appending: Appending, wanted: Append): Promise<AppendOutcome> => {
  const settled = outcomeWithoutWriting(wanted, await known(appending, wanted));
  if (settled) return settled;
  try {
    return await appending.write(wanted);
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) return afterRefusal(appending, wanted, error);
    if (isFault(error)) throw error;
    return afterSilence(appending, wanted, error);
  }
};
