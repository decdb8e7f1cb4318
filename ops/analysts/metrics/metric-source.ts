import { stripTypeScriptTypes } from 'node:module';
import { type MetricAbout, metricAbout, metricLimits } from '../../../domain/contracts/metrics.ts';
import { MetricFailure } from './metric-failure.ts';

export type MetricSource = {
  /** JavaScript. */
  readonly code: string;
  readonly about: MetricAbout;
};

const docstring = /\/\*\*([\s\S]*?)\*\//;
const isTag = (line: string): boolean => line.startsWith('@');

const wrong = (message: string): MetricFailure => new MetricFailure('WrongMetric', message);

/** "line x=week y=share series=joined": a name with spaces stands between quotes. */
const chartOf = (text: string): unknown => {
  const [as, ...parts] = text.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
  const given = Object.fromEntries(
    parts.map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1).replaceAll('"', '')];
    }),
  );
  return { as, series: null, ...given };
};

const aboutOf = (source: string): MetricAbout => {
  const [, inner = ''] = docstring.exec(source) ?? [];
  const apart = inner.replaceAll(/\s@(?=unit\s|chart\s)/g, '\n@');
  const lines = apart.split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trim());
  const firstTag = lines.findIndex(isTag);
  const label = (firstTag < 0 ? lines : lines.slice(0, firstTag)).join(' ').trim();
  const tagged = (tag: string): string | undefined =>
    lines.find((line) => line.startsWith(`@${tag} `))?.slice(tag.length + 2);
  const chart = tagged('chart');
  const read = metricAbout.safeParse({
    label,
    unit: tagged('unit') ?? null,
    chart: chart === undefined ? null : chartOf(chart),
  });
  if (read.success) return read.data;
  const place = read.error.issues[0]?.path.join('.');
  throw wrong(
    `Begin the file with /** What it tells. @unit percent @chart line x=week y=share */; ${place} is missing or wrong`,
  );
};

/**
 * A metric file as JavaScript, with what its docstring says. Throws `MetricFailure`.
 *
 * The word for bringing in modules is refused wherever it stands: what V8 answers to it would be the one
 * thing in a metric's room that is not of that room.
 */
export const readMetricSource = (source: string): MetricSource => {
  if (source.length > metricLimits.source)
    throw wrong('A metric file has at most 100,000 characters');
  if (/\bimport\b/.test(source)) {
    throw wrong('A metric is one file and brings nothing in: leave out the word import everywhere');
  }
  const about = aboutOf(source);
  try {
    return { code: stripTypeScriptTypes(source), about };
  } catch (error) {
    throw wrong(`It is no TypeScript: ${error instanceof Error ? error.message : String(error)}`);
  }
};
