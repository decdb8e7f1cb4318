import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { liveMetricAsked } from '../../../../domain/contracts/live-metrics.ts';
import { metricLine } from '../../../../domain/contracts/metrics.ts';
import type { Learner } from './learner.ts';

const run = promisify(execFile);

type Product = { readonly databaseUrl: string; readonly origin: string };
type Analyst = Pick<Learner, 'accountId' | 'cookie'>;

const timeoutMs = 60_000;

type Wish = { readonly path: 'runs' | 'live'; readonly body: object };

const post = async ({ origin }: Product, { cookie }: Analyst, { path, body }: Wish) => {
  const answer = await fetch(`${origin}/api/admin/replay/metrics/${path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return text;
};

/** Makes somebody an administrator, has them run a metric over the log and promote it. Gives its id. */
export const promoteMetric = async (
  product: Product,
  analyst: Analyst,
  source: string,
): Promise<string> => {
  await run(process.execPath, ['ops/role.ts', analyst.accountId, 'admin'], {
    env: { ...process.env, DATABASE_URL: product.databaseUrl },
    timeout: timeoutMs,
  });
  const filter = { from: null, to: null, types: [], field: null, includesTesters: false };
  const wish = { source, filter, reason: 'First over the log' };
  const ran = await post(product, analyst, { path: 'runs', body: wish });
  const [first = ''] = ran.split('\n');
  const started = metricLine.parse(JSON.parse(first));
  if (started.kind !== 'started') throw new Error(`The metric did not run: ${ran}`);
  const { runId } = started;
  const body = { runId, source, reason: 'To be followed' };
  const promoted = await post(product, analyst, { path: 'live', body });
  return liveMetricAsked.parse(JSON.parse(promoted)).metricId;
};
