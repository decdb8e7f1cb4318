import { Box, DataList, Flex, Grid, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { clockTime, spokenTime } from '../../../format/duration.ts';
import { BandBadge } from '../../../ui/band-badge.tsx';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import textStyles from '../../../ui/text.module.css';
import { type Peer, peerPace } from './peer-words.ts';
import { ResultActions, type ResultActionsProps } from './result-actions.tsx';
import { markWords, scaleCaveat, scaleSentence } from './scale-words.ts';
import { isPartlyRight } from './verdict.ts';

type ResultSummaryProps = ResultActionsProps & {
  /** How others met the same questions; empty while it is not known. */
  readonly peers: readonly Peer[];
};

const Score = ({ score }: { readonly score: number }) => (
  <ScoreRing score={score} size={204}>
    <Text size="8" weight="medium" className={classes(textStyles['num'], textStyles['tightened'])}>
      {score}%
    </Text>
    <BandBadge score={score} size="2" />
  </ScoreRing>
);

const Counts = ({ attempt }: Pick<ResultSummaryProps, 'attempt'>) => {
  const partly = attempt.answers.filter(isPartlyRight).length;
  const counts = [
    ['Correct', attempt.correct, ''],
    ['Incorrect', attempt.incorrect, partly === 0 ? '' : `${partly} of them partly correct`],
    ['Skipped', attempt.skipped, ''],
    ['Time', clockTime(attempt.timeSpent), ''],
  ] as const;
  return (
    <Grid columns={{ initial: '2', sm: '4' }} gap="4" mb="4" asChild>
      <dl className={bareListStyles['bare-list']}>
        {counts.map(([name, value, note]) => (
          <div key={name}>
            <Text as="div" size="2" color="gray" asChild>
              <dt>{name}</dt>
            </Text>
            <Text as="div" size="6" weight="medium" className={textStyles['num']} asChild>
              <dd>{value}</dd>
            </Text>
            {note === '' ? null : (
              <Text
                as="div"
                size="2"
                color="gray"
                className={classes(textStyles['num'], textStyles['pretty'])}
                asChild
              >
                <dd>{note}</dd>
              </Text>
            )}
          </div>
        ))}
      </dl>
    </Grid>
  );
};

const unlikeExam =
  "No pass estimate: this exam's length or mix of areas is too far from the real exam.";

type FactProps = { readonly label: string; readonly children: ReactNode };

const Fact = ({ label, children }: FactProps) => (
  <DataList.Item>
    <DataList.Label minWidth="110px">{label}</DataList.Label>
    <DataList.Value className={textStyles['num']}>{children}</DataList.Value>
  </DataList.Item>
);

const OnScale = ({ attempt }: Pick<ResultSummaryProps, 'attempt'>) => {
  const { scaled, exam, isFullLength, mode } = attempt;
  if (!scaled) {
    return isFullLength && mode !== 'adaptive' && exam !== null ? (
      <Fact label={`On the ${exam} scale`}>{unlikeExam}</Fact>
    ) : null;
  }
  return (
    <>
      <Fact label="Pass mark">{markWords(scaled)}</Fact>
      <Fact label={`On the ${scaled.exam} scale`}>
        <span>
          {scaleSentence(scaled)}. <Text color="gray">{scaleCaveat(scaled)}</Text>
        </span>
      </Fact>
    </>
  );
};

type Paced = Pick<ResultSummaryProps, 'attempt' | 'peers' | 'isSimulation'>;

const pace = ({ attempt, peers, isSimulation }: Paced): string => {
  const asked = isSimulation ? 'decision' : 'question';
  const own = `${spokenTime(attempt.timeSpent / Math.max(1, attempt.totalQuestions))} per ${asked}`;
  const others = peerPace(peers);
  return others === undefined
    ? own
    : `${own}; others take ${spokenTime(others)} on the same questions`;
};

const Facts = (props: Paced) => (
  <DataList.Root size="2" orientation={{ initial: 'vertical', sm: 'horizontal' }}>
    <OnScale {...props} />
    <Fact label={props.isSimulation ? 'Decisions' : 'Questions'}>
      {props.attempt.totalQuestions} ({props.attempt.correct} right)
    </Fact>
    {props.attempt.timeRanOut ? <Fact label="Time limit">Time ran out</Fact> : null}
    <Fact label="Pace">{pace(props)}</Fact>
  </DataList.Root>
);

/** The score, what it is made of, and what to do next. */
export const ResultSummary = ({ attempt, peers, ...actions }: ResultSummaryProps) => (
  <Panel className={cellsStyles['fill']}>
    <Flex
      flexGrow="1"
      gap={{ initial: '4', sm: '5' }}
      align="center"
      direction={{ initial: 'column', sm: 'row' }}
    >
      {attempt.score === null ? null : <Score score={attempt.score} />}
      <Box flexGrow="1" width="100%">
        <Counts attempt={attempt} />
        <Facts attempt={attempt} peers={peers} isSimulation={actions.isSimulation ?? false} />
        <ResultActions attempt={attempt} {...actions} />
      </Box>
    </Flex>
  </Panel>
);
