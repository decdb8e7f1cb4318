import { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { bulkAccount } from '../../../ops/seed/bulk-learners.ts';
import { bulkLog } from '../../../ops/seed/bulk-log.ts';
import { madeLearners } from '../../../ops/seed/made-learners.ts';
import { type Makers, makers } from '../../../ops/seed/makers.ts';
import { storeLearners } from '../../../ops/seed/store-learners.ts';
import { madeUpBank } from '../../domain/test-mode/made-up-bank.ts';
import { day } from '../../support/facts.ts';
import { freshDatabase } from '../../support/postgres.ts';

const fieldOf = (field: FieldCode) => ({ field, bank: madeUpBank(field) });
const wish = { fields: [fieldOf('RN'), fieldOf('RT')], until: day('2026-11-20'), months: 1 };
const learners = 5;
const quietBar = { report: () => undefined, end: () => 0 };

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const emptyLog = async (): Promise<Pool> => {
  const { url, drop } = await freshDatabase();
  undo.push(drop);
  await migrateToLatest(url);
  const pool = new Pool({ connectionString: url, max: 4 });
  undo.push(() => pool.end());
  return pool;
};

type Storing = Parameters<typeof storeLearners>[0];

const store = async (pool: Pool, making: Makers, more: Partial<Storing> = {}) => {
  undo.push(making.end);
  const storing = { log: bulkLog(pool), makers: making, pool, bar: quietBar, learners };
  return storeLearners({ ...storing, ahead: 4, together: 1, ...more });
};

/** All but what is sealed, which is another text each time. */
const logOf = async (pool: Pool): Promise<readonly unknown[]> => {
  const { rows } = await pool.query(
    `select position, stream, revision, id, type, version, meta::text,
       case when type not in ('AccountOpened', 'StudyAidRequested', 'StudyAidGenerated')
         then data::text end as data
     from log.event order by position`,
  );
  return rows;
};

const accountsIn = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ stream: string }>(
    `select stream from log.event where type = 'AccountOpened' order by position`,
  );
  return rows.map(({ stream }) => stream);
};

const streamsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `account-${bulkAccount(place)}`);

describe('learners who are made up in several threads', () => {
  it('are stored as by one: the same events under the same ids in the same order', async () => {
    const [one, three] = [await emptyLog(), await emptyLog()];
    const { events } = await store(one, makers(wish, 1));
    expect(await store(three, makers(wish, 3))).toEqual({ events, stored: learners, kept: 0 });
    const log = await logOf(one);
    expect(log).toHaveLength(events);
    expect(await logOf(three)).toEqual(log);
    expect(await accountsIn(three)).toEqual(streamsOf(learners));
  });

  it('are stored in the order of their numbers, whoever comes to an end first', async () => {
    const pool = await emptyLog();
    const before = Promise.withResolvers<void>();
    const late: Makers = {
      make: async (asked) => {
        const made = await madeLearners(wish, asked);
        if (asked[0]?.place === 0) await before.promise;
        else before.resolve();
        return made;
      },
      end: async () => undefined,
    };
    await store(pool, late);
    expect(await accountsIn(pool)).toEqual(streamsOf(learners));
  });

  it('wait to be stored in no greater number than is allowed', async () => {
    const pool = await emptyLog();
    let [asked, written, most] = [0, 0, 0];
    const counting: Makers = {
      make: (some) => {
        asked += 1;
        most = Math.max(most, asked - written);
        return madeLearners(wish, some);
      },
      end: async () => undefined,
    };
    const log = bulkLog(pool);
    const slow = {
      write: async (tuples: Parameters<typeof log.write>[0]) => {
        await log.write(tuples);
        written += 1;
      },
    };
    await store(pool, counting, { ahead: 2, log: slow });
    expect([asked, written]).toEqual([learners, learners]);
    expect(most).toBe(2);
  });

  it('go on where they were stopped', async () => {
    const pool = await emptyLog();
    await store(pool, makers(wish, 2), { learners: 2 });
    const { stored, kept } = await store(pool, makers(wish, 2));
    expect([stored, kept]).toEqual([learners - 2, 2]);
    expect(await accountsIn(pool)).toEqual(streamsOf(learners));
  });
});

describe('a thread that fails', () => {
  const unknown = { field: 'XX' as FieldCode, bank: madeUpBank('RN') };
  const broken = { ...wish, fields: [fieldOf('RN'), unknown] };
  const said = /^Learners could not be made up: ./;

  it('ends the seeding with what went wrong, and leaves whole learners only', async () => {
    const pool = await emptyLog();
    await expect(store(pool, makers(broken, 2), { ahead: 1 })).rejects.toThrow(said);
    expect(await accountsIn(pool)).toEqual(streamsOf(1));
  });

  it('takes what is asked for afterwards with it', async () => {
    const making = makers(broken, 1);
    undo.push(making.end);
    const ask = (place: number) => making.make([{ place, key: new Uint8Array(32) }]);
    await expect(ask(1)).rejects.toThrow(said);
    await expect(ask(0)).rejects.toThrow(said);
  });
});
