import { Client, Pool } from 'pg';
import { auditReads } from '../../../api/audit/queries/audit-reads.ts';
import type { AuditFilter } from '../../../domain/contracts/audit.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { utc } from '../../../domain/kernel/time.ts';
import { benchServer } from '../support/bench-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';
import { fillAudit } from './fill-audit.ts';

const events = 5_000_000;
const calls = 200;
const goalMs = 200;
const pageSize = 51;

const day = (call: number) =>
  new Date(Date.UTC(2026, 5, 21 + (call % 140))).toISOString().slice(0, 10) as CalendarDay;

type Ask = (call: number, person: string) => AuditFilter;

const searches: Readonly<Record<string, Ask>> = {
  'the newest': () => ({}),
  'a person': (_, q) => ({ person: q }),
  'a person and a rare type': (_, q) => ({ person: q, type: 'QuizSubmitted' }),
  'a type': (call) => ({ type: ['SignedIn', 'ItemRekeyed', 'AnswerGiven'][call % 3] }),
  'a rare type': () => ({ type: 'RoleGranted' }),
  'the product itself': () => ({ actor: 'system' }),
  'the product itself and a rare type': () => ({ actor: 'system', type: 'ItemRekeyed' }),
  'people who are no administrators': () => ({ actor: 'person' }),
  'one day': (call) => ({ from: day(call), to: day(call) }),
  'one day and a type': (call) => ({ from: day(call), to: day(call), type: 'QuizSubmitted' }),
  'one day and a person': (call, q) => ({ from: day(call), to: day(call), person: q }),
  'the beginning of a stream': () => ({ stream: 'item-rt-vent-12*' }),
  'words of a type': () => ({ q: 'quiz submitted' }),
};

const people = async (pool: Pool): Promise<string[]> => {
  const text = `select subject from read.audit where key > lpad($1::text, 20, '0') order by key limit 1`;
  const found = await Promise.all(
    Array.from({ length: calls }, (_, call) => pool.query(text, [call * 24_000])),
  );
  return found.flatMap(({ rows }) => rows.map(({ subject }: { subject: string }) => subject));
};

/** What the slowest five of a hundred take at least, for each way to search. */
const measure = async (pool: Pool): Promise<ReadonlyMap<string, number>> => {
  const known = await people(pool);
  const byId = async (named: string) => (named.includes(' ') ? undefined : named);
  const audit = auditReads(pool, byId);
  const slowest = new Map<string, number>();
  for (const [name, ask] of Object.entries(searches)) {
    const taken: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const begun = performance.now();
      const filter = ask(call, known[call % known.length] ?? '');
      const { plan } = await audit.plan({ filter, span: {}, timeZone: utc });
      if (plan) await audit.page(plan, pageSize);
      taken.push(performance.now() - begun);
    }
    slowest.set(name, percentile(taken, 0.95));
    print(
      `  ${name}: p50 ${figure(percentile(taken, 0.5))} ms, p95 ${figure(percentile(taken, 0.95))} ms`,
    );
  }
  return slowest;
};

const countsOf = async (pool: Pool): Promise<void> => {
  const audit = auditReads(pool, async (named) => named);
  const taken: number[] = [];
  for (let call = 0; call < 40; call += 1) {
    const begun = performance.now();
    const filter = { from: day(call), to: day(call) };
    const { plan } = await audit.plan({ filter, span: {}, timeZone: utc });
    if (plan) await audit.count(plan);
    taken.push(performance.now() - begun);
  }
  print(`  the count of a day: p95 ${figure(percentile(taken, 0.95))} ms`);
};

/** Searches of the audit over five million events. */
export const auditBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await fillAudit(client, { databaseUrl: server.url, count: events });
  await client.end();
  const pool = new Pool({ connectionString: server.url, max: 10 });
  print(`  ${figure(events)} events:`);
  const slowest = Math.max(...(await measure(pool)).values());
  await countsOf(pool);
  await pool.end();
  await server.stop();
  return [
    {
      name: 'search of the audit over 5,000,000 events, p95 of the slowest way',
      measured: slowest,
      goal: goalMs,
      wants: 'at most',
      unit: ' ms',
    },
  ];
};
