import { Gauge, Registry } from 'prom-client';
import type { Backstage } from '../queries/backstage.ts';
import type { Checkpoints } from '../queries/checkpoints.ts';
import type { OperationsState } from '../queries/operations-reads.ts';

export type BackstageFacts = {
  readonly projections: readonly string[];
  readonly standing: OperationsState;
  readonly backstage: Backstage;
};

type Sample = { readonly name: string; readonly value: number | undefined };

type Family = {
  readonly name: string;
  readonly help: string;
  /** Of what each sample is; one sample without a label when absent. */
  readonly label?: keyof Checkpoints;
  readonly samples: readonly Sample[];
};

const one = (value: number | undefined): readonly Sample[] => [{ name: '', value }];

const standingOf = ({ projections, standing }: BackstageFacts): readonly Family[] => {
  const isStopped = new Set(standing.readModels.map(({ name }) => name));
  return [
    {
      name: 'projection_stopped',
      help: '1 for a read model that stopped at an event.',
      label: 'projection',
      samples: projections.map((name) => ({ name, value: Number(isStopped.has(name)) })),
    },
    {
      name: 'reaction_stalled',
      help: '1 for a reaction that cannot work.',
      label: 'reaction',
      samples: standing.stalled.map(({ name }) => ({ name, value: 1 })),
    },
    {
      name: 'reaction_parked_tasks',
      help: 'Work of a reaction that failed and is tried again.',
      label: 'reaction',
      samples: standing.parked.map(({ reaction: name, tasks: value }) => ({ name, value })),
    },
  ];
};

const followers = [
  ['projection', 'projection'],
  ['reaction', 'reaction'],
  ['live_metric', 'live metric'],
] as const;

const lagsOf = ({ log, lags }: Backstage): readonly Family[] => [
  {
    name: 'event_log_head_position',
    help: 'Position of the last event of the log: a count of events in Postgres, bytes in EventStoreDB.',
    samples: one(log.position),
  },
  {
    name: 'event_log_head_events',
    help: 'Events in the log; absent where the log does not count them.',
    samples: one(log.events),
  },
  ...followers.flatMap(([label, who]): readonly Family[] => [
    {
      name: `${label}_lag_events`,
      help: `Events of the log that a ${who} has not looked at; absent where the log does not count them.`,
      label,
      samples: lags[label].map(({ name, events: value }) => ({ name, value })),
    },
    {
      name: `${label}_lag_seconds`,
      help: `Age of the oldest event that a ${who} has not looked at.`,
      label,
      samples: lags[label].map(({ name, seconds: value }) => ({ name, value })),
    },
  ]),
];

const bulkReadsOf = ({ bulkReads }: Backstage): readonly Family[] => [
  {
    name: 'event_log_bulk_reads',
    help: 'Rebuilds, verifications and read models far behind that read the log in Postgres, of any process.',
    samples: one(bulkReads?.reads),
  },
  {
    name: 'event_log_bulk_read_events',
    help: 'Events that these have read so far.',
    samples: one(bulkReads?.events),
  },
];

const add = (registry: Registry, { name, help, label, samples }: Family): void => {
  const known = samples.filter(({ value }) => value !== undefined);
  if (known.length === 0 && label === undefined) return;
  const labelNames = label ? [label] : [];
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
  for (const { name: of, value = 0 } of known) gauge.set(label ? { [label]: of } : {}, value);
};

/** What all processes of the database share, as it was looked up for one answer. */
export const backstageMetrics = (told: BackstageFacts): Registry => {
  const registry = new Registry();
  const { backstage } = told;
  const families = [...standingOf(told), ...lagsOf(backstage), ...bulkReadsOf(backstage)];
  for (const family of families) add(registry, family);
  return registry;
};
