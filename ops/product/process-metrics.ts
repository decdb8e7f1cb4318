import { Gauge, Histogram, Registry } from 'prom-client';
import type { SharedHints } from '../../api/server/world.ts';
import { shareOf } from '../../domain/kernel/position-share.ts';
import type { CatchingUp } from '../../domain/ports/catching-up.ts';
import type { EventLog } from '../../domain/ports/event-log.ts';
import type { StartUp } from '../../domain/ports/start-up.ts';
import { poolsTo } from '../postgres/connections/lines.ts';

/** Upper bounds of the histogram's buckets, in seconds: from a group commit in memory to a slow disk. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const appendsIn = (registry: Registry) =>
  new Histogram({
    name: 'event_log_append_duration_seconds',
    help: 'Time from an append to the answer of the log.',
    labelNames: ['outcome'],
    buckets: bounds,
    registers: [registry],
  });

const measured = (log: EventLog, appends: ReturnType<typeof appendsIn>): EventLog => ({
  ...log,
  append: async (append) => {
    const answered = appends.startTimer();
    try {
      const outcome = await log.append(append);
      answered({ outcome: outcome.status });
      return outcome;
    } catch (error) {
      answered({ outcome: 'failed' });
      throw error;
    }
  },
});

/** Connections of this process to its database, as they are when somebody looks. */
const poolGauges = (registry: Registry, databaseUrl: string): void => {
  const registers = [registry];
  const connections: Gauge<'pool' | 'state'> = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of a pool, in use or idle.',
    labelNames: ['pool', 'state'],
    registers,
    collect: () => {
      connections.reset();
      for (const { name, inUse, idle } of poolsTo(databaseUrl)) {
        connections.inc({ pool: name, state: 'in_use' }, inUse);
        connections.inc({ pool: name, state: 'idle' }, idle);
      }
    },
  });
  const most: Gauge<'pool'> = new Gauge({
    name: 'database_pool_connections_max',
    help: 'Connections that a pool may have.',
    labelNames: ['pool'],
    registers,
    collect: () => {
      most.reset();
      for (const { name, max } of poolsTo(databaseUrl)) most.inc({ pool: name }, max);
    },
  });
  const waiting: Gauge<'pool'> = new Gauge({
    name: 'database_pool_waiting_requests',
    help: 'Statements that wait for a connection of a pool.',
    labelNames: ['pool'],
    registers,
    collect: () => {
      waiting.reset();
      for (const { name, waiting: count } of poolsTo(databaseUrl))
        waiting.inc({ pool: name }, count);
    },
  });
};

type Named<Label extends string> = {
  readonly name: string;
  readonly help: string;
  readonly label: Label;
  /** Those that are so now. */
  readonly now: () => readonly string[];
};

/** 1 for each that is so, and nothing for any other. */
const oneEach = <Label extends string>(
  registry: Registry,
  { name, help, label, now }: Named<Label>,
): void => {
  const gauge: Gauge<Label> = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: () => {
      gauge.reset();
      for (const value of now()) gauge.labels(value).set(1);
    },
  });
};

type Figure = { readonly name: string; readonly help: string; readonly now: () => number };

const figure = (registry: Registry, { name, help, now }: Figure): void => {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => gauge.set(now()),
  });
};

const hintsGauge = (registry: Registry, { areAway }: SharedHints): void =>
  figure(registry, {
    name: 'hints_up',
    help: '1 while other processes can be told of changes.',
    now: () => Number(!areAway()),
  });

/** How far those are that are far behind the log and fold it together. */
const catchUpGauges = (registry: Registry, { now }: CatchingUp): void => {
  oneEach(registry, {
    name: 'projection_catching_up',
    help: '1 for a read model that is far behind and folds large stretches of the log, at this process.',
    label: 'projection',
    now: () => now()?.projections ?? [],
  });
  figure(registry, {
    name: 'catch_up_progress_ratio',
    help: 'Part of the log that lies before those that catch up at this process; 1 while none does.',
    now: () => {
      const progress = now();
      return progress ? shareOf(progress.position, progress.upTo) : 1;
    },
  });
  figure(registry, {
    name: 'catch_up_folded_events',
    help: 'Events that those that catch up have folded since they began; 0 while none does.',
    now: () => now()?.events ?? 0,
  });
};

/** How far those are that are made anew from the whole log. */
const rebuildGauges = (registry: Registry, { preparation }: Pick<StartUp, 'preparation'>): void => {
  oneEach(registry, {
    name: 'projection_outdated',
    help: '1 for a read model that has to be made anew from the log, at this process.',
    label: 'projection',
    now: () => preparation()?.projections ?? [],
  });
  oneEach(registry, {
    name: 'rebuild_step',
    help: '1 for the step at which this process makes read models anew.',
    label: 'step',
    now: () => [preparation()?.step].filter((step) => step !== undefined),
  });
  figure(registry, {
    name: 'rebuild_progress_ratio',
    help: 'Part of the log that lies before those that this process makes anew; 1 while none is.',
    now: () => preparation()?.share ?? 1,
  });
  figure(registry, {
    name: 'rebuild_folded_events',
    help: 'Events that were folded in the step; 0 while no read model is made anew.',
    now: () => preparation()?.events ?? 0,
  });
};

type Measured = {
  readonly databaseUrl: string;
  readonly hints: SharedHints;
  readonly catchingUp: CatchingUp;
  readonly startUp: Pick<StartUp, 'preparation'>;
};

/** What the machinery under the API measures of itself, in one process. */
export const processMetrics = ({ databaseUrl, hints, catchingUp, startUp }: Measured) => {
  const registry = new Registry();
  const appends = appendsIn(registry);
  poolGauges(registry, databaseUrl);
  hintsGauge(registry, hints);
  catchUpGauges(registry, catchingUp);
  rebuildGauges(registry, startUp);
  return { registry, measured: (log: EventLog): EventLog => measured(log, appends) };
};
