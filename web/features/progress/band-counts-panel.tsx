import { Box, Flex, Text } from '@radix-ui/themes';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import { counted } from '../../format/counts.ts';
import { band } from '../../ui/band.ts';
import { BandWord } from '../../ui/band-word.tsx';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import { Counted } from '../evidence/counted.tsx';
import styles from './progress.module.css';
import { bandCounts } from './score-trend.ts';

const quizzes = (count: number): string => counted(count, 'quiz', 'quizzes');

const title = (high: number, low: number): string =>
  `${high} high ${high === 1 ? 'score' : 'scores'}, ${low} that ${
    low === 1 ? 'needs' : 'need'
  } improvement`;

/** How many scores fell into each band. */
export const BandCountsPanel = ({ history }: { readonly history: readonly QuizHistoryItem[] }) => {
  const { high, between, low } = bandCounts(history);
  // Each band stands for itself with a score that lies in it.
  const parts = [
    { figure: 'high-scores', label: 'High scores', count: high, score: 80 },
    { figure: 'borderline-scores', label: 'Borderline scores', count: between, score: 70 },
    { figure: 'need-improvement', label: 'Scores that need work', count: low, score: 0 },
  ];
  return (
    <Panel title={title(high, low)} note="High is 80% or more, below 70% needs improvement">
      <Flex gap="2px" height="10px" mb="3" aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ count, score }) => (
            <Box
              key={score}
              className={styles['band-part']}
              style={{ flex: count, background: band(score).fill }}
            />
          ))}
      </Flex>
      <Flex direction="column" gap="2">
        {parts.map(({ figure, label, count, score }) => (
          <Flex key={score} justify="between">
            <BandWord score={score} />
            <Text size="2" className={textStyles['num']}>
              <Counted figure={figure} label={label}>
                {quizzes(count)}
              </Counted>
            </Text>
          </Flex>
        ))}
      </Flex>
    </Panel>
  );
};
