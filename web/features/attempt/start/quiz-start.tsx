import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../../../domain/contracts/account.ts';
import { ProfessionDialog } from '../../account/field/profession-dialog.tsx';
import { quizOverviewQuery } from '../../progress/queries/quiz-overview-query.ts';
import { askedFor } from '../builder/asked-for.ts';
import { openAttemptsQuery } from '../queries/open-attempts-query.ts';
import { ExamReady } from '../ready/exam-ready.tsx';
import { StartProblem } from '../runner/session/start-problem.tsx';
import { NoQuestions } from './no-questions.tsx';
import { QuizChoices } from './quiz-choices.tsx';
import { QuizHead } from './quiz-head.tsx';
import { QuizStartSkeleton } from './quiz-start-skeleton.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useExamChoice } from './use-exam-choice.ts';
import { useQuizStart } from './use-quiz-start.ts';

type QuizStartProps = { readonly user: User; readonly isFull: boolean };

/** Before a quiz: what is open, what can be started, what the figures say. */
export const QuizStart = ({ user, isFull }: QuizStartProps) => {
  const field = user.healthcareField;
  const [isAsking, ask] = useState(field === null);
  const overview = useQuery(quizOverviewQuery(field));
  const [search] = useSearchParams();
  const asked = overview.data && askedFor(search, overview.data);
  const papers = useQuery(openAttemptsQuery());
  const choice = useExamChoice(field);
  const quiz = useQuizStart(user, () => ask(true));
  useDocumentTitle(isFull ? 'Full-Length Practice Exam' : 'Practice Quiz');
  const body = () => {
    if (field && quiz.emptyField === field) return <NoQuestions onBack={quiz.reset} />;
    // An open paper stands above the rest: until it is known, nothing may stand in its place.
    if (papers.isPending) return <QuizStartSkeleton />;
    // Without the list a quiz can still be started.
    const open = papers.data ?? [];
    return (
      <QuizChoices
        user={user}
        isFull={isFull}
        asked={asked}
        overview={overview}
        choice={choice}
        quiz={quiz}
        open={open}
      />
    );
  };
  return (
    <>
      <QuizHead
        isFull={isFull}
        field={field}
        exams={choice.exams}
        overview={overview.data}
        isLoading={overview.isLoading}
        onChangeField={() => ask(true)}
      />
      <StartProblem text={quiz.problem} />
      <ExamReady {...quiz} />
      {body()}
      <ProfessionDialog open={isAsking} onOpenChange={ask} />
    </>
  );
};
