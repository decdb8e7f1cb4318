import { Button, Flex, Kbd, Text } from '@radix-ui/themes';
import { ArrowRight } from 'lucide-react';
import type { Question } from '../../../../domain/contracts/quiz.ts';
import { type RecallGrade, recallGrade } from '../../../../domain/contracts/review.ts';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import { QuestionDetail } from '../../attempt/results/question-detail.tsx';
import { ReportableQuestions } from '../../attempt/results/report-question.tsx';
import { type Verdict, verdictOf } from '../../attempt/results/verdict.ts';
import { verdictWord } from '../../attempt/results/verdict-mark.tsx';
import runnerStyles from '../../attempt/runner/runner.module.css';
import { ArrivalHeading } from './arrival-heading.tsx';
import styles from './review-session.module.css';
import type { Sitting } from './sitting.ts';
import type { SittingControls } from './use-sitting.ts';

type Answered = NonNullable<Sitting['answered']>;

type AnsweredCardProps = {
  readonly question: Question;
  readonly sitting: Sitting;
  readonly answered: Answered;
};

const verdictOn = (userAnswer: string, { correct, points }: Answered): Verdict =>
  userAnswer === '' ? 'not-known' : verdictOf({ userAnswer, correct, points });

const unmarked = { flagged: false, note: '' };

/** The key, and why each option is right or wrong. */
export const AnsweredCard = ({ question, sitting, answered }: AnsweredCardProps) => {
  const { chosen } = sitting;
  const verdict = verdictOn(chosen.join(','), answered);
  const number = sitting.step + 1;
  return (
    <div className={classes(questionStyles['focus-in'], runnerStyles['focus-question'])}>
      <h1 className={textStyles['vh']}>Review</h1>
      <ArrivalHeading as="h2" text={`${verdictWord(verdict)}. Answer and explanations`} />
      <ReportableQuestions questionIds={[question.id]}>
        <QuestionDetail
          reviewed={{
            number,
            question,
            chosen,
            verdict,
            ...unmarked,
            seconds: answered.seconds,
            points: answered.points,
            maxPoints: answered.maxPoints,
          }}
          detail={answered.answer}
        />
      </ReportableQuestions>
    </div>
  );
};

const words: Readonly<Record<RecallGrade, string>> = { hard: 'Hard', good: 'Good', easy: 'Easy' };

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

type GradeButtonProps = {
  readonly grade: RecallGrade;
  readonly place: number;
  readonly days: number;
  readonly onRate: (grade: RecallGrade) => void;
};

const GradeButton = ({ grade, place, days, onRate }: GradeButtonProps) => (
  <Button
    size="3"
    variant={grade === 'good' ? 'solid' : 'surface'}
    {...(grade === 'good' ? {} : { color: 'gray', ...highContrast })}
    aria-keyshortcuts={`${place}`}
    onClick={() => onRate(grade)}
  >
    <Text size="2" weight="medium" className={classes(textStyles['num'], textStyles['nowrap'])}>
      {words[grade]}, <span aria-hidden="true">{days} d</span>
      <span className={textStyles['vh']}>{inDays(days)}</span>
    </Text>
    <Kbd size="2" aria-hidden="true" className={runnerStyles['wide-only']}>
      {place}
    </Kbd>
  </Button>
);

type AnsweredFootProps = { readonly controls: SittingControls; readonly answered: Answered };

/** A right answer is rated; a missed one comes again in this sitting. */
export const AnsweredFoot = ({ controls, answered }: AnsweredFootProps) => {
  const { intervals } = answered;
  if (!intervals) {
    return (
      <Flex className={questionStyles['focus-in']} justify="between" align="center" gap="3">
        <Text size="2" color="gray">
          You'll see it again before you finish.
        </Text>
        <Button size="3" onClick={() => controls.send({ type: 'next' })}>
          Next
          <ArrowRight size={18} />
        </Button>
      </Flex>
    );
  }
  return (
    <Flex className={questionStyles['focus-in']} direction="column" gap="2">
      <Text size="2" color="gray" id="how-remembered">
        How well did you remember it?
      </Text>
      <Flex
        gap="2"
        className={styles['review-grades']}
        role="group"
        aria-labelledby="how-remembered"
      >
        {recallGrade.options.map((grade, index) => (
          <GradeButton
            key={grade}
            grade={grade}
            place={index + 1}
            days={intervals[grade]}
            onRate={controls.rate}
          />
        ))}
      </Flex>
    </Flex>
  );
};
