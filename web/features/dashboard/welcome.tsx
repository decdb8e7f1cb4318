import { Box, Flex, Heading, Skeleton, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { User } from '../../../domain/contracts/account.ts';
import { fieldLabel } from '../../../domain/contracts/fields.ts';
import type { Progress } from '../../../domain/contracts/progress.ts';
import type { ExamReadiness } from '../../../domain/contracts/readiness.ts';
import type { ReviewOverview } from '../../../domain/contracts/review.ts';
import { counted } from '../../format/counts.ts';
import { classes } from '../../ui/classes.ts';
import { FieldBadge } from '../../ui/field-badge.tsx';
import textStyles from '../../ui/text.module.css';
import { fieldsWithQuestions, useEmptyFields } from '../account/field/use-empty-fields.ts';
import { Counted } from '../evidence/counted.tsx';
import { AnswersGiven } from '../readiness/answers-given.tsx';
import { readinessSentence } from '../readiness/readiness-words.ts';
import styles from './dashboard.module.css';
import { ExamDate } from './exam-date.tsx';
import { nothingTaken, standing } from './standing.ts';

/** "1,284 questions answered in 47 quizzes." */
const Taken = ({ questionsAnswered, quizzesTaken }: Progress) => (
  <>
    <Counted figure="questions-answered" label="Questions answered">
      {counted(questionsAnswered, 'question')}
    </Counted>{' '}
    answered in{' '}
    <Counted figure="quizzes-taken" label="Quizzes taken">
      {counted(quizzesTaken, 'quiz', 'quizzes')}
    </Counted>
    .
  </>
);

const Average = (progress: Progress) => {
  const said = standing(progress);
  if (!said) return nothingTaken;
  const [before, average, after] = said;
  return (
    <>
      {before}
      <Counted figure="recent-average" label="Average score of the last 10">
        {average}
      </Counted>
      {after}
    </>
  );
};

type WelcomeProps = {
  readonly user: User;
  /** Absent while it is on its way, or when it failed. */
  readonly progress: Progress | undefined;
  /** Of the field's first exam; absent while it is not known. */
  readonly readiness: ExamReadiness | undefined;
  /** Holds the study plan and with it the day of the exam; absent while it is not known. */
  readonly review: ReviewOverview | undefined;
  readonly isLoading: boolean;
};

type AnswerProps = {
  readonly answer: ReactNode;
  readonly basis: ReactNode;
  readonly isLoading: boolean;
};

const Answer = ({ answer, basis, isLoading }: AnswerProps) => (
  <>
    <Text
      as="p"
      size={{ initial: '7', sm: '8' }}
      weight="medium"
      mt="4"
      className={classes(textStyles['balance'], textStyles['tightened'], styles['welcome-answer'])}
    >
      <Skeleton loading={isLoading}>{answer}</Skeleton>
    </Text>
    <Text as="p" size="3" color="gray" mt="3" className={textStyles['num']}>
      <Skeleton loading={isLoading}>{basis}</Skeleton>
    </Text>
  </>
);

/** Takes the room of an answer; never read. */
const placeholder = {
  answer: 'Your last 10 scores average 76%. Next goal: 80%.',
  basis: '1,284 questions answered in 47 quizzes.',
};

type StandingProps = Omit<WelcomeProps, 'isLoading' | 'review'>;

/** How likely the exam is passed; while that cannot be said, how the last quizzes went. */
const Standing = ({ user, progress, readiness }: StandingProps) => {
  const empty = useEmptyFields();
  const sentence = readiness && readinessSentence(readiness, user.today);
  if (readiness && sentence) {
    const given = <AnswersGiven readiness={readiness} today={user.today} />;
    return (
      <Answer
        answer={sentence}
        basis={<>Based on {given}, weighted like the exam.</>}
        isLoading={false}
      />
    );
  }
  const field = user.healthcareField;
  if (progress?.scores === 0 && field && empty.includes(field)) {
    return (
      <Answer
        answer={`We don't have ${fieldLabel(field)} questions yet.`}
        basis={`${fieldsWithQuestions(empty)} You can change your field in your profile.`}
        isLoading={false}
      />
    );
  }
  if (!progress) return null;
  const basis =
    progress.quizzesTaken === 0 ? (
      'At the end you see why each option is right or wrong.'
    ) : (
      <Taken {...progress} />
    );
  return <Answer answer={<Average {...progress} />} basis={basis} isLoading={false} />;
};

/** Nobody comes back before the first quiz. */
const greeting = ({ firstName, highestStreak }: User, progress: Progress | undefined): string => {
  const isNew = progress ? progress.quizzesTaken === 0 : highestStreak === 0;
  const words = isNew ? 'Welcome' : 'Welcome back';
  return firstName ? `${words}, ${firstName}` : words;
};

/** Who is here, when the exam is, and how things stand. */
export const Welcome = ({ user, review, isLoading, ...known }: WelcomeProps) => (
  <Box>
    <Heading as="h1" size="5" weight="medium">
      {greeting(user, known.progress)}
    </Heading>
    <Flex mt="2" align="center" gap="3" wrap="wrap">
      <FieldBadge field={user.healthcareField} />
      {review && user.healthcareField ? <ExamDate overview={review} /> : null}
    </Flex>
    {isLoading ? <Answer {...placeholder} isLoading /> : null}
    {isLoading ? null : <Standing user={user} {...known} />}
  </Box>
);
