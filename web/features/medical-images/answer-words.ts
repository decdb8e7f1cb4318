import type { ImageKindStats, ImageStats } from '../../../domain/contracts/medical-images.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { counted } from '../../format/counts.ts';
import { topicWords } from './topic-words.ts';

/** Fewer readings say nothing about a kind, nor about a learner. */
export const fewest = 4;

const strong = 80;

/** The kind that is read worst, of those with enough readings; undefined where none is below the mark. */
export const weakestKind = (kinds: readonly ImageKindStats[]): ImageKindStats | undefined =>
  kinds
    .filter(({ read, right }) => read >= fewest && percent(right, read) < strong)
    .toSorted((a, b) => percent(a.right, a.read) - percent(b.right, b.read))[0];

/** How things stand, in a sentence. */
export const answerWords = ({ totalImages, own: { read, kinds } }: ImageStats): string => {
  if (read === 0)
    return `${counted(totalImages, 'image')} to read. The diagnosis waits until you commit.`;
  const weakest = weakestKind(kinds);
  const after = weakest ? ` ${topicWords[weakest.topic].many} what slips past you.` : '';
  return `You have read ${read} of ${totalImages}.${after}`;
};

/** What the launcher's rows come to. */
export const launcherWords = (kinds: readonly ImageKindStats[]): string => {
  const weak = kinds.filter(({ read, right }) => read >= fewest && percent(right, read) < strong);
  const [first, second] = weak.map(({ topic }) => topicWords[topic].name);
  if (first === undefined) {
    return kinds.some(({ read }) => read >= fewest)
      ? `Nothing you have read enough of is below ${strong}%`
      : 'Six kinds to practice';
  }
  if (second === undefined) return `${first} is below ${strong}%`;
  if (weak.length > 2) return `${weak.length} kinds are below ${strong}%`;
  return `${first} and ${second.toLowerCase()} are below ${strong}%`;
};
