import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const program: string | undefined =
  process.env['BOARDWELL_PROMTOOL'] ??
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'promtool'))
    .find((path) => existsSync(path));

export const noPromtool =
  program === undefined ? 'There is no promtool on this machine' : undefined;

/** What Prometheus' own tool finds wrong with a page of metrics; nothing when it is as it should be. */
export const promtoolFindings = async (metrics: string): Promise<string> => {
  const checking = run(program ?? 'promtool', ['check', 'metrics']);
  checking.child.stdin?.end(metrics);
  const { stdout, stderr } = await checking.catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return `${stdout}${stderr}`.trim();
};
