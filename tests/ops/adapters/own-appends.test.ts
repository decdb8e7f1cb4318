import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { beforeAll, type Position, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { AccountId, CommandId, StreamName } from '../../../domain/kernel/ids.ts';
import { instant } from '../../../domain/kernel/time.ts';
import type { Batch } from '../../../domain/ports/event-log.ts';
import { positionOf } from '../../../ops/adapters/event-log/positions.ts';
import { ownAppends, readOwnFirst } from '../../../ops/adapters/event-log/postgres/own-appends.ts';

const at = (count: number): RecordedEvent => ({
  id: randomUUID(),
  type: 'AnswerGiven',
  version: 1,
  data: {},
  meta: {
    actor: 'learner' as AccountId,
    commandId: randomUUID() as CommandId,
    correlationId: 'test',
  },
  stream: `attempt-${count}` as StreamName,
  revision: 0,
  position: positionOf(count),
  recordedAt: instant.parse('2026-03-05T12:00:00.000Z'),
});

const positionsOf = (batch: Batch | undefined) => batch?.events.map(({ position }) => +position);

describe('what a process appended itself', () => {
  it('is what follows on a position, as long as nobody else came in between', () => {
    const own = ownAppends();
    for (const count of [1, 2, 3]) own.add(at(count));
    expect(own.after(beforeAll)).toMatchObject({ upTo: positionOf(3) });
    own.add(at(4));
    own.add(at(5));
    expect(positionsOf(own.after(positionOf(4)))).toEqual([5]);
    own.add(at(7));
    expect(own.after(positionOf(5))).toBeUndefined();
    expect(own.after(positionOf(6))).toBeUndefined();
  });

  it('is what came after the last gap', () => {
    const own = ownAppends();
    for (const count of [1, 2, 4, 5]) own.add(at(count));
    expect(positionsOf(own.after(positionOf(3)))).toEqual([4, 5]);
  });

  it('is left to the log where something was missed, once', () => {
    const own = ownAppends();
    own.add(at(1));
    own.missed();
    expect(own.after(beforeAll)).toBeUndefined();
    own.add(at(2));
    own.add(undefined);
    expect(own.after(positionOf(1))).toBeUndefined();
    own.add(at(3));
    expect(positionsOf(own.after(positionOf(2)))).toEqual([3]);
  });

  it('does not pile up where nobody reads it', () => {
    const own = ownAppends();
    for (let count = 1; count <= 501; count += 1) own.add(at(count));
    expect(own.after(beforeAll)).toBeUndefined();
  });

  it('is read before the log, which is read for all the rest', async () => {
    const own = ownAppends();
    const asked: Position[] = [];
    const read = readOwnFirst(own, async function* ({ after }) {
      asked.push(after);
      yield { events: [], upTo: after };
    });
    const all = async (after: Position) => {
      const batches: Batch[] = [];
      for await (const batch of read({ after })) batches.push(batch);
      return batches.flatMap(({ events }) => events).map(({ position }) => +position);
    };
    own.add(at(1));
    expect(await all(beforeAll)).toEqual([1]);
    expect(asked).toEqual([]);
    expect(await all(positionOf(1))).toEqual([]);
    expect(asked).toEqual([positionOf(1)]);
  });
});
