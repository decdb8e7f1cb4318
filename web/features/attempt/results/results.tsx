import { Box, Grid } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paperKind } from '../../../../domain/contracts/paper-kind.ts';
import type { AnswerDetail, SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import { type LearnerCalendar, longDate } from '../../../format/learner-dates.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { AdaptiveResult } from '../adaptive/adaptive-result.tsx';
import { adaptiveTitle, adaptiveVerdict } from '../adaptive/adaptive-words.ts';
import { answerDetailsQuery } from '../queries/answer-details-query.ts';
import type { PaperWish } from '../queries/issue-paper.ts';
import { peersQuery } from '../queries/peers-query.ts';
import { ExamReady } from '../ready/exam-ready.tsx';
import { StartProblem } from '../runner/session/start-problem.tsx';
import { noQuestionsText, useStartPaper } from '../runner/session/use-start-paper.ts';
import { AreaBars } from './area-bars.tsx';
import { QuestionReview } from './question-review.tsx';
import { RescoredNote } from './rescored-note.tsx';
import { resultAnswer } from './result-answer.ts';
import { ResultSummary } from './result-summary.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

type ResultsProps = {
  readonly attempt: SubmittedAttempt;
  readonly calendar: LearnerCalendar;
};

type WithDetails = ResultsProps & { readonly details: readonly AnswerDetail[] };

const kindOf = (attempt: SubmittedAttempt): string => {
  const { exam, isFullLength, mode } = attempt;
  if (!isFullLength || exam === null) return paperKind(attempt);
  return mode === 'adaptive' ? adaptiveTitle(exam) : exam;
};

const answerOf = (attempt: SubmittedAttempt): string => {
  const { adaptive, correct, totalQuestions } = attempt;
  return adaptive
    ? adaptiveVerdict(adaptive)
    : resultAnswer(attempt, `${correct} of ${totalQuestions} right.`);
};

/** The same kind of paper once more. */
const anotherOf = (attempt: SubmittedAttempt): PaperWish => {
  const { exam, isFullLength, healthcareField: field, totalQuestions, mode } = attempt;
  if (!isFullLength || exam === null) return { field };
  return mode === 'adaptive'
    ? { field, exam: { name: exam }, form: 'adaptive' }
    : { field, exam: { name: exam, questions: totalQuestions } };
};

const ResultsView = ({ attempt, calendar, details }: WithDetails) => {
  const { data: peers = [] } = useQuery(peersQuery(attempt.id));
  const paper = useStartPaper();
  const { start, starting, emptyField, problem } = paper;
  const takeAnother = (): void => start(anotherOf(attempt));
  return (
    <>
      <PageHead
        title={`${kindOf(attempt)}, ${longDate(attempt.createdAt, calendar)}`}
        answer={answerOf(attempt)}
      />
      <ExamReady {...paper} />
      <RescoredNote attempt={attempt} />
      <StartProblem text={emptyField ? noQuestionsText : problem} />
      {attempt.adaptive ? <AdaptiveResult review={attempt.adaptive} /> : null}
      <Grid columns="minmax(0, 1fr)" gap="5">
        <ResultSummary
          attempt={attempt}
          peers={peers}
          isStarting={starting !== undefined}
          onTakeAnother={takeAnother}
        />
        <AreaBars attempt={attempt} />
      </Grid>
      <Box mt="5">
        <QuestionReview attempt={attempt} details={details} peers={peers} />
      </Box>
    </>
  );
};

/** The result of a paper; it waits for the answers call, and does without when that fails. */
export const Results = ({ attempt, calendar }: ResultsProps) => {
  const { data, error, isPending } = useQuery(answerDetailsQuery(attempt));
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a failed answers call is logged only
    if (error) console.error('The explanations could not be fetched', error);
  }, [error]);
  if (isPending) return <ResultsSkeleton />;
  return <ResultsView attempt={attempt} calendar={calendar} details={data ?? []} />;
};
