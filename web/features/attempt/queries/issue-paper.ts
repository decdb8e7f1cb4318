import { z } from 'zod';
import {
  type ExamDefinition,
  fallbackExamQuestionCount,
  practiceQuestionCount,
} from '../../../../domain/contracts/exams.ts';
import type { FieldCode } from '../../../../domain/contracts/fields.ts';
import { attemptIdHeader } from '../../../../domain/contracts/live.ts';
import { questionList } from '../../../../domain/contracts/quiz.ts';
import { simulationPaper } from '../../../../domain/contracts/simulation.ts';
import { requestWithHeaders } from '../../../http/request.ts';
import { UnexpectedAnswer } from '../../../http/unexpected-answer.ts';

export type ExamForm = 'fixed' | 'adaptive';

export type PaperWish = {
  readonly field: FieldCode;
  /** Absent for practice. */
  readonly exam?: Pick<ExamDefinition, 'name'> & Partial<Pick<ExamDefinition, 'questions'>>;
  /** Of an exam; fixed when absent. */
  readonly form?: ExamForm;
};

export type IssuedPaper = { readonly attemptId: string } | 'no-questions';

const searchOf = ({ exam, form }: PaperWish): URLSearchParams => {
  if (!exam) return new URLSearchParams({ limit: String(practiceQuestionCount) });
  const about = { fullLength: 'true', exam: exam.name };
  if (form === 'adaptive') return new URLSearchParams({ ...about, form });
  return new URLSearchParams({
    limit: String(exam.questions ?? fallbackExamQuestionCount),
    ...about,
  });
};

const issued = z.union([questionList, simulationPaper]);

/** Asks for a new paper. @throws HttpError when the server refuses to issue it. */
export const issuePaper = async (wish: PaperWish): Promise<IssuedPaper> => {
  const path = `/api/questions/${wish.field}?${searchOf(wish)}`;
  const { data, headers } = await requestWithHeaders({ path, schema: issued });
  if (Array.isArray(data) && data.length === 0) return 'no-questions';
  const attemptId = headers.get(attemptIdHeader);
  if (!attemptId) throw new UnexpectedAnswer(path, `${attemptIdHeader} is missing`);
  return { attemptId };
};
