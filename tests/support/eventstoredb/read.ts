import streams, { type ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { beforeAll, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { justBefore } from './positions.ts';
import { eventResponse, type ReadCall, send, streamNotFound } from './read-response.ts';
import { streamNameIn } from './stream-identifier.ts';
import { subscribeToAll } from './subscribe-to-all.ts';

const isBackward = (options: ReadReq.Options): boolean =>
  options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;

const streamEvents = async (
  log: EventLog,
  options: ReadReq.Options,
): Promise<RecordedEvent[] | string> => {
  const wanted = options.getStream();
  const name = streamNameIn(wanted?.getStreamIdentifier());
  const stream = name as StreamName;
  if ((await log.readStream(stream, { limit: 1 })).length === 0) return name;
  return log.readStream(stream, {
    direction: isBackward(options) ? 'backward' : 'forward',
    limit: Number(options.getCount()),
    ...(wanted?.hasRevision() ? { from: Number(wanted.getRevision()) } : {}),
  });
};

/** From a position on, the event at it included. */
const allEvents = async (log: EventLog, options: ReadReq.Options): Promise<RecordedEvent[]> => {
  const position = options.getAll()?.getPosition();
  const after = position ? justBefore(position.getCommitPosition()) : beforeAll;
  const events: RecordedEvent[] = [];
  for await (const batch of log.readAll({ after })) events.push(...batch.events);
  if (isBackward(options)) events.reverse();
  return events.slice(0, Number(options.getCount()));
};

const answer = async (log: EventLog, call: ReadCall, signal: AbortSignal): Promise<void> => {
  const options = call.request.getOptions();
  if (!options) throw new Error('A read must say what');
  if (options.hasSubscription()) return subscribeToAll(log, call, signal);
  const events = options.hasAll()
    ? await allEvents(log, options)
    : await streamEvents(log, options);
  if (typeof events === 'string') return send(call, streamNotFound(events), signal);
  for (const event of events) await send(call, eventResponse(event), signal);
};

export const read =
  (log: EventLog, { onRead }: { readonly onRead?: () => void }) =>
  (call: ReadCall) => {
    const ended = new AbortController();
    call.on('cancelled', () => ended.abort());
    if (!call.request.getOptions()?.hasSubscription()) onRead?.();
    answer(log, call, ended.signal).then(
      () => call.end(),
      (error: unknown) => {
        if (!ended.signal.aborted) call.destroy(error as Error);
      },
    );
  };
