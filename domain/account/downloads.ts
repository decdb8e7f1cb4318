import { type Instant, secondsBetween } from '../kernel/time.ts';

/** So often within an hour may somebody be given their data: it is read whole each time. */
const mostDownloads = 5;
const windowSeconds = 3600;

export type DownloadRefusal = { readonly code: 'DownloadLimit'; readonly seconds: number };

/** The latest ones, as many as the limit looks at. */
export const keptDownloads = (before: readonly Instant[], at: Instant): readonly Instant[] =>
  [...before, at].slice(-mostDownloads);

/** How long the next download waits; undefined where it may come now. */
export const downloadWait = (
  downloads: readonly Instant[],
  at: Instant,
): DownloadRefusal | undefined => {
  const [oldest] = downloads;
  if (oldest === undefined || downloads.length < mostDownloads) return undefined;
  const since = secondsBetween(oldest, at);
  // A clock that was set back holds nobody up for longer than the window.
  const seconds = windowSeconds - Math.max(0, since);
  return seconds > 0 ? { code: 'DownloadLimit', seconds } : undefined;
};
