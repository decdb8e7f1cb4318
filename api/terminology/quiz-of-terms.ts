import {
  type AnsweredTerm,
  type AnswerTermBody,
  optionLetters,
  quizMessage,
  type StartedTermsQuiz,
  type StartTermsQuizBody,
  type TermEntry,
  type TermQuestion,
  type TermsQuizResult,
} from '../../domain/contracts/terminology-study.ts';
import { type AccountId, type TermsQuizId, termsQuizStream } from '../../domain/kernel/ids.ts';
import { percent } from '../../domain/kernel/percent.ts';
import { randomFrom, seedOf } from '../../domain/kernel/random.ts';
import { type DealtQuestion, dealQuiz } from '../../domain/terminology/deal-quiz.ts';
import { type TermsQuiz, termsQuiz } from '../../domain/terminology/terms-quiz.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { namedCommand } from '../server/named-command.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';
import { refuseDuringExam } from './refuse-during-exam.ts';
import { type SharedTerms, sharedTerms } from './shared-terms.ts';

type Dealt = Exclude<TermsQuiz, { readonly status: 'absent' }>;

/** The terms that may be asked. Throws `Refused` where there are none. */
const askable = async (
  context: ApiContext,
  learner: AccountId,
  { category, missedOnly = false }: StartTermsQuizBody,
): Promise<readonly TermEntry[]> => {
  const { terms } = await sharedTerms();
  const ofCategory = category ? terms.filter((term) => term.category === category) : terms;
  if (ofCategory.length === 0) throw new Refused({ code: 'NoTermsInCategory' });
  if (!missedOnly) return ofCategory;
  const missed = new Set((await context.terms.progress(learner))?.missed);
  const again = ofCategory.filter(({ id }) => missed.has(id));
  if (again.length === 0) throw new Refused({ code: 'NoTermsMissed' });
  return again;
};

const questionOf = ({ termId, options }: DealtQuestion, { byId }: SharedTerms): TermQuestion[] => {
  const asked = byId.get(termId);
  if (!asked) return [];
  const { term, pronunciation, category } = asked;
  return [
    {
      term,
      pronunciation,
      category,
      options: optionLetters.flatMap((id, place) => {
        const offered = byId.get(options[place] ?? '');
        return offered ? [{ id, definition: offered.definition }] : [];
      }),
    },
  ];
};

const dealt = (state: TermsQuiz): Dealt => {
  if (state.status === 'absent') throw new Refused({ code: 'TermsQuizNotFound' });
  return state;
};

/** Deals a quiz. Throws `Refused`, and what the log throws. */
export const startTermsQuiz = async (
  context: ApiContext,
  exchange: Exchange,
  body: StartTermsQuizBody,
): Promise<StartedTermsQuiz> => {
  const { accountId: learnerId } = signedIn(exchange.request);
  await refuseDuringExam(context, learnerId);
  const { world } = context;
  const asked = await askable(context, learnerId, body);
  const shared = await sharedTerms();
  // The same request under the same name is the same quiz.
  const id: string =
    namedCommand(world, exchange.request, learnerId) ?? world.identifiers.command();
  const quizId = id as TermsQuizId;
  const { state } = await carryOut(context, exchange, {
    decider: termsQuiz,
    stream: termsQuizStream(quizId),
    actor: learnerId,
    command: {
      type: 'DealTermsQuiz',
      quizId,
      learnerId,
      at: world.clock.instant(),
      category: body.category ?? null,
      missedOnly: body.missedOnly ?? false,
      questions: dealQuiz(shared.terms, asked, randomFrom(seedOf(quizId))),
    },
  });
  const { questions } = dealt(state);
  return { id: quizId, questions: questions.flatMap((question) => questionOf(question, shared)) };
};

const resultOf = ({ status, questions, answers }: Dealt): TermsQuizResult | null => {
  if (status !== 'finished') return null;
  const missed = questions
    .map(({ termId }) => termId)
    .filter((termId) => !answers.get(termId)?.correct);
  const asked = questions.length;
  const right = asked - missed.length;
  const score = percent(right, asked);
  return { right, asked, percent: score, message: quizMessage(score), missed };
};

/** Takes one answer, and tells which was right. Throws `Refused`, and what the log throws. */
export const answerTerm = async (
  context: ApiContext,
  exchange: Exchange,
  { id, question, optionId }: AnswerTermBody & { readonly id: TermsQuizId },
): Promise<AnsweredTerm> => {
  const { accountId: learnerId } = signedIn(exchange.request);
  await refuseDuringExam(context, learnerId);
  const place = question - 1;
  const { state } = await carryOut(context, exchange, {
    decider: termsQuiz,
    stream: termsQuizStream(id),
    actor: learnerId,
    command: {
      type: 'AnswerTerm',
      quizId: id,
      learnerId,
      at: context.world.clock.instant(),
      question: place,
      option: optionLetters.indexOf(optionId),
    },
  });
  const quiz = dealt(state);
  const asked = quiz.questions[place];
  const rightOptionId = optionLetters[asked?.options.indexOf(asked.termId) ?? -1];
  if (!asked || !rightOptionId) throw new Refused({ code: 'TermNotAsked' });
  const { byId } = await sharedTerms();
  return {
    correct: quiz.answers.get(asked.termId)?.correct ?? false,
    rightOptionId,
    etymology: byId.get(asked.termId)?.etymology ?? '',
    result: resultOf(quiz),
  };
};
