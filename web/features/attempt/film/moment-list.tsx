import { Text } from '@radix-ui/themes';
import type { AttemptFilm } from '../../../../domain/contracts/film.ts';
import { clockTime } from '../../../format/duration.ts';
import textStyles from '../../../ui/text.module.css';
import resultsStyles from '../results/results.module.css';
import styles from './film.module.css';
import { momentWords } from './moment-words.ts';

type MomentListProps = {
  readonly film: AttemptFilm;
  readonly ms: number;
  readonly numberOf: (questionId: string) => number;
  readonly onSeek: (ms: number) => void;
};

/** Every moment in words; each leads to its place in the film. */
export const MomentList = ({ film, ms, numberOf, onSeek }: MomentListProps) => {
  const current = film.moments.findLastIndex((moment) => moment.ms <= ms);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key
    <ol className={styles['moments']} aria-label="Timeline" tabIndex={0}>
      {film.moments.map((moment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen to one question at once
        <li key={index}>
          <button
            type="button"
            className={resultsStyles['item-row']}
            aria-current={index === current}
            onClick={() => onSeek(moment.ms)}
          >
            <Text size="2" color="gray" className={textStyles['num']}>
              {clockTime(moment.ms / 1000)}
            </Text>
            <Text size="2">{momentWords(moment, numberOf)}</Text>
          </button>
        </li>
      ))}
    </ol>
  );
};
