import { Button, Flex, Skeleton } from '@radix-ui/themes';
import type { ExamDefinition } from '../../../../domain/contracts/exams.ts';
import type { FieldCode } from '../../../../domain/contracts/fields.ts';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import { FieldBadge } from '../../../ui/field-badge.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import styles from './quiz.module.css';
import { fullLengthAnswer, practiceAnswer } from './quiz-sentences.ts';

type QuizHeadProps = {
  readonly isFull: boolean;
  readonly field: FieldCode | null;
  readonly exams: readonly ExamDefinition[];
  /** Absent while it is on its way, or when it failed. */
  readonly overview: QuizOverview | undefined;
  readonly isLoading: boolean;
  readonly onChangeField: () => void;
};

const answerOf = ({ isFull, field, exams, overview, isLoading }: QuizHeadProps) => {
  if (!field) return 'Choose your healthcare field to get started.';
  if (isFull) return fullLengthAnswer(exams);
  if (!overview && !isLoading) return undefined;
  const answer = overview ? practiceAnswer(overview) : '44 of 64 questions are new to you.';
  return (
    <span className={styles['counted-answer']}>
      <Skeleton loading={!overview}>{answer}</Skeleton>
    </span>
  );
};

/** The page's name, what there is to do on it, and for which field. */
export const QuizHead = (props: QuizHeadProps) => (
  <PageHead
    title={props.isFull ? 'Full-Length Practice Exam' : 'Practice Quiz'}
    answer={answerOf(props)}
    action={
      <Flex align="center" gap="4">
        <FieldBadge field={props.field} />
        <Button variant="ghost" onClick={props.onChangeField}>
          {props.field ? 'Change field' : 'Choose field'}
        </Button>
      </Flex>
    }
  />
);
