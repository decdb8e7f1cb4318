import { randomUUID } from 'node:crypto';
import type { EventMeta, NewEvent, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { CommandId, StreamName } from '../../../domain/kernel/ids.ts';
import type { Batch } from '../../../domain/ports/event-log.ts';

/** Of its own for each test, because a real server keeps what other tests wrote. */
export const newStream = (kind = 'attempt'): StreamName => `${kind}-${randomUUID()}` as StreamName;

export const newType = (): string => `Noted${randomUUID().replaceAll('-', '')}`;

const meta = (): EventMeta => {
  const commandId = randomUUID() as CommandId;
  return { actor: 'system', commandId, correlationId: commandId };
};

export const fact = (given: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  type: 'AnswerGiven',
  version: 1,
  data: { item: 'rn-0001', choice: 2, seconds: 12.5 },
  meta: meta(),
  ...given,
});

export const facts = (count: number, given: Partial<NewEvent> = {}): NewEvent[] =>
  Array.from({ length: count }, () => fact(given));

export const idsOf = (events: readonly Pick<RecordedEvent, 'id'>[]): string[] =>
  events.map(({ id }) => id);

export const collect = async (batches: AsyncIterable<Batch>): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const batch of batches) events.push(...batch.events);
  return events;
};
