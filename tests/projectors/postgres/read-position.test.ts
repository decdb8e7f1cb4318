import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beforeAll } from '../../../domain/kernel/envelope.ts';
import { inProcessBus } from '../../../ops/adapters/bus/in-process-bus.ts';
import { postgresReadPosition } from '../../../ops/adapters/read-models/postgres/read-position.ts';
import { known } from '../support/rows.ts';
import { study } from '../support/study.ts';
import { openReadSide, type ReadSide, teller } from './support/read-side.ts';
import { hasReached, starter } from './support/running.ts';

const { start, stopAll } = starter();
const chosen = [known('progress'), known('attempts')];
const names = chosen.map(({ name }) => name);
const longMs = 15_000;
const shortMs = 50;

let side: ReadSide;

beforeEach(async () => {
  side = await openReadSide();
});

afterEach(async () => {
  await stopAll();
  await side.close();
});

describe('reading one’s own writes', () => {
  it('waits until the read models contain the position', async () => {
    await start(side, chosen);
    const { reached } = postgresReadPosition(side);
    const last = await teller(side)(study({ learners: 1, attempts: 1 }));
    expect(await reached(names, last, longMs)).toBe(true);
    const rows = await side.pool.query('select 1 from read.progress');
    expect(rows.rows).toHaveLength(1);
    expect(await reached(names, last, 0)).toBe(true);
  });

  it('gives up when the time is over', async () => {
    await start(side, chosen);
    const { reached } = postgresReadPosition(side);
    const last = await teller(side)(study({ learners: 1, attempts: 1 }));
    expect(await reached(names, last, longMs)).toBe(true);
    expect(await reached(names, '99999999999999999999' as never, shortMs)).toBe(false);
    expect(await reached(['no-such-projection'], beforeAll, shortMs)).toBe(false);
  });

  it('needs no hint: another process’ projector shows in the checkpoints', async () => {
    const deaf = inProcessBus({ report: () => undefined });
    const { reached } = postgresReadPosition({ pool: side.pool, bus: deaf });
    const running = await start(side, chosen);
    const last = await teller(side)(study({ learners: 1, attempts: 1 }));
    expect(await reached(names, last, longMs)).toBe(true);
    await hasReached(running, chosen, last);
  });

  it('says no, and does not fail, while the database is away', async () => {
    // No database listens on the port of the echo service.
    const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:7/none' });
    const { reached } = postgresReadPosition({ pool, bus: side.bus });
    expect(await reached(names, beforeAll, shortMs)).toBe(false);
    await pool.end();
  });
});
