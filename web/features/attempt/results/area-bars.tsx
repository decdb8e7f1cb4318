import { Box, Flex, Grid, Text } from '@radix-ui/themes';
import { examsOf } from '../../../../domain/contracts/exams.ts';
import type { SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import { percent } from '../../../../domain/kernel/percent.ts';
import { topicStanding } from '../../../../domain/progress/topic-standing.ts';
import { bandMarks } from '../../../ui/band.ts';
import { BandScale } from '../../../ui/band-scale.tsx';
import { BandWord } from '../../../ui/band-word.tsx';
import { classes } from '../../../ui/classes.ts';
import { Panel } from '../../../ui/panel.tsx';
import { terms } from '../../../ui/terms.ts';
import textStyles from '../../../ui/text.module.css';
import { lostFinding, missedTopics } from './area-findings.ts';

type AreaBarsProps = { readonly attempt: SubmittedAttempt };

type AreaRowProps = SubmittedAttempt['areas'][number] & {
  /** An adaptive exam makes about half of every area wrong: its shares say nothing. */
  readonly isAdaptive: boolean;
  readonly missed: string;
  /** Questions on the paper. */
  readonly asked: number;
};

const Weight = ({ weight, total, asked }: Pick<AreaRowProps, 'weight' | 'total' | 'asked'>) => (
  <Text color="gray" className={textStyles['num']}>
    {weight === undefined ? '' : `${weight}% of the exam, `}
    {percent(total, asked)}% of your questions
  </Text>
);

/** One or two questions of an area rate nobody. */
const Rating = ({ correct, total }: Pick<AreaRowProps, 'correct' | 'total'>) =>
  topicStanding({ correct, total }) === 'too-few' ? (
    <Text size="2" color="gray" className={textStyles['nowrap']}>
      {terms.tooEarly}
    </Text>
  ) : (
    <BandWord score={percent(correct, total)} />
  );

const AreaRow = ({ missed, isAdaptive, ...area }: AreaRowProps) => {
  const { name, correct, total } = area;
  const share = percent(correct, total);
  return (
    <Box>
      <Flex justify="between" align="baseline" gap="3" mb="2">
        <Text size="2" className={textStyles['pretty']}>
          <Text weight="medium">{name}</Text> <Weight {...area} />
        </Text>
        <Flex gap="3" align="center" flexShrink="0">
          <Text size="2" className={classes(textStyles['num'], textStyles['nowrap'])}>
            {correct} of {total}
          </Text>
          {isAdaptive ? null : <Rating {...area} />}
        </Flex>
      </Flex>
      {isAdaptive ? null : (
        <BandScale correct={correct} total={total} label={`${name}: ${share}%`} />
      )}
      {missed ? (
        <Text as="div" size="2" color="gray" mt="2">
          Missed: {missed}
        </Text>
      ) : null}
    </Box>
  );
};

const outlineNote = ({ exam, healthcareField, mode }: SubmittedAttempt): string => {
  const name = exam ?? examsOf(healthcareField)[0]?.name;
  const byArea = name === undefined ? 'By area' : `By ${name} area`;
  if (mode === 'adaptive') {
    return `${byArea}. Questions were picked so you'd get about half right, so these counts say little about an area.`;
  }
  return `${byArea}, starting with what costs you most on the exam. Lines at ${bandMarks.near}% and ${bandMarks.strong}%.`;
};

const NotAsked = ({ attempt: { areasNotAsked = [] } }: AreaBarsProps) =>
  areasNotAsked.length === 0 ? null : (
    <Text as="p" size="2" color="gray" className={classes(textStyles['num'], textStyles['pretty'])}>
      Not covered here:{' '}
      {areasNotAsked.map(({ name, weight }) => `${name} (${weight}% of the exam)`).join(', ')}
    </Text>
  );

/** The score by blueprint area. */
export const AreaBars = ({ attempt }: AreaBarsProps) => (
  <Panel title={lostFinding(attempt.areas)} note={outlineNote(attempt)}>
    <Flex direction="column" gap="4">
      <Grid
        columns={{ initial: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gapX="6"
        gapY="4"
      >
        {attempt.areas.map((area) => (
          <AreaRow
            key={area.name}
            {...area}
            asked={attempt.totalQuestions}
            isAdaptive={attempt.mode === 'adaptive'}
            missed={missedTopics(attempt, area.name)}
          />
        ))}
      </Grid>
      <NotAsked attempt={attempt} />
    </Flex>
  </Panel>
);
