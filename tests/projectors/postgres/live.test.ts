import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beforeAll, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { attemptStream, type StreamName } from '../../../domain/kernel/ids.ts';
import { projections } from '../../../projectors/all.ts';
import type { Projection } from '../../../projectors/projection.ts';
import { foldInMemory } from '../../../projectors/runtime/fold-in-memory.ts';
import { attemptOne, commandNumber, learner, paperIssued } from '../../support/facts.ts';
import { known } from '../support/rows.ts';
import { study } from '../support/study.ts';
import { until } from '../support/until.ts';
import { openReadSide, type ReadSide, teller } from './support/read-side.ts';
import { hasReached, starter } from './support/running.ts';

let side: ReadSide;
const starting = starter();
const start = (chosen: readonly Projection[] = projections) => starting.start(side, chosen);

beforeEach(async () => {
  side = await openReadSide();
});

afterEach(async () => {
  await starting.stopAll();
  await side.close();
});

const rowsIn = async (table: string) => {
  const { rows } = await side.pool.query<{ key: string; data: unknown }>(
    `select key, data from read.${table} order by key`,
  );
  return rows;
};

const allEvents = async () => {
  const events: RecordedEvent[] = [];
  for await (const batch of side.log.readAll({ after: beforeAll })) events.push(...batch.events);
  return events;
};

describe('live projections', () => {
  it('make their tables at the first start, and hold every event after it', async () => {
    const running = await start();
    const last = await teller(side)(study({ learners: 3, attempts: 6 }));
    await hasReached(running, projections, last);
    const events = await allEvents();
    for (const projection of projections) {
      const expected = [...foldInMemory(projection, events)].map(([key, data]) => ({ key, data }));
      const rows = await rowsIn(projection.table);
      expect(rows).toEqual(expected.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
    }
  });

  it('tell the bus which learners they moved, and how far they have come', async () => {
    const { position } = await start([known('progress')]);
    const last = await teller(side)(study({ learners: 1, attempts: 1 }));
    await until(() => position('progress') === last);
    const moved = side.hints.filter(
      (hint) => hint.kind === 'projected' && hint.subjects.length > 0,
    );
    expect(moved).toEqual([
      {
        kind: 'projected',
        projection: 'progress',
        position: last,
        subjects: [expect.stringContaining('ac-4000')],
      },
    ]);
  });

  it('come to events that change no row, and write that down in the end', async () => {
    const { position } = await start([known('progress')]);
    const issued = { stream: attemptStream(attemptOne), event: paperIssued(), subject: learner };
    const last = await teller(side)([issued]);
    await until(() => position('progress') === last);
    const persisted = async () => (await side.store.checkpoints('progress'))[0]?.position === last;
    await until(persisted);
  });

  it('pass over types this build does not know', async () => {
    const { position } = await start([known('progress')]);
    const [told] = study({ learners: 1, attempts: 1 });
    await side.log.append({
      stream: 'novelty-1' as StreamName,
      expected: 'none',
      events: [
        {
          id: '11111111-1111-4111-8111-111111111111',
          type: 'SomethingFromTheFuture',
          version: 9,
          data: {},
          meta: { actor: 'system', commandId: commandNumber(1), correlationId: 'x' },
        },
      ],
    });
    const last = await teller(side)(told ? [told] : []);
    await until(() => position('progress') === last);
    expect(await rowsIn('progress')).toEqual([]);
  });

  it('go on where they were after a stop', async () => {
    const tell = teller(side);
    const happened = [...study({ learners: 2, attempts: 4 })];
    const first = await start();
    await hasReached(first, projections, await tell(happened.slice(0, 40)));
    await first.stop();
    const last = await tell(happened.slice(40));
    await hasReached(await start(), projections, last);
    const expected = foldInMemory(known('audit'), await allEvents());
    expect(await rowsIn('audit')).toHaveLength(expected.size);
  });
});
