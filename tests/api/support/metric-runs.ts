import { type MetricLine, metricLine } from '../../../domain/contracts/metrics.ts';
import type { Learner } from './people.ts';

/** Where live metrics are promoted and shown. */
export const live = '/api/admin/replay/metrics/live';

const whole = { from: null, to: null, types: [], field: null, includesTesters: false };

/** A metric that counts accounts by their field. */
export const accountsByField = (
  name: string,
): string => `/** Accounts by field. @unit accounts @chart bar x=field y=accounts */
export default metric({
  name: '${name}',
  handles: ['AccountOpened'],
  keys: ({ data }) => [data.field ?? 'none'],
  evolve: (row) => ({ accounts: (row?.accounts ?? 0) + 1 }),
  table: (rows) => rows.map(([field, { accounts }]) => ({ field, accounts })),
});`;

/** The same one, which throws at the first nurse. */
export const withoutNurses = (name: string): string =>
  accountsByField(name)
    .replace('keys: ({ data }) =>', `keys: ({ data }) => data.field === 'RN' ? nurses() :`)
    .concat('\nconst nurses = () => { throw new Error("no nurses"); };');

const linesOf = (text: string): MetricLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => metricLine.parse(JSON.parse(line)));

/** Runs it over the log, the whole of it where nothing else is said; says how it ended, and the id of the run. */
export const ranBy = async (admin: Learner, source: string, filter: object = {}) => {
  const wish = { source, filter: { ...whole, ...filter }, reason: 'First over the log' };
  const lines = linesOf((await admin.post('/api/admin/replay/metrics/runs', wish)).text);
  const [started] = lines;
  if (started?.kind !== 'started') throw new Error(JSON.stringify(lines));
  return { runId: started.runId, end: lines.at(-1) };
};

/** Has a metric that was run kept up to date. */
export const promoteBy = (admin: Learner, runId: string, source: string) =>
  admin.post(live, { runId, source, reason: 'Looked at every Monday' });
