import type { AttemptRefusal } from '../../domain/attempt/commands.ts';
import type { RefusalAnswers } from '../server/refusal-answer.ts';

type Malformed = Extract<
  AttemptRefusal,
  {
    code:
      | 'OptionNotOnQuestion'
      | 'OneAnswerOnly'
      | 'TooManyChosen'
      | 'OrderIncomplete'
      | 'NotANumber';
  }
>;

/** What is told of answers that a question cannot take. */
export const malformedAnswers: RefusalAnswers<Malformed> = {
  OptionNotOnQuestion: ({ questionId, label, field = 'userAnswer' }) => ({
    status: 400,
    message: `Question ${questionId} has no option ${label}.`,
    field,
  }),
  OneAnswerOnly: ({ questionId }) => ({
    status: 400,
    message: `Question ${questionId} takes one answer.`,
    field: 'userAnswer',
  }),
  TooManyChosen: ({ questionId }) => ({
    status: 400,
    message: `Question ${questionId} takes fewer answers in one of its places.`,
    field: 'userAnswer',
  }),
  OrderIncomplete: ({ questionId }) => ({
    status: 400,
    message: `Question ${questionId} takes all of its options, in order.`,
    field: 'userAnswer',
  }),
  NotANumber: ({ questionId }) => ({
    status: 400,
    message: `Question ${questionId} takes a number: digits and at most one decimal point.`,
    field: 'userAnswer',
  }),
};
