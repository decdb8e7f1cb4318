import { Box, Button, DataList, Flex, Grid, Text } from '@radix-ui/themes';
import { Film, RotateCcw } from 'lucide-react';
import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import { BandBadge } from '../../ui/band-badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import { clockTime, spokenTime } from './duration.ts';
import './bare-list.css';

type ResultSummaryProps = {
  readonly attempt: SubmittedAttempt;
  readonly isStarting: boolean;
  readonly onTakeAnother: () => void;
};

const Score = ({ score }: { readonly score: number }) => (
  <ScoreRing score={score} size={204}>
    <Text size="8" weight="medium" className="num tightened">
      {score}%
    </Text>
    <BandBadge score={score} size="2" />
  </ScoreRing>
);

const Counts = ({ attempt }: Pick<ResultSummaryProps, 'attempt'>) => {
  const counts = [
    ['Correct', attempt.correct],
    ['Incorrect', attempt.incorrect],
    ['Skipped', attempt.skipped],
    ['Time', clockTime(attempt.timeSpent)],
  ] as const;
  return (
    <Grid columns={{ initial: '2', sm: '4' }} gap="4" mb="4" asChild>
      <dl className="bare-list">
        {counts.map(([name, value]) => (
          <div key={name}>
            <Text as="div" size="2" color="gray" asChild>
              <dt>{name}</dt>
            </Text>
            <Text as="div" size="6" weight="medium" className="num" asChild>
              <dd>{value}</dd>
            </Text>
          </div>
        ))}
      </dl>
    </Grid>
  );
};

const Pace = ({ attempt }: Pick<ResultSummaryProps, 'attempt'>) => (
  <DataList.Root size="2" orientation={{ initial: 'vertical', sm: 'horizontal' }}>
    <DataList.Item>
      <DataList.Label minWidth="110px">Questions</DataList.Label>
      <DataList.Value className="num">
        {attempt.totalQuestions}, {attempt.correct} of them right
      </DataList.Value>
    </DataList.Item>
    <DataList.Item>
      <DataList.Label minWidth="110px">Pace</DataList.Label>
      <DataList.Value className="num">
        {spokenTime(attempt.timeSpent / Math.max(1, attempt.totalQuestions))} a question
      </DataList.Value>
    </DataList.Item>
  </DataList.Root>
);

/** The score, what it is made of, and what to do next. */
export const ResultSummary = ({ attempt, isStarting, onTakeAnother }: ResultSummaryProps) => (
  <Panel className="fill">
    <Flex
      flexGrow="1"
      gap={{ initial: '4', sm: '5' }}
      align="center"
      direction={{ initial: 'column', sm: 'row' }}
    >
      <Score score={attempt.score} />
      <Box flexGrow="1" width="100%">
        <Counts attempt={attempt} />
        <Pace attempt={attempt} />
        <Flex gap="3" mt="5" wrap="wrap">
          <Button size="3" loading={isStarting} onClick={onTakeAnother}>
            <RotateCcw size={16} />
            Take Another Quiz
          </Button>
          <LinkButton
            size="3"
            variant="surface"
            color="gray"
            to={`/quiz?attempt=${attempt.id}&view=replay`}
          >
            <Film size={16} />
            Watch the replay
          </LinkButton>
          <LinkButton size="3" variant="surface" color="gray" to="/progress">
            See your progress
          </LinkButton>
        </Flex>
      </Box>
    </Flex>
  </Panel>
);
