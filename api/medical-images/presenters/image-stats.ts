import {
  type ImageKindStats,
  type ImageStats,
  type ImageTopic,
  imageTopics,
} from '../../../domain/contracts/medical-images.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { topicOf } from '../../../domain/medical-images/image-topics.ts';
import type { ImageReadingRow } from '../../../projectors/image-readings/image-readings.ts';
import { isReadRight } from '../is-read-right.ts';
import type { LibraryCase } from '../library/library-case.ts';

/** Fewer say nothing about a kind. */
const fewest = 4;

const countsOf = (words: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

const middleOf = (values: readonly number[]): number | null => {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? null;
};

const kindOf = (
  topic: ImageTopic,
  cases: readonly LibraryCase[],
  readings: readonly ImageReadingRow[],
): ImageKindStats => {
  const own = readings.filter(({ pathology }) => topicOf(pathology) === topic);
  return {
    topic,
    images: cases.filter(({ pathology }) => topicOf(pathology) === topic).length,
    read: own.length,
    right: own.filter(isReadRight).length,
  };
};

/** The weakest kind first; those with too few readings after the rest. */
const byNeed = (a: ImageKindStats, b: ImageKindStats): number => {
  const known = (kind: ImageKindStats): boolean => kind.read >= fewest;
  if (known(a) !== known(b)) return known(a) ? -1 : 1;
  return known(a) ? percent(a.right, a.read) - percent(b.right, b.read) : 0;
};

type Counted = {
  readonly cases: readonly LibraryCase[];
  readonly readings: readonly ImageReadingRow[];
  /** By anybody, in the last seven days. */
  readonly recent: number;
  /** The moment seven days ago. */
  readonly since: string;
};

/** What the library holds, and how its learner reads. */
export const imageStatsOf = ({ cases, readings, recent, since }: Counted): ImageStats => {
  // An image without a question is looked at, and says nothing of how its learner reads.
  const scored = readings.filter(({ first }) => first.total > 0);
  return {
    totalImages: cases.length,
    modalityBreakdown: countsOf(cases.map(({ modality }) => modality)),
    pathologyBreakdown: countsOf(cases.map(({ pathology }) => pathology)),
    recentDownloads: recent,
    views: [...new Set(cases.map(({ view }) => view))].toSorted(),
    own: {
      read: scored.length,
      right: scored.filter(isReadRight).length,
      lately: scored.filter(({ first }) => first.at >= since).length,
      medianSeconds: middleOf(scored.map(({ first }) => first.seconds)),
      kinds: imageTopics.map((topic) => kindOf(topic, cases, scored)).toSorted(byNeed),
    },
  };
};
