import { z } from 'zod';
import { lines } from '../kernel/text.ts';
import { calendarDay, instant } from '../kernel/time.ts';
import { reason } from './admin.ts';
import { fieldCode } from './fields.ts';

/** What a metric may give: as much as people look through, and a browser draws. */
export const metricLimits = {
  /** Characters of a metric file. */
  source: 100_000,
  rows: 10_000,
  columns: 40,
  /** Characters of a cell. */
  cell: 500,
  /** Characters of all that its process says. */
  output: 8_000_000,
} as const;

export const metricName = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Name it in lower-case words with hyphens')
  .max(60);

const columnName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} %./()-]*$/u, 'Name columns in letters, digits and spaces')
  .max(60);

/** How the docstring of a file has it drawn. */
export const metricChart = z.strictObject({
  as: z.enum(['line', 'bar']),
  x: columnName,
  y: columnName,
  /** A line or a color for each value of this column. */
  series: columnName.nullable(),
});
export type MetricChart = z.infer<typeof metricChart>;

/** What the docstring of a file says of it. */
export const metricAbout = z.strictObject({
  label: z.string().min(1).max(200),
  unit: z.string().max(60).nullable(),
  chart: metricChart.nullable(),
});
export type MetricAbout = z.infer<typeof metricAbout>;

const eventType = z.string().regex(/^[A-Z][A-Za-z]{1,60}$/, 'Use the name of an event type');

/** Which part of the log it is run over. */
export const metricFilter = z.strictObject({
  /** The first and the last day, in UTC. */
  from: calendarDay.nullable().default(null),
  to: calendarDay.nullable().default(null),
  /** Of those that the metric handles; all of them when absent. */
  types: z.array(eventType).max(100).default([]),
  /** Learners whose field it was at the time. */
  field: fieldCode.nullable().default(null),
  includesTesters: z.boolean().default(false),
});
export type MetricFilter = z.infer<typeof metricFilter>;

/** As it was: told whole. */
const filterShown = z.object({
  from: calendarDay.nullable(),
  to: calendarDay.nullable(),
  types: z.array(eventType),
  field: fieldCode.nullable(),
  includesTesters: z.boolean(),
});

export const runMetricBody = z.strictObject({
  /** The file itself. */
  source: lines({ min: [1, 'Write or upload a metric'], max: metricLimits.source }),
  filter: metricFilter,
  reason,
});

export const metricFile = z.object({ name: z.string(), source: z.string() });

export const metricDesk = z.object({
  /** Those in the folder of this server. */
  files: z.array(metricFile),
  /** What keeps a metric from the rest of the machine here. */
  isolation: z.object({
    /** Node grants its process no disk, no child process, no worker, no addon. */
    permission: z.boolean(),
    /** The kernel gives it a network without any other machine in it, and process ids of its own. */
    namespaces: z.boolean(),
    /** The kernel bounds its memory beside V8. */
    memory: z.boolean(),
  }),
});
export type MetricDesk = z.infer<typeof metricDesk>;
export type MetricIsolation = MetricDesk['isolation'];

export const metricCell = z.union([
  z.string().max(metricLimits.cell),
  z.number(),
  z.boolean(),
  z.null(),
]);
export type MetricCell = z.infer<typeof metricCell>;

export const metricTable = z.strictObject({
  columns: z.array(columnName).max(metricLimits.columns),
  rows: z.array(z.array(metricCell).max(metricLimits.columns)).max(metricLimits.rows),
});
export type MetricTable = z.infer<typeof metricTable>;

export const metricFailureCode = z.enum([
  'WrongMetric',
  'MetricThrew',
  'TooLong',
  'TooMuchMemory',
  'TooMuchOutput',
  'MetricEnded',
]);
export type MetricFailureCode = z.infer<typeof metricFailureCode>;

const progress = {
  /** Given to it so far. */
  events: z.int(),
  perSecond: z.int(),
  memoryMb: z.int(),
  /** Keys that it keeps a row of. */
  keys: z.int(),
};

/** An answer in lines: what it is, how far it is, then how it ended. */
export const metricLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('started'),
    runId: z.uuid(),
    name: metricName,
    about: metricAbout,
    handles: z.array(eventType),
  }),
  z.object({ kind: z.literal('progress'), percent: z.int(), ...progress }),
  z.object({
    kind: z.literal('done'),
    seconds: z.number(),
    /** Of the table: the same over the same events, every time. */
    checksum: z.string(),
    table: metricTable,
    /** The table as a file; what a spreadsheet would take for a formula is made a text. */
    csv: z.string(),
    ...progress,
  }),
  z.object({ kind: z.literal('failed'), code: metricFailureCode, message: z.string() }),
]);
export type MetricLine = z.infer<typeof metricLine>;

export const metricRunsPerPage = 10;

export const metricRunsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

const metricRunShown = z.object({
  runId: z.uuid(),
  at: instant,
  /** Null where that account was erased; so is their reason. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** Null of a file that was no metric, and of a run whose end is not known. */
  name: metricName.nullable(),
  /** SHA-256 of the file. */
  digest: z.string(),
  filter: filterShown,
  /** Null while it runs, and where the server ended before it did. */
  end: z
    .object({
      outcome: z.enum(['done', ...metricFailureCode.options]),
      events: z.int(),
      rows: z.int(),
      seconds: z.number(),
    })
    .nullable(),
});
export type MetricRunShown = z.infer<typeof metricRunShown>;

/** Runs of before, newest first. */
export const metricRunPage = z.object({
  runs: z.array(metricRunShown).max(metricRunsPerPage),
  total: z.int(),
  page: z.int(),
});
export type MetricRunPage = z.infer<typeof metricRunPage>;
