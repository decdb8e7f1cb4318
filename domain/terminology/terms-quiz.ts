import { match } from 'ts-pattern';
import type { TermCategory } from '../contracts/terminology.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, TermsQuizId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { DealtQuestion } from './deal-quiz.ts';
import type { TerminologyEvent } from './events.ts';

type About = { readonly quizId: TermsQuizId; readonly learnerId: AccountId; readonly at: Instant };

export type DealTermsQuiz = About & {
  readonly type: 'DealTermsQuiz';
  readonly category: TermCategory | null;
  readonly missedOnly: boolean;
  readonly questions: readonly DealtQuestion[];
};

export type AnswerTerm = About & {
  readonly type: 'AnswerTerm';
  /** Places from 0: of the term in the quiz, of the definition among its options. */
  readonly question: number;
  readonly option: number;
};

export type TermsQuizRefusal =
  | { readonly code: 'TermsQuizNotFound' }
  | { readonly code: 'TermNotAsked' }
  | { readonly code: 'TermAnswerStands' };

export type GivenAnswer = {
  readonly termId: string;
  readonly chosen: string;
  readonly correct: boolean;
};

/** One quiz of terms: what is asked, and what was answered, by term. */
export type TermsQuiz =
  | { readonly status: 'absent' }
  | {
      readonly status: 'open' | 'finished';
      readonly learnerId: AccountId;
      readonly questions: readonly DealtQuestion[];
      readonly answers: ReadonlyMap<string, GivenAnswer>;
    };

type Command = DealTermsQuiz | AnswerTerm;
type Decision = ReturnType<
  Decider<TermsQuiz, Command, TerminologyEvent, TermsQuizRefusal>['decide']
>;

const deal = ({ type: _, questions, ...data }: DealTermsQuiz, state: TermsQuiz): Decision =>
  accepted(
    state.status === 'absent'
      ? [
          {
            type: 'TermsQuizDealt' as const,
            data: {
              ...data,
              questions: questions.map(({ termId, options }) => ({
                termId,
                options: [...options],
              })),
            },
          },
        ]
      : [],
  );

const answer = (
  { type: _, question, option, ...about }: AnswerTerm,
  state: TermsQuiz,
): Decision => {
  // Somebody else's quiz is as absent as one that never was.
  if (state.status === 'absent' || state.learnerId !== about.learnerId) {
    return refused({ code: 'TermsQuizNotFound' });
  }
  const asked = state.questions[question];
  const chosen = asked?.options[option];
  if (!asked || !chosen) return refused({ code: 'TermNotAsked' });
  const { termId } = asked;
  const before = state.answers.get(termId);
  if (before) {
    return before.chosen === chosen ? accepted([]) : refused({ code: 'TermAnswerStands' });
  }
  const given = { termId, chosen, correct: chosen === termId };
  const answered = { type: 'TermAnswered' as const, data: { ...about, ...given } };
  const answers = new Map(state.answers).set(termId, given);
  if (answers.size < state.questions.length) return accepted([answered]);
  return accepted([
    answered,
    {
      type: 'TermsQuizFinished',
      data: {
        ...about,
        answers: state.questions.map((one) => ({
          termId: one.termId,
          correct: answers.get(one.termId)?.correct ?? false,
        })),
      },
    },
  ]);
};

/** One quiz of terms: an answer stands as it was given, and the last one finishes it. */
export const termsQuiz: Decider<TermsQuiz, Command, TerminologyEvent, TermsQuizRefusal> = {
  initial: { status: 'absent' },
  decide: (command, state) =>
    match(command)
      .with({ type: 'DealTermsQuiz' }, (dealt) => deal(dealt, state))
      .with({ type: 'AnswerTerm' }, (given) => answer(given, state))
      .exhaustive(),
  evolve: (state, event) =>
    match(event)
      .returnType<TermsQuiz>()
      .with({ type: 'TermsQuizDealt' }, ({ data: { learnerId, questions } }) => ({
        status: 'open',
        learnerId,
        questions,
        answers: new Map(),
      }))
      .with({ type: 'TermAnswered' }, ({ data: { termId, chosen, correct } }) =>
        state.status === 'absent'
          ? state
          : { ...state, answers: new Map(state.answers).set(termId, { termId, chosen, correct }) },
      )
      .with({ type: 'TermsQuizFinished' }, () =>
        state.status === 'absent' ? state : { ...state, status: 'finished' },
      )
      .with({ type: 'TermLearned' }, { type: 'TermUnlearned' }, () => state)
      .exhaustive(),
};
