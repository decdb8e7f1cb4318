import { v5 as uuid } from 'uuid';
import { type BoardwellEvent, definitionOf } from '../../../domain/events/registry.ts';
import type { NewEvent, Position, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { AccountId, CommandId, StreamName } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';

const namespace = '3b6cbe0f-6f0f-4f56-9a37-2f4a1f1f3d5e';

export type StreamEvent = {
  readonly stream: StreamName;
  readonly event: BoardwellEvent;
  readonly subject: AccountId | undefined;
};

const commandOf = (index: number): CommandId => uuid(`command ${index}`, namespace) as CommandId;

/** An event as a decider's command would have stored it; `index` makes its ids. */
export const newEvent = ({ event, subject }: StreamEvent, index: number): NewEvent => {
  const commandId = commandOf(index);
  return {
    id: uuid('0', commandId),
    type: event.type,
    version: definitionOf(event.type)?.version ?? 1,
    data: event.data,
    meta: {
      actor: subject ?? 'system',
      ...(subject ? { subject } : {}),
      commandId,
      correlationId: `request-${index}`,
    },
  };
};

export const positionAt = (index: number): Position =>
  String(index + 1).padStart(20, '0') as Position;

/** A whole log from what happened, in order. */
export const recorded = function* (happened: Iterable<StreamEvent>): Generator<RecordedEvent> {
  const revisions = new Map<string, number>();
  let index = 0;
  for (const told of happened) {
    const revision = revisions.get(told.stream) ?? 0;
    revisions.set(told.stream, revision + 1);
    yield {
      ...newEvent(told, index),
      stream: told.stream,
      revision,
      position: positionAt(index),
      recordedAt: (told.event.data as { readonly at: Instant }).at,
    };
    index += 1;
  }
};
