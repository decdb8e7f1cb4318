import { createHash } from 'node:crypto';
import { z } from 'zod';
import { liveMetricLimits } from '../../../domain/contracts/live-metrics.ts';
import { type MetricTable, metricName, metricTable } from '../../../domain/contracts/metrics.ts';
import { definitionOf } from '../../../domain/events/registry.ts';
import { MetricFailure } from './metric-failure.ts';

const defined = z.object({ name: metricName, handles: z.array(z.string()).min(1).max(200) });

const wrongOf = (error: z.ZodError): MetricFailure => {
  const [issue] = error.issues;
  return new MetricFailure('WrongMetric', `${issue?.path.join('.')}: ${issue?.message}`);
};

const read = <Said>(shape: z.ZodType<Said>, value: unknown): Said => {
  const said = shape.safeParse(value);
  if (!said.success) throw wrongOf(said.error);
  return said.data;
};

export type MetricDefinition = z.infer<typeof defined>;

/** What a metric says that it is. Throws `MetricFailure`. */
export const definitionIn = (value: unknown): MetricDefinition => {
  const definition = read(defined, value);
  const unknown = definition.handles.find((type) => !definitionOf(type));
  if (unknown === undefined) return definition;
  throw new MetricFailure('WrongMetric', `handles: there is no event type ${unknown.slice(0, 60)}`);
};

/** What it comes to, and the checksum of that. Throws `MetricFailure`. */
export const tableIn = (
  value: unknown,
): { readonly table: MetricTable; readonly checksum: string } => {
  const table = read(metricTable, value);
  const checksum = createHash('sha256').update(JSON.stringify(table)).digest('hex');
  return { table, checksum };
};

/** Postgres keeps no key with a NUL, and takes halves of a character for one and the same. */
const key = z
  .string()
  .max(liveMetricLimits.key)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'Use whole characters');

const kept = z
  .array(z.tuple([key, z.record(z.string(), z.unknown()).nullable()]))
  .max(liveMetricLimits.kept);
export type KeptRows = z.infer<typeof kept>;

/** The rows that it changed, by their keys; null for one that is gone. Throws `MetricFailure`. */
export const keptIn = (value: unknown): KeptRows => read(kept, value);
