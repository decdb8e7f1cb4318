import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { beforeAll, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { eventAt } from './positions.ts';
import { checkpoint, confirmation, eventResponse, type ReadCall, send } from './read-response.ts';

type Expression = ReadReq.Options.FilterOptions.Expression;

const matches = (expression: Expression, text: string): boolean =>
  expression.getRegex()
    ? new RegExp(expression.getRegex()).test(text)
    : expression.getPrefixList().some((prefix) => text.startsWith(prefix));

const passes = (filter: ReadReq.Options.FilterOptions | undefined, event: RecordedEvent) => {
  const ofStream = filter?.getStreamIdentifier();
  const ofType = filter?.getEventType();
  return (!ofStream || matches(ofStream, event.stream)) && (!ofType || matches(ofType, event.type));
};

/** How many events a filtered subscription looks through between two checkpoints. */
const checkpointEvery = (filter: ReadReq.Options.FilterOptions | undefined): number =>
  filter ? (filter.getMax() || 32) * filter.getCheckpointintervalmultiplier() : Infinity;

/** Events after a position, the one at it left out, and from time to time how far it looked. */
export const subscribeToAll = async (
  log: EventLog,
  call: ReadCall,
  signal: AbortSignal,
): Promise<void> => {
  const options = call.request.getOptions();
  const position = options?.getAll()?.getPosition();
  const filter = options?.getFilter();
  const after = position ? eventAt(position.getCommitPosition()) : beforeAll;
  let looked = 0;
  await send(call, confirmation(), signal);
  for await (const { events } of log.subscribe({ after, signal })) {
    for (const event of events) {
      looked += 1;
      if (passes(filter, event)) await send(call, eventResponse(event), signal);
      if (looked % checkpointEvery(filter) === 0) {
        await send(call, checkpoint(event.position), signal);
      }
    }
  }
};
