import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MetricDesk } from '../../../domain/contracts/metrics.ts';
import { metricLimits } from '../../../domain/contracts/metrics.ts';

const fileName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*\.(ts|js)$/;
const mostFiles = 100;

/** The metric files of a folder, by their names; none where there is no such folder. */
export const metricFiles = async (folder: string): Promise<MetricDesk['files']> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && fileName.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .slice(0, mostFiles);
  const files = await Promise.all(
    names.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })),
  );
  return files.filter(({ source }) => source.length <= metricLimits.source);
};
