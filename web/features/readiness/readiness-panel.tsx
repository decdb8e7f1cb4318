import { Box, Flex, Text } from '@radix-ui/themes';
import type { ExamReadiness, ReadinessView } from '../../../domain/contracts/readiness.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { Panel } from '../../ui/panel.tsx';
import { terms } from '../../ui/terms.ts';
import { ExamReadinessRow } from './exam-readiness-row.tsx';
import './readiness.css';

const finding = (exams: readonly ExamReadiness[]): string => {
  const [first] = exams;
  if (!first || first.expected === null || first.low === null) return 'How ready you are';
  const { low, high, mark, exam } = first;
  const named = exams.length > 1 ? `${exam}. ` : '';
  if (low >= mark) return `${named}Your whole range is above the pass mark`;
  if (high !== null && high < mark) return `${named}Your whole range is below the pass mark`;
  return `${named}${terms.tooClose}`;
};

const noteOf = (exams: readonly ExamReadiness[]): string =>
  exams.some(({ expected }) => expected !== null)
    ? 'Expected score; the thin tick is the pass mark, the thick one the middle of your range'
    : 'How likely you pass, once there is enough to say so';

const HowEstimated = ({ formula }: { readonly formula: string }) => (
  <Box asChild mt="4">
    <details className="how-estimated">
      <Text asChild size="2">
        <summary>How this is estimated</summary>
      </Text>
      <Text as="p" size="2" color="gray" mt="2" className="pretty measure">
        Formula {formula}. It counts questions you met for the first time on timed papers, the
        newest 400 of the last 120 days, up to the last question you reached, weighs each area as
        the exam does, and asks how often a paper of the exam's length would reach the pass mark.
        The bar is the 90% range of your expected score.
      </Text>
      <Text as="p" size="2" color="gray" mt="2" className="pretty measure">
        It leaves out untimed and tutor quizzes, adaptive exams and repeated questions, and it
        cannot know how hard your real form will be, how you sleep, or how far the exam's own
        scoring differs from a share of right answers.
      </Text>
    </details>
  </Box>
);

type ReadinessPanelProps = { readonly view: ReadinessView; readonly today: CalendarDay };

/** How likely each exam of the field is passed, with the range and what it was made of. */
export const ReadinessPanel = ({ view: { formula, exams }, today }: ReadinessPanelProps) =>
  exams.length === 0 ? null : (
    <Panel title={finding(exams)} note={noteOf(exams)}>
      <Flex direction="column" gap="4">
        {exams.map((readiness) => (
          <ExamReadinessRow key={readiness.exam} readiness={readiness} today={today} />
        ))}
      </Flex>
      <HowEstimated formula={formula} />
    </Panel>
  );
