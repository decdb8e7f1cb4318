import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeAll as beforePosition, type Position } from '../../../domain/kernel/envelope.ts';
import { copyEvents } from '../../../ops/adapters/event-log/postgres/copy-events.ts';
import { processMetrics } from '../../../ops/product/process-metrics.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { noPromtool, promtoolFindings } from '../../support/promtool.ts';
import { livePage } from '../support/live-page.ts';
import { newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { samplesIn, valueIn } from '../support/samples.ts';
import { withSettings } from '../support/with-settings.ts';

const wait = { timeout: 15_000, interval: 100 } as const;

let product: TestProduct;
let text: string;
beforeAll(async () => {
  product = await startTestProduct();
  const learner = await newLearner(product);
  await handIn(learner, await newPaper(learner, { limit: 3 }));
  text = await scrape();
});
afterAll(() => product.stop());

const scrape = async (): Promise<string> => {
  let scraped = '';
  await withSettings(product, {}, async (own) => {
    await own.get('/api/config');
    scraped = (await own.get('/metrics')).text;
  });
  return scraped;
};

describe('the metrics of whoever runs it', () => {
  it('are as Prometheus wants them', async (context) => {
    if (noPromtool) context.skip(noPromtool);
    expect(await promtoolFindings(`${text}# TYPE a_total gauge\na_total 1\n`)).toContain('a_total');
    expect(await promtoolFindings(text)).toBe('');
  });

  it('count appends by what became of them', () => {
    const name = 'event_log_append_duration_seconds';
    const appended = valueIn(text, `${name}_count`, 'outcome="appended"') ?? 0;
    expect(appended).toBeGreaterThan(3);
    expect(valueIn(text, `${name}_bucket`, 'le="+Inf",outcome="appended"')).toBe(appended);
    expect(valueIn(text, `${name}_sum`, 'outcome="appended"')).toBeGreaterThan(0);
  });

  it('tell where the log ends, and that everybody comes there', async () => {
    const head = Number(await product.world.commands.log.head());
    const atHead = await scrape();
    expect(valueIn(atHead, 'event_log_head_events')).toBe(head);
    expect(valueIn(atHead, 'event_log_head_position')).toBe(head);
    // Ten minutes may lie between two seals.
    const lags = async () => {
      const page = await scrape();
      const all = ['events', 'seconds'].flatMap((unit) => [
        ...samplesIn(page, `projection_lag_${unit}`),
        ...samplesIn(page, `reaction_lag_${unit}`),
      ]);
      return all.filter(([labels]) => labels !== 'reaction="seal-events"');
    };
    await expect
      .poll(async () => (await lags()).filter(([, value]) => value > 0), wait)
      .toEqual([]);
    const named = (await lags()).map(([labels]) => labels);
    for (const name of product.world.settings.projections) {
      expect(named.filter((label) => label === `projection="${name}"`)).toHaveLength(2);
    }
    for (const name of ['issue-readiness', 'follow-metrics']) {
      expect(named.filter((label) => label === `reaction="${name}"`)).toHaveLength(2);
    }
    const { rows } = await product.world.database.query(
      `select name from projector.reaction where position <> ''`,
    );
    for (const { name } of rows) expect(product.world.settings.reactions).toContain(name);
    expect(named).not.toContain('reaction="submit-overdue"');
  });

  it('tell how much of the log no seal covers', async () => {
    const { commands, seals } = product.world;
    await expect.poll(() => seals.last(), { ...wait, timeout: 30_000 }).toBeDefined();
    await newLearner(product);
    const unsealed = async () => {
      const [head, last] = [await commands.log.head(), await seals.last()];
      return Number(head) - Number(last?.position);
    };
    const told = async () => {
      const page = await scrape();
      const [events, seconds] = ['events', 'seconds'].map((unit) =>
        valueIn(page, `reaction_lag_${unit}`, 'reaction="seal-events"'),
      );
      return [(events ?? 0) - (await unsealed()), (seconds ?? 0) > 0];
    };
    expect(await unsealed()).toBeGreaterThan(0);
    await expect.poll(told, wait).toEqual([0, true]);
  }, 60_000);

  it('tell how old the oldest event is that somebody has not looked at', async () => {
    const { database } = product.world;
    const checkpoint = `update projector.reaction set position = $1 where name = 'issue-readiness'`;
    const { rows } = await database.query(
      `select position, (select min(recorded_at) from log.event) as first
         from projector.reaction where name = 'issue-readiness'`,
    );
    await database.query(checkpoint, ['0'.repeat(20)]);
    const page = await scrape();
    await database.query(checkpoint, [rows[0].position]);
    const label = 'reaction="issue-readiness"';
    expect(valueIn(page, 'reaction_lag_events', label)).toBe(
      valueIn(page, 'event_log_head_events'),
    );
    const seconds = valueIn(page, 'reaction_lag_seconds', label) ?? 0;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual((Date.now() - rows[0].first.getTime()) / 1000);
  });

  it('tell of pools how many connections are used, idle and waited for', async () => {
    const api = (page: string, state: string) =>
      valueIn(page, 'database_pool_connections', `pool="api",state="${state}"`) ?? 0;
    expect(valueIn(text, 'database_pool_connections_max', 'pool="api"')).toBe(10);
    expect(valueIn(text, 'database_pool_waiting_requests', 'pool="log reader"')).toBe(0);
    expect(api(text, 'idle')).toBeGreaterThan(0);
    const { database } = product.world;
    const held = await Promise.all(Array.from({ length: 6 }, () => database.connect()));
    const page = await scrape();
    for (const client of held) client.release();
    expect(api(page, 'in_use')).toBeGreaterThanOrEqual(6);
    expect(api(await scrape(), 'in_use')).toBeLessThan(6);
  });

  it('tell how many pages are open at this process', async () => {
    const learner = await newLearner(product);
    await withSettings(product, {}, async (own) => {
      const open = async () => valueIn((await own.get('/metrics')).text, 'live_streams');
      expect(await open()).toBe(0);
      const pages = [await livePage(own.origin, learner.cookie())];
      pages.push(await livePage(own.origin, learner.cookie()));
      expect(await open()).toBe(2);
      for (const page of pages) page.leave();
      await expect.poll(open, wait).toBe(0);
    });
  });

  it('tell of reads of the log at one stretch, such as a rebuild, while they last', async () => {
    expect(valueIn(text, 'event_log_bulk_reads')).toBe(0);
    const client = new Client({
      connectionString: product.databaseUrl,
      application_name: 'boardwell log copy',
    });
    await client.connect();
    client.on('error', () => undefined);
    // More than fits between the server and somebody who takes nothing.
    const rows = `select repeat('x', 1000) from generate_series(1, 100000)`;
    client.query(copyTo(`copy (${rows}) to stdout`)).on('error', () => undefined);
    const read = async () => {
      const page = await scrape();
      return [
        valueIn(page, 'event_log_bulk_reads') ?? 0,
        Math.sign(valueIn(page, 'event_log_bulk_read_events') ?? 0),
      ];
    };
    await expect.poll(read, wait).toEqual([1, 1]);
    client.connection.stream.destroy();
    await expect.poll(read, wait).toEqual([0, 0]);
  });

  it('know such a read by the name that it shows the database', async () => {
    const events = copyEvents(product.databaseUrl, { after: beforePosition });
    await events.next();
    const { rows } = await product.world.database.query(
      `select count(*)::int as reads from pg_stat_activity
        where datname = current_database() and application_name = 'boardwell log copy'`,
    );
    await events.return(undefined);
    expect(rows).toEqual([{ reads: 1 }]);
  });

  it('tell how far read models are that catch up', async () => {
    expect(valueIn(text, 'catch_up_progress_ratio')).toBe(1);
    expect(samplesIn(text, 'projection_catching_up').size).toBe(0);
    const { registry } = processMetrics({
      databaseUrl: product.databaseUrl,
      hints: { areAway: () => true, aloneSince: () => undefined },
      catchingUp: {
        now: () => ({
          projections: ['audit'],
          events: 300,
          perSecond: 100,
          position: '00000000000000000300' as Position,
          upTo: '00000000000000001200' as Position,
        }),
      },
      startUp: { preparation: () => undefined },
    });
    const page = await registry.metrics();
    expect(valueIn(page, 'projection_catching_up', 'projection="audit"')).toBe(1);
    expect(valueIn(page, 'catch_up_progress_ratio')).toBe(0.25);
    expect(valueIn(page, 'catch_up_folded_events')).toBe(300);
    expect(valueIn(page, 'hints_up')).toBe(0);
  });

  it('are all explained to whoever runs it, and no other is', async () => {
    const told = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    const docs = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const rows = [...docs.matchAll(/^\| (`[a-z_0-9, `]+`) \|/gm)];
    const explained = rows.flatMap(([, names = '']) =>
      [...names.matchAll(/`([a-z_0-9]+)`/g)].map(([, name]) => name),
    );
    expect(explained.toSorted()).toEqual(told.toSorted());
  });

  it('have labels that are few, and nothing of a person in them', () => {
    const values = [...text.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value);
    const names = new Set(values);
    expect(names.size).toBeLessThan(200);
    for (const name of names) expect(name).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(text.split('\n').length).toBeLessThan(500);
  });
});
