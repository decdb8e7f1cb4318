import { Box, Flex, Text } from '@radix-ui/themes';
import type { ExamReadiness, ReadinessView } from '../../../domain/contracts/readiness.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/panel.tsx';
import { terms } from '../../ui/terms.ts';
import textStyles from '../../ui/text.module.css';
import { ExamReadinessRow } from './exam-readiness-row.tsx';
import styles from './readiness.module.css';

const finding = (exams: readonly ExamReadiness[]): string => {
  const [first] = exams;
  if (!first || first.expected === null || first.low === null) return 'Exam readiness';
  const { low, high, mark, exam } = first;
  const named = exams.length > 1 ? `${exam}. ` : '';
  if (low >= mark) return `${named}Your whole range is above the pass mark`;
  if (high !== null && high < mark) return `${named}Your whole range is below the pass mark`;
  return `${named}${terms.tooClose}`;
};

const noteOf = (exams: readonly ExamReadiness[]): string =>
  exams.some(({ expected }) => expected !== null)
    ? 'Bar: range of your expected score. Thick line: its middle. Thin line: pass mark.'
    : 'Your chance of passing appears here once there is enough to go on';

const HowEstimated = ({ formula }: { readonly formula: string }) => (
  <Box asChild mt="4">
    <details className={styles['how-estimated']}>
      <Text asChild size="2">
        <summary>How this is estimated</summary>
      </Text>
      <Text
        as="p"
        size="2"
        color="gray"
        mt="2"
        className={classes(textStyles['pretty'], textStyles['measure'])}
      >
        Formula {formula}. We count questions you saw for the first time in timed quizzes and exams,
        up to the last question you reached: the newest 400 from the last 120 days. Each area is
        weighted like the exam. The chance of passing is how often an exam of full length would
        reach the pass mark. The bar is the 90% range of your expected score.
      </Text>
      <Text
        as="p"
        size="2"
        color="gray"
        mt="2"
        className={classes(textStyles['pretty'], textStyles['measure'])}
      >
        Untimed quizzes, tutor quizzes, adaptive exams, and repeated questions don't count. We can't
        know how hard your actual exam will be, how well you'll sleep, or how far the exam's own
        scoring differs from percent correct.
      </Text>
    </details>
  </Box>
);

type ReadinessPanelProps = {
  readonly view: ReadinessView;
  readonly today: CalendarDay;
  /** Whether the learner's field has any to answer. */
  readonly hasQuestions?: boolean;
};

/** How likely each exam of the field is passed, with the range and what it was made of. */
export const ReadinessPanel = ({ view, today, hasQuestions = true }: ReadinessPanelProps) =>
  view.exams.length === 0 ? null : (
    <Panel title={finding(view.exams)} note={noteOf(view.exams)}>
      <Flex direction="column" gap="4">
        {view.exams.map((readiness) => (
          <ExamReadinessRow
            key={readiness.exam}
            readiness={readiness}
            hasQuestions={hasQuestions}
            today={today}
          />
        ))}
      </Flex>
      <HowEstimated formula={view.formula} />
    </Panel>
  );
