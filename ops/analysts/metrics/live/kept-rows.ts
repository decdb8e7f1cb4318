import { liveMetricLimits } from '../../../../domain/contracts/live-metrics.ts';
import { MetricFailure } from '../metric-failure.ts';
import type { KeptRows } from '../metric-sayings.ts';

/** Rows by their keys, each in JSON. */
export type Kept = readonly { readonly key: string; readonly text: string }[];

/** Characters of a line. */
const pageLength = 1_000_000;

/** Lines of lists of key and row; one at the least. */
export const keptPages = (kept: Kept): readonly string[] => {
  const pages: string[][] = [[]];
  let length = 0;
  for (const { key, text } of kept) {
    const pair = `[${JSON.stringify(key)},${text}]`;
    length += pair.length;
    if (length > pageLength) {
      pages.push([]);
      length = pair.length;
    }
    pages.at(-1)?.push(pair);
  }
  return pages.map((pairs) => `[${pairs.join()}]`);
};

/** How many rows there are after these changes. Throws `MetricFailure` where they are too many or too long. */
export const keptAfter = (kept: Kept, changed: KeptRows): number => {
  const lengths = new Map(kept.map(({ key, text }) => [key, key.length + text.length]));
  for (const [key, row] of changed) {
    if (row === null) lengths.delete(key);
    else lengths.set(key, key.length + JSON.stringify(row).length);
  }
  let length = 0;
  for (const one of lengths.values()) length += one;
  const { kept: most, keptLength } = liveMetricLimits;
  if (lengths.size <= most && length <= keptLength) return lengths.size;
  throw new MetricFailure(
    'TooMuchOutput',
    `It keeps ${lengths.size} rows of ${length} characters; ${most} and ${keptLength} are the limits of a live metric`,
  );
};
