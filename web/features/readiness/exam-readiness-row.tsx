import { Box, Flex, Progress, Text } from '@radix-ui/themes';
import type { ExamReadiness } from '../../../domain/contracts/readiness.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import { AnswersGiven } from './answers-given.tsx';
import { IntervalBar } from './interval-bar.tsx';
import { notEnough, passMarkWords } from './readiness-words.ts';

type CountingProps = {
  readonly readiness: ExamReadiness;
  /** Whether the learner's field has any to answer. */
  readonly hasQuestions: boolean;
};
type RowProps = CountingProps & { readonly today: CalendarDay };

const Head = ({ exam, likelihood }: ExamReadiness) => (
  <Flex justify="between" align="baseline" gap="3" mb="2">
    <Text size="2" weight="medium">
      {exam}
    </Text>
    <Text size="2" className={textStyles['num']} color={likelihood === null ? 'gray' : undefined}>
      {likelihood === null ? 'Not enough to go on yet' : `${likelihood}% likely to pass`}
    </Text>
  </Flex>
);

const Counting = ({ readiness, hasQuestions }: CountingProps) => (
  <>
    <Progress
      value={Math.min(readiness.items, readiness.neededItems)}
      max={readiness.neededItems}
      aria-label={`${readiness.items} of ${readiness.neededItems} questions for ${readiness.exam}`}
    />
    <Text
      as="p"
      size="2"
      color="gray"
      mt="2"
      className={classes(textStyles['num'], textStyles['pretty'])}
    >
      {notEnough(readiness, hasQuestions)}
    </Text>
  </>
);

/** One exam: the range of the expected score against its mark, or what is still missing. */
export const ExamReadinessRow = ({ readiness, hasQuestions, today }: RowProps) => {
  const { expected, low, high, mark } = readiness;
  return (
    <Box>
      <Head {...readiness} />
      {expected === null || low === null || high === null ? (
        <Counting readiness={readiness} hasQuestions={hasQuestions} />
      ) : (
        <>
          <IntervalBar expected={expected} low={low} high={high} mark={mark} />
          <Text
            as="p"
            size="2"
            color="gray"
            mt="2"
            className={classes(textStyles['num'], textStyles['pretty'])}
          >
            Expected score: {expected}% (range {low}% to {high}%). Pass mark:{' '}
            {passMarkWords(readiness)}. Based on{' '}
            <AnswersGiven readiness={readiness} today={today} />.
          </Text>
        </>
      )}
    </Box>
  );
};
