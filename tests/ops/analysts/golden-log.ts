import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, type Position, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';
import type { History } from '../../../projectors/runtime/rebuild/history.ts';

const folder = new URL('../../domain/events/golden/', import.meta.url);

const files = readdirSync(folder).toSorted();

const firstMs = Date.parse('2026-11-01T09:00:00.000Z');
const hourMs = 3_600_000;

const read = (file: string): RecordedEvent =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedEvent;

/** An event of every type in every version that was ever written, an hour apart; each ninth of a tester. */
export const goldenEvents: readonly RecordedEvent[] = files.map((file, index) => {
  const event = read(file);
  return {
    ...event,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    position: String(index + 1).padStart(20, '0') as Position,
    recordedAt: instantOf(firstMs + index * hourMs) as Instant,
    meta: { ...event.meta, ...(index % 9 === 8 ? { testMode: true as const } : {}) },
  };
});

/** A log of these events, read three at a time. */
export const logOf = (events: readonly RecordedEvent[]) => {
  const history: History = async function* ({ after, upTo }) {
    const wanted = events.filter(({ position }) => position > after && position <= upTo);
    for (let start = 0; start < wanted.length; start += 3) {
      const some = wanted.slice(start, start + 3);
      yield { events: some, upTo: some.at(-1)?.position ?? after };
    }
  };
  return {
    history,
    log: { head: async (): Promise<Position> => events.at(-1)?.position ?? beforeAll },
  };
};
