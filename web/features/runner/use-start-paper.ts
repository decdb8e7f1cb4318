import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import { serverText } from '../../http/http-error.ts';
import { issuePaper, type PaperWish } from '../../queries/issue-paper.ts';
import { noConnectionText } from '../../session/no-connection.ts';
import { rememberIndex } from './remembered-index.ts';

export const noQuestionsText =
  "No questions available for this healthcare field yet. We're working on adding more content. Please check back soon!";

export type StartPaper = {
  readonly start: (wish: PaperWish) => void;
  /** The wish that is on its way. */
  readonly starting: PaperWish | undefined;
  /** The field whose bank turned out to be empty. */
  readonly emptyField: FieldCode | undefined;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  readonly reset: () => void;
};

const problemOf = (error: unknown): string =>
  serverText(error) ?? noConnectionText(error) ?? 'The quiz could not be started. Try again.';

/** Asks for a new paper and goes to it; its address is the paper's, so a reload resumes it. */
export const useStartPaper = (): StartPaper => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, variables, data, error, reset } = useMutation({
    mutationFn: issuePaper,
    onSuccess: (paper) => {
      if (paper === 'no-questions') return;
      rememberIndex(paper.attemptId, 0);
      void client.invalidateQueries({ queryKey: ['attempts'] });
      return navigate(`/quiz?attempt=${paper.attemptId}`);
    },
  });
  return {
    start: mutate,
    starting: isPending ? variables : undefined,
    emptyField: data === 'no-questions' ? variables?.field : undefined,
    problem: error ? problemOf(error) : undefined,
    reset,
  };
};
