import { randomUUID } from 'node:crypto';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { type Proposal, toStore } from './stored-event.ts';

type Stranger = Omit<Proposal, 'id'> & { readonly stream: string };

const base64 = (content: string | readonly number[]): string =>
  Buffer.from(content as string).toString('base64');

type Content = { readonly data: string; readonly metadata?: string };

const json = (stream: string, type: string, { data, metadata = '' }: Content): Stranger => ({
  stream,
  type,
  contentType: 'application/json',
  data: base64(data),
  metadata: base64(metadata),
});

/** What the server itself and other applications write into the same log. */
const strangers: readonly Stranger[] = [
  json('$stats-127.0.0.1:2113', '$statsCollected', { data: '{"proc-cpu":1.5}' }),
  json('order-4711', 'OrderPlaced', { data: '{"total":12}' }),
  json('$ce-order', '$>', { data: '0@order-4711', metadata: '{"$o":"order-4711"}' }),
  {
    stream: 'sensor-7',
    type: 'Measured',
    contentType: 'application/octet-stream',
    data: base64([0, 255, 254, 128]),
    metadata: base64([1, 2, 250]),
  },
  json('shop', 'PricesChanged', { data: '[{"price":3}]', metadata: '["by hand"]' }),
  json('customer-9', 'QuizSubmitted', { data: '{"score":1}', metadata: '{"$correlationId":"9"}' }),
  json('notes', 'Noted', { data: 'this is {not JSON' }),
];

/** Writes one event of somebody else after the other. */
export const strangersIn = (log: EventLog) => {
  let count = 0;
  return async (): Promise<void> => {
    const next = strangers[count % strangers.length];
    count += 1;
    if (!next) return;
    const stream = next.stream as StreamName;
    const [last] = await log.readStream(stream, { direction: 'backward', limit: 1 });
    const events = [toStore({ ...next, id: randomUUID() })];
    await log.append({ stream, expected: last?.revision ?? 'none', events });
  };
};
