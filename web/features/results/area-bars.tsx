import { Box, Flex, Text } from '@radix-ui/themes';
import { examsOf } from '../../../domain/contracts/exams.ts';
import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { BandScale } from '../../ui/band-scale.tsx';
import { BandWord } from '../../ui/band-word.tsx';
import { Panel } from '../../ui/panel.tsx';
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
  <Text color="gray" className="num">
    {weight === undefined ? '' : `${weight}% of exam, `}
    {percent(total, asked)}% of paper
  </Text>
);

const AreaRow = ({ missed, isAdaptive, ...area }: AreaRowProps) => {
  const { name, correct, total } = area;
  const share = percent(correct, total);
  return (
    <Box>
      <Flex justify="between" align="baseline" gap="3" mb="2">
        <Text size="2" className="pretty">
          <Text weight="medium">{name}</Text> <Weight {...area} />
        </Text>
        <Flex gap="3" align="center" flexShrink="0">
          <Text size="2" className="num nowrap">
            {correct} of {total}
          </Text>
          {isAdaptive ? null : <BandWord score={share} />}
        </Flex>
      </Flex>
      {isAdaptive ? null : <BandScale value={share} label={`${name}: ${share}%`} />}
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
  const against = name === undefined ? 'By area' : `Against the ${name} outline`;
  if (mode === 'adaptive') {
    return `${against}. Your questions were chosen so that you would get about half of them right, so the counts say little of an area.`;
  }
  return `${against}, what costs most on the exam first. The marks are 70 and 80.`;
};

const NotAsked = ({ attempt: { areasNotAsked = [] } }: AreaBarsProps) =>
  areasNotAsked.length === 0 ? null : (
    <Text as="p" size="2" color="gray" className="num pretty">
      Not on this paper:{' '}
      {areasNotAsked.map(({ name, weight }) => `${name} (${weight}% of exam)`).join(', ')}
    </Text>
  );

/** The score by blueprint area. */
export const AreaBars = ({ attempt }: AreaBarsProps) => (
  <Panel title={lostFinding(attempt.areas)} note={outlineNote(attempt)}>
    <Flex direction="column" gap="4">
      {attempt.areas.map((area) => (
        <AreaRow
          key={area.name}
          {...area}
          asked={attempt.totalQuestions}
          isAdaptive={attempt.mode === 'adaptive'}
          missed={missedTopics(attempt, area.name)}
        />
      ))}
      <NotAsked attempt={attempt} />
    </Flex>
  </Panel>
);
