import { Box, Grid } from '@radix-ui/themes';
import { useEffect } from 'react';
import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import type { CompletedSimulation } from '../../../domain/contracts/simulation.ts';
import { type LearnerCalendar, longDate } from '../../format/learner-dates.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ExamReady } from '../attempt/ready/exam-ready.tsx';
import { AreaBars } from '../attempt/results/area-bars.tsx';
import { resultAnswer } from '../attempt/results/result-answer.ts';
import { ResultSummary } from '../attempt/results/result-summary.tsx';
import { StartProblem } from '../attempt/runner/session/start-problem.tsx';
import { useStartPaper } from '../attempt/runner/session/use-start-paper.ts';
import { PathReview } from './path-review.tsx';
import { PointsPanel } from './points-panel.tsx';

type CompletedViewProps = {
  readonly simulation: CompletedSimulation;
  readonly calendar: LearnerCalendar;
};

/** Decisions count as questions do, so the result is shown as that of a quiz. */
const asAttempt = ({
  result,
  areas,
  scaled,
  timeRanOut,
}: CompletedSimulation): SubmittedAttempt => ({
  ...result,
  status: 'submitted',
  questions: [],
  answers: [],
  marks: [],
  areas,
  scaled,
  timeRanOut,
});

/** The result of a simulation, and its path to be walked again. */
export const CompletedView = ({ simulation, calendar }: CompletedViewProps) => {
  const paper = useStartPaper();
  const { start, starting, problem } = paper;
  const { exam, healthcareField, result, scenarios } = simulation;
  const attempt = asAttempt(simulation);
  // The last decision left the page where it was scrolled to.
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <PageHead
        title={`${exam} complete, ${longDate(result.createdAt, calendar)}`}
        answer={resultAnswer(
          attempt,
          `${result.correct} of ${result.totalQuestions} decisions right, ${result.score}% accuracy.`,
        )}
      />
      <ExamReady {...paper} />
      <StartProblem text={problem} />
      <Grid columns="minmax(0, 1fr)" gap="5">
        <ResultSummary
          attempt={attempt}
          peers={[]}
          isSimulation
          isStarting={starting !== undefined}
          onTakeAnother={() =>
            start({
              field: healthcareField,
              exam: { name: exam, questions: scenarios.length },
            })
          }
        />
        {simulation.points ? <PointsPanel points={simulation.points} /> : null}
        <AreaBars attempt={attempt} />
      </Grid>
      <Box mt="5">
        <PathReview simulation={simulation} />
      </Box>
    </>
  );
};
