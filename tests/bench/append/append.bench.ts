import type { StreamName } from '../../../domain/kernel/ids.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { benchServer } from '../support/bench-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { callsPerSecond, inTurn } from '../support/rounds.ts';
import { startEmmett } from './emmett.ts';
import { insertPlain, openPlain } from './plain-inserts.ts';
import { sampleEvent } from './sample-event.ts';

const rounds = 5;
const milliseconds = 1500;
const levels = [1, 32, 256] as const;

const goalsAt = (callers: number, measured: ReadonlyMap<string, number>): Goal[] => {
  const of = (name: string) => measured.get(name) ?? Number.NaN;
  const inserts: Goal = {
    name: `append, ${callers} callers: against single-row inserts`,
    measured: of('log') / of('inserts'),
    goal: callers === 1 ? 0.8 : 2,
    wants: 'at least',
    unit: '×',
  };
  const emmett: Goal = {
    name: `append, ${callers} callers: against Emmett`,
    measured: of('log') / of('emmett'),
    goal: 7,
    wants: 'at least',
    unit: '×',
  };
  if (callers === 256) return [];
  return callers === 1 ? [inserts] : [inserts, emmett];
};

/** Appends a second through the port, beside plain inserts and beside Emmett on the same server. */
export const appendBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  await migrateToLatest(server.url);
  const plain = await openPlain(server.url);
  const emmett = await startEmmett(server.url);
  const log = postgresEventLog({ databaseUrl: server.url });
  const append = () => {
    const event = sampleEvent();
    const stream = `attempt-${event.id}` as StreamName;
    return log.append({ stream, events: [event], expected: 'none' });
  };

  const goals: Goal[] = [];
  for (const callers of levels) {
    const load = { callers, milliseconds };
    const measured = await inTurn(
      [
        { name: 'log', round: () => callsPerSecond(append, load) },
        { name: 'inserts', round: () => callsPerSecond(() => insertPlain(plain), load) },
        { name: 'emmett', round: () => emmett.round(callers, milliseconds) },
      ],
      rounds,
    );
    const shown = [...measured].map(([name, rate]) => `${name} ${figure(rate)}/s`).join('   ');
    print(`  ${String(callers).padStart(3)} callers   ${shown}`);
    goals.push(...goalsAt(callers, measured));
  }
  await log.close();
  await emmett.stop();
  await plain.end();
  await server.stop();
  return goals;
};
