import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { accountsByField, promoteBy, ranBy, withoutNurses } from '../support/metric-runs.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { valueIn } from '../support/samples.ts';

const wait = { timeout: 60_000, interval: 200 } as const;

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  // The first seal is due ten seconds after the start.
  await product.world.database.query(`
    create function audit.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'No seal today'; end $$;
    create trigger refuse before insert on audit.seal
      for each row execute function audit.refuse()`);
  admin = await newAdmin(product);
}, 120_000);
afterAll(() => product.stop());

const scrape = async (): Promise<string> => (await admin.get('/metrics')).text;

type Kind = 'reaction' | 'live_metric';

/** Events and whether there are seconds, of one that follows the log. */
const lagIn = (page: string, kind: Kind, name: string) => ({
  events: valueIn(page, `${kind}_lag_events`, `${kind}="${name}"`),
  isOld: (valueIn(page, `${kind}_lag_seconds`, `${kind}="${name}"`) ?? 0) > 0,
});
const lagOf = async (kind: Kind, name: string) => lagIn(await scrape(), kind, name);

/** Of somebody who has the whole log to read, and of somebody who has read it. */
const wholeIn = (page: string) => ({
  events: valueIn(page, 'event_log_head_events'),
  isOld: true,
});
const none = { events: 0, isOld: false };

/** Lets whoever looks look, and nobody write, until it is called. */
const heldTable = async (table: string): Promise<() => Promise<void>> => {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query('set idle_in_transaction_session_timeout = 0');
  await client.query(`begin; lock table ${table} in share row exclusive mode`);
  return () => client.end();
};

describe('the lag of whoever follows the log', () => {
  it('of a metric is the whole log from its promotion on, until it has folded that', async () => {
    const source = accountsByField('accounts-late');
    const { runId } = await ranBy(admin, source);
    expect(await lagOf('reaction', 'follow-metrics')).toEqual(none);
    const release = await heldTable('projector.live_metric');
    const { status } = await promoteBy(admin, runId, source);
    const page = await scrape();
    await release();
    expect(status).toBe(202);
    expect(wholeIn(page).events).toBeGreaterThan(100);
    expect(lagIn(page, 'live_metric', 'accounts-late')).toEqual(wholeIn(page));
    expect(lagIn(page, 'reaction', 'follow-metrics')).toEqual(wholeIn(page));
    await expect.poll(() => lagOf('live_metric', 'accounts-late'), wait).toEqual(none);
    expect(await lagOf('reaction', 'follow-metrics')).toEqual(none);
  }, 120_000);

  it('of a metric that is parked grows, and holds up nobody', async () => {
    const source = withoutNurses('accounts-parked');
    const { runId } = await ranBy(admin, source);
    expect((await promoteBy(admin, runId, source)).status).toBe(202);
    await expect.poll(() => lagOf('live_metric', 'accounts-parked'), wait).toEqual(none);
    await newLearner(product, { healthcareField: 'RN' });
    const parked = async () =>
      valueIn(await scrape(), 'reaction_parked_tasks', 'reaction="follow-metrics"');
    await expect.poll(parked, wait).toBe(1);
    await expect.poll(() => lagOf('reaction', 'follow-metrics'), wait).toEqual(none);
    const { events = 0, isOld } = await lagOf('live_metric', 'accounts-parked');
    expect(events).toBeGreaterThan(0);
    expect(isOld).toBe(true);
    await newLearner(product);
    const later = await lagOf('live_metric', 'accounts-parked');
    expect(later.events).toBeGreaterThan(events);
  }, 120_000);

  it('of a sealer that never made a seal is the whole log, also once it is stalled', async () => {
    const first = await scrape();
    expect(await product.world.seals.last()).toBeUndefined();
    expect(lagIn(first, 'reaction', 'seal-events')).toEqual(wholeIn(first));
    const stalled = async () =>
      valueIn(await scrape(), 'reaction_stalled', 'reaction="seal-events"');
    await expect.poll(stalled, wait).toBe(1);
    const page = await scrape();
    expect(lagIn(page, 'reaction', 'seal-events')).toEqual(wholeIn(page));
    await product.world.database.query('drop function audit.refuse() cascade');
    await expect.poll(() => lagOf('reaction', 'seal-events'), wait).toEqual(none);
  }, 180_000);
});
