import { Client, Pool } from 'pg';
import type { Sought } from '../../../api/admin/queries/user-list.ts';
import { userPages } from '../../../api/admin/queries/user-pages.ts';
import type { UsersQuery } from '../../../domain/contracts/admin.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { benchServer } from '../support/bench-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';
import { fillUsers } from './fill-users.ts';

const users = 100_000;
const calls = 100;
const goalMs = 50;

const nothing: Omit<Sought, 'isRare'> = {
  search: null,
  plan: null,
  role: null,
  isSuspended: null,
  field: null,
  nowMs: 1_790_000_000_000,
  testersOnly: false,
};

type UsersRequest = {
  readonly sought?: Partial<typeof nothing>;
  readonly wanted?: Partial<UsersQuery>;
};
type Ask = (call: number, someone: AccountId) => UsersRequest;

const hex = (call: number): string => (call % 256).toString(16).padStart(2, '0');

const asks: Readonly<Record<string, Ask>> = {
  'the newest': () => ({}),
  'the oldest': () => ({ wanted: { sort: 'oldest' } }),
  'by name': () => ({ wanted: { sort: 'name' } }),
  'a deep page': (_, after) => ({ wanted: { after } }),
  'a deep page, back': (_, before) => ({ wanted: { before } }),
  'a deep page by name': (_, after) => ({ wanted: { after, sort: 'name' } }),
  'a whole id': (_, id) => ({ sought: { search: id } }),
  'the beginning of a name': (call) => ({ sought: { search: `learner${hex(call)}` } }),
  'a beginning that all have': () => ({ sought: { search: 'learner' } }),
  'a beginning that nobody has': () => ({ sought: { search: 'zzz' } }),
  'the beginning of an address': (call) => ({ sought: { search: hex(call) } }),
  'Pro, deep': (_, after) => ({ sought: { plan: 'pro' }, wanted: { after } }),
  'a trial': () => ({ sought: { plan: 'trial' } }),
  'Free, by name': (_, after) => ({ sought: { plan: 'free' }, wanted: { sort: 'name', after } }),
  admins: () => ({ sought: { role: 'admin' } }),
  'admins by name': () => ({ sought: { role: 'admin' }, wanted: { sort: 'name' } }),
  suspended: () => ({ sought: { isSuspended: true } }),
  'a field, deep': (_, after) => ({ sought: { field: 'RT' }, wanted: { after } }),
  'a field by name': () => ({ sought: { field: 'PharmD' }, wanted: { sort: 'name' } }),
  testers: () => ({ sought: { testersOnly: true } }),
};

const people = async (pool: Pool): Promise<AccountId[]> => {
  const text = 'select key from read.account order by created_ms offset $1 limit 1';
  const found = await Promise.all(
    Array.from({ length: 20 }, (_, place) => pool.query(text, [Math.round((place * users) / 21)])),
  );
  return found.flatMap(({ rows }) => rows.map(({ key }: { key: AccountId }) => key));
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** A page as the index alone gives it, with nothing of the accounts: what it takes to ask at all. */
const bare = (pool: Pool) =>
  pool.query({
    name: 'bare',
    text: 'select key from read.account where created_ms < $1 order by created_ms desc limit 26',
    values: [1_750_000_000_000],
  });

/** What the slowest five of a hundred take at least, for each way to ask, beside the bare query in turn. */
const measure = async (pool: Pool) => {
  const known = await people(pool);
  const page = userPages(pool);
  const slowest: number[] = [];
  const bares: number[] = [];
  for (const [name, ask] of Object.entries(asks)) {
    const taken: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const { sought, wanted } = ask(call, known[call % known.length] as AccountId);
      const asked = { ...nothing, ...sought };
      taken.push(await timed(() => page(asked, { sort: 'newest', ...wanted })));
      bares.push(await timed(() => bare(pool)));
    }
    slowest.push(percentile(taken, 0.95));
    print(
      `  ${name}: p50 ${figure(percentile(taken, 0.5))} ms, p95 ${figure(percentile(taken, 0.95))} ms`,
    );
  }
  return { slowest: Math.max(...slowest), bare: percentile(bares, 0.95) };
};

/** Pages of the administrators' list over a hundred thousand users. */
export const usersBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await fillUsers(client, { databaseUrl: server.url, count: users });
  await client.end();
  const pool = new Pool({ connectionString: server.url, max: 10 });
  print(`  ${figure(users)} users:`);
  const measured = await measure(pool);
  await pool.end();
  await server.stop();
  print(
    `  a bare indexed query: p95 ${figure(measured.bare)} ms; the slowest way takes ${figure(measured.slowest / measured.bare)} times as long`,
  );
  return [
    {
      name: 'a page of 100,000 users, p95 of the slowest way',
      measured: measured.slowest,
      goal: goalMs,
      wants: 'at most',
      unit: ' ms',
    },
  ];
};
