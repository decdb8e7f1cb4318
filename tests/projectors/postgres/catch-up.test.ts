import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beforeAll, type Position, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { CatchUpProgress } from '../../../domain/ports/catching-up.ts';
import { postgresReadModels } from '../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { projections } from '../../../projectors/all.ts';
import type { Projection } from '../../../projectors/projection.ts';
import { foldInMemory } from '../../../projectors/runtime/fold-in-memory.ts';
import type { Commit } from '../../../projectors/runtime/read-model-store.ts';
import type { History } from '../../../projectors/runtime/rebuild/history.ts';
import type { StartProjections } from '../../../projectors/runtime/start-projections.ts';
import { answerCounts } from '../support/made-up.ts';
import { known } from '../support/rows.ts';
import { study } from '../support/study.ts';
import { until } from '../support/until.ts';
import { openReadSide, type ReadSide, streamTeller } from './support/read-side.ts';
import { hasReached, starter } from './support/running.ts';

const { start, stopAll } = starter();
/** 5,500 events: more than a read model follows by itself. */
const quizzes = 250;
const events = quizzes * 22;

let side: ReadSide;

beforeEach(async () => {
  side = await openReadSide();
});

afterEach(async () => {
  await stopAll();
  await side.close();
});

/** Tables of today, and a log that grew while nothing followed it. */
const farBehind = async (chosen: readonly Projection[]): Promise<Position> => {
  await (await start(side, chosen)).stop();
  return streamTeller(side)(study({ learners: 12, attempts: quizzes, bank: 60 }));
};

/** What was read of the log and what was written together, as it happens. */
const watched = (each: () => void = () => undefined) => {
  const reads: string[] = [];
  const commits: (readonly Commit[])[] = [];
  const told: CatchUpProgress[] = [];
  const history: History = (range) => {
    reads.push(range.after);
    return side.log.readBulk(range);
  };
  const commit = async (together: readonly Commit[]) => {
    commits.push(together);
    return side.store.bulk.commit(together);
  };
  const report = {
    outdated: () => undefined,
    rebuilding: () => undefined,
    catchingUp: (progress: CatchUpProgress | undefined) => {
      if (progress) told.push(progress);
      each();
    },
    failed: () => undefined,
    stopped: () => undefined,
    retried: () => undefined,
  };
  const store = { ...side.store, bulk: { ...side.store.bulk, commit } };
  const options: Partial<StartProjections> = { history, store, report, writtenAtOnce: 1000 };
  return { reads, commits, told, options };
};

const expectAllFolded = async (chosen: readonly Projection[]): Promise<void> => {
  const all: RecordedEvent[] = [];
  for await (const batch of side.log.readAll({ after: beforeAll })) all.push(...batch.events);
  for (const projection of chosen) {
    const { rows } = await side.pool.query<{ key: string; data: unknown }>(
      `select key, data from read.${projection.table}`,
    );
    const folded = foldInMemory(projection, all);
    expect(new Map(rows.map(({ key, data }) => [key, data]))).toEqual(folded);
  }
};

describe('read models that are far behind', () => {
  it('come to the head together: one read of the log, one commit for all that were touched', async () => {
    const last = await farBehind(projections);
    const { reads, commits, told, options } = watched();
    await hasReached(await start(side, projections, options), projections, last);
    await expectAllFolded(projections);
    expect(reads.length).toBeLessThan(5);
    const changed = (together: (typeof commits)[number]) =>
      together.flatMap(({ changes }) => changes).length;
    const [stretch] = commits.toSorted((one, other) => changed(other) - changed(one));
    expect(stretch?.map(({ projection }) => projection.name)).toEqual(
      expect.arrayContaining(['attempts', 'audit']),
    );
    expect(stretch?.flatMap(({ changes }) => changes).length).toBeGreaterThan(500);
    expect(commits.length).toBeLessThan(2 * (events / 1000));
    expect(told.at(-1)?.events).toBeGreaterThan(2000);
    expect(told.at(-1)).toMatchObject({
      projections: expect.arrayContaining(['attempts', 'audit']),
      upTo: last,
    });
  });

  it('show nothing torn meanwhile: rows and checkpoint are of the same moment', async () => {
    const counts = answerCounts();
    const last = await farBehind([counts]);
    const { options } = watched();
    const running = await start(side, [counts], options);
    const torn: unknown[] = [];
    const look = async () => {
      const { rows } = await side.pool.query(`
        select position, (select coalesce(sum((data->>'count')::int), 0)::int from read.answer_count) as counted,
          (select count(*)::int from log.event
            where type = 'AnswerGiven' and position <= nullif(c.position, '')::bigint) as told
        from projector.checkpoint c where projection = 'answer-counts'`);
      torn.push(...rows.filter(({ counted, told }) => counted !== told));
      return rows[0]?.position >= last;
    };
    await until(look);
    await hasReached(running, [counts], last);
    expect(torn).toEqual([]);
  });

  it('go on from the last commit when the database cuts them off', async () => {
    const chosen = [known('progress'), known('attempts'), known('audit')];
    const last = await farBehind(chosen);
    const cuts: Promise<unknown>[] = [];
    const begunAnew = () =>
      told.filter(({ events: folded }, at) => folded < (told[at - 1]?.events ?? 0));
    // A cut between two commits is not felt, so it cuts until it is.
    const { commits, told, options } = watched(() => {
      if (commits.length < 2 || begunAnew().length > 0) return;
      const cut = side.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'boardwell projector%'`);
      cuts.push(cut);
    });
    await hasReached(await start(side, chosen, options), chosen, last);
    await Promise.all(cuts);
    await expectAllFolded(chosen);
    // It counts anew, and begins where the last commit was.
    const [anew] = begunAnew();
    const [first] = told;
    expect(anew && first && anew.position > first.position).toBe(true);
  });

  it('are left to one process, and another goes on when it ends in the middle', async () => {
    const chosen = [known('attempts'), known('audit')];
    const last = await farBehind(chosen);
    const other = postgresReadModels(side.url);
    const first = await start(side, chosen, watched().options);
    await until(() => first.status().some(({ state }) => state === 'catching-up'));
    const second = await start({ ...side, ...other, close: side.close }, chosen);
    await until(() => second.status().every(({ state }) => state === 'standby'));
    await first.stop();
    await hasReached(second, chosen, last);
    await second.stop();
    await other.close();
    await expectAllFolded(chosen);
  });
});

describe('an event in the middle that cannot be folded', () => {
  const middle = String(events / 2).padStart(20, '0');

  it('stops its read model right before it, and the others come to the head', async () => {
    const refuses = (at: string) => at >= middle;
    const chosen = [answerCounts({}, refuses), known('progress')];
    const last = await farBehind(chosen);
    const running = await start(side, chosen, watched().options);
    await hasReached(running, [known('progress')], last);
    const counting = () =>
      running.status().find(({ projection }) => projection === 'answer-counts');
    await until(() => counting()?.state === 'poisoned');
    const { position } = counting()?.failure ?? {};
    const { rows } = await side.pool.query(
      `select (select sum((data->>'count')::int)::int from read.answer_count) as counted,
         count(*)::int as told from log.event where type = 'AnswerGiven' and position < $1::bigint`,
      [position],
    );
    expect(rows[0]?.counted).toBe(rows[0]?.told);
    await expectAllFolded([known('progress')]);
  });

  it('is found also where the table refuses its row', async () => {
    const columns = [
      {
        name: 'n',
        type: 'bigint' as const,
        of: ({ count }: Record<string, unknown>) => (Number(count) > 200 ? 'many' : 1),
      },
    ];
    const chosen = [answerCounts({ columns }), known('progress')];
    const last = await farBehind(chosen);
    const running = await start(side, chosen, watched().options);
    const counting = () =>
      running.status().find(({ projection }) => projection === 'answer-counts');
    await until(() => counting()?.state === 'poisoned');
    expect(counting()?.failure).toMatchObject({ eventType: 'AnswerGiven' });
    await hasReached(running, [known('progress')], last);
    const { rows } = await side.pool.query(
      `select max((data->>'count')::int) as most from read.answer_count`,
    );
    expect(rows).toEqual([{ most: 200 }]);
  });
});
