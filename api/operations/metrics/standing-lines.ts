import type { Standing } from '../queries/operations-reads.ts';

type Sample = { readonly label: string; readonly value: number };

const gauges = (
  name: string,
  help: string,
  { label, samples }: { readonly label: string; readonly samples: readonly Sample[] },
): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  ...samples.map((sample) => `${name}{${label}="${sample.label}"} ${sample.value}`),
];

/** What stopped and what waits, by name, in Prometheus' text format. */
export const standingLines = (
  projections: readonly string[],
  { readModels, stalled, parked }: Standing,
): string[] => {
  const isStopped = new Set(readModels.map(({ name }) => name));
  return [
    ...gauges('projection_stopped', '1 for a read model that stopped at an event.', {
      label: 'projection',
      samples: projections.map((name) => ({ label: name, value: Number(isStopped.has(name)) })),
    }),
    ...gauges('reaction_stalled', '1 for a reaction that cannot work.', {
      label: 'reaction',
      samples: stalled.map(({ name }) => ({ label: name, value: 1 })),
    }),
    ...gauges('reaction_parked_tasks', 'Work of a reaction that failed and is tried again.', {
      label: 'reaction',
      samples: parked.map(({ reaction, tasks }) => ({ label: reaction, value: tasks })),
    }),
  ];
};
