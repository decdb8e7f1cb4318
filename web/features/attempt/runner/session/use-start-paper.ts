import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FieldCode } from '../../../../../domain/contracts/fields.ts';
import { serverText } from '../../../../http/http-error.ts';
import { noConnectionText } from '../../../../session/no-connection.ts';
import { issuePaper, type PaperWish } from '../../queries/issue-paper.ts';
import { rememberIndex } from './remembered-index.ts';

export const noQuestionsText =
  "No questions available for this healthcare field yet. We're working on adding more content. Please check back soon!";

/** An exam: its clock runs from its start. */
export type ExamWish = PaperWish & Required<Pick<PaperWish, 'exam'>>;

export type StartPaper = {
  /** Starts practice at once; of an exam it asks first whether the learner is ready. */
  readonly start: (wish: PaperWish) => void;
  /** The exam that waits for the learner's word. */
  readonly asked: ExamWish | undefined;
  readonly begin: () => void;
  readonly dismiss: () => void;
  /** The wish that is on its way. */
  readonly starting: PaperWish | undefined;
  /** The field whose bank turned out to be empty. */
  readonly emptyField: FieldCode | undefined;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  readonly reset: () => void;
};

const problemOf = (error: unknown): string =>
  serverText(error) ?? noConnectionText(error) ?? 'Could not start the quiz. Please try again.';

/** Asks for a new paper and goes to it; its address is the paper's, so a reload resumes it. */
export const useStartPaper = (): StartPaper => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, ask] = useState<ExamWish>();
  const { mutate, isPending, variables, data, error, reset } = useMutation({
    mutationFn: issuePaper,
    onSuccess: (paper) => {
      if (paper === 'no-questions') return;
      rememberIndex(paper.attemptId, 0);
      void client.invalidateQueries({ queryKey: ['attempts'] });
      return navigate(`/quiz?attempt=${paper.attemptId}`);
    },
    // Why it could not be started stands on the page.
    onSettled: () => ask(undefined),
  });
  return {
    start: ({ exam, ...wish }) => (exam ? ask({ ...wish, exam }) : mutate(wish)),
    asked,
    begin: () => asked && mutate(asked),
    dismiss: () => ask(undefined),
    starting: isPending ? variables : undefined,
    emptyField: data === 'no-questions' ? variables?.field : undefined,
    problem: error ? problemOf(error) : undefined,
    reset,
  };
};
