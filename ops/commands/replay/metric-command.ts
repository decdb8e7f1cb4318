import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  type MetricFilter,
  type MetricLine,
  metricFilter,
} from '../../../domain/contracts/metrics.ts';
import { metricParquet } from '../../../domain/replay/metric-parquet.ts';
import { runMetric } from '../../analysts/metrics/run-metric.ts';
import { say, WrongUse } from '../command.ts';
import { withReadSide } from '../open-read-side.ts';
import { metricBar } from './metric-bar.ts';
import { tableLines } from './table-lines.ts';

/** Files that the table is written to, beside being printed. */
type Files = { readonly csv: string | undefined; readonly parquet: string | undefined };

type MetricArguments = {
  readonly file: string;
  readonly files: Files;
  readonly limitMs: number;
  readonly filter: MetricFilter;
};

const mostMinutes = 240;

const minutesOf = (text: string): number => {
  const minutes = Number(text);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= mostMinutes) return minutes;
  throw new WrongUse(`--minutes is a whole number from 1 to ${mostMinutes}.`);
};

/** As the options are named, not as the filter has them. */
const optionOf: Readonly<Record<string, string>> = { types: 'type', includesTesters: 'testers' };

const filterOf = (given: object): MetricFilter => {
  const read = metricFilter.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = String(issue?.path[0]);
  throw new WrongUse(`--${optionOf[name] ?? name}: ${issue?.message}.`);
};

const readArguments = (args: readonly string[]): MetricArguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      type: { type: 'string', multiple: true, default: [] },
      field: { type: 'string' },
      testers: { type: 'boolean', default: false },
      csv: { type: 'string' },
      parquet: { type: 'string' },
      minutes: { type: 'string', default: '15' },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new WrongUse('Name one metric file.');
  const { from = null, to = null, field = null } = values;
  return {
    file,
    files: { csv: values.csv, parquet: values.parquet },
    limitMs: minutesOf(values.minutes) * 60_000,
    filter: filterOf({ from, to, field, types: values.type, includesTesters: values.testers }),
  };
};

const sourceOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new WrongUse(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
};

const report = async (line: MetricLine | undefined, { csv, parquet }: Files): Promise<number> => {
  if (line?.kind !== 'done') {
    process.stderr.write(`${line?.kind === 'failed' ? line.message : 'It was stopped'}\n`);
    return 1;
  }
  for (const text of tableLines(line.table)) say(text);
  const count = line.events.toLocaleString('en-US');
  say(`${count} events in ${line.seconds} s, checksum ${line.checksum.slice(0, 16)}`);
  if (csv !== undefined) {
    await writeFile(csv, line.csv);
    say(`Written to ${csv}`);
  }
  if (parquet !== undefined) {
    await writeFile(parquet, metricParquet(line.table));
    say(`Written to ${parquet}`);
  }
  return 0;
};

/** Runs a metric file over the log, and prints its table. */
export const metricCommand = async (args: readonly string[]): Promise<number> => {
  const { file, files, ...asked } = readArguments(args);
  const source = await sourceOf(file);
  return withReadSide(async (readSide) => {
    const bar = metricBar();
    let last: MetricLine | undefined;
    const tell = (line: MetricLine): void => {
      last = line;
      bar.report(line);
    };
    const { signal } = new AbortController();
    await runMetric(readSide, { ...asked, runId: randomUUID(), source, tell, signal });
    bar.end();
    return report(last, files);
  });
};
