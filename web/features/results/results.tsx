import { Box, Grid } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paperKind } from '../../../domain/contracts/paper-kind.ts';
import type { AnswerDetail, SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import { answerDetailsQuery } from '../../queries/answer-details-query.ts';
import { peersQuery } from '../../queries/peers-query.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StartProblem } from '../runner/start-problem.tsx';
import { noQuestionsText, useStartPaper } from '../runner/use-start-paper.ts';
import { AreaBars } from './area-bars.tsx';
import { bandDistance } from './band-distance.ts';
import { type LearnerCalendar, longDate } from './learner-dates.ts';
import { QuestionReview } from './question-review.tsx';
import { RescoredNote } from './rescored-note.tsx';
import { ResultSummary } from './result-summary.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import './results.css';

type ResultsProps = {
  readonly attempt: SubmittedAttempt;
  readonly calendar: LearnerCalendar;
};

type WithDetails = ResultsProps & { readonly details: readonly AnswerDetail[] };

const ResultsView = ({ attempt, calendar, details }: WithDetails) => {
  const { data: peers = [] } = useQuery(peersQuery(attempt.id));
  const { start, starting, emptyField, problem } = useStartPaper();
  const { exam, isFullLength, healthcareField, correct, totalQuestions, score } = attempt;
  const kind = isFullLength && exam !== null ? exam : paperKind(attempt);
  const takeAnother = (): void =>
    start({
      field: healthcareField,
      ...(isFullLength && exam !== null ? { exam: { name: exam, questions: totalQuestions } } : {}),
    });
  return (
    <>
      <PageHead
        title={`${kind}, ${longDate(attempt.createdAt, calendar)}`}
        answer={`${correct} of ${totalQuestions}. ${bandDistance(score)}.`}
      />
      <RescoredNote attempt={attempt} />
      <StartProblem text={emptyField ? noQuestionsText : problem} />
      <Grid columns={{ initial: 'minmax(0, 1fr)', md: '8fr 5fr' }} gap="5" align="start">
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
