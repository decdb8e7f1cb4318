import type { AdaptiveCandidate } from '../../../domain/attempt/adaptive/adaptive-commands.ts';
import { newTo } from '../../../domain/attempt/draw-paper.ts';
import { takenUntil } from '../../../domain/attempt/exam-clock.ts';
import { mostOptions } from '../../../domain/attempt/paper-options.ts';
import { questionIdsOnOpen } from '../../../domain/attempt/question-ids.ts';
import { blueprintOf } from '../../../domain/bank/blueprints/blueprints.ts';
import { type ExtraTime, extendedMinutes } from '../../../domain/contracts/extra-time.ts';
import { attemptIdHeader } from '../../../domain/contracts/live.ts';
import type { Question } from '../../../domain/contracts/quiz.ts';
import { itemId } from '../../../domain/kernel/ids.ts';
import { dayIn, type Instant, utc } from '../../../domain/kernel/time.ts';
import {
  type AdaptiveExam,
  adaptiveExamOn,
  adaptiveExams,
} from '../../../domain/measurement/adaptive-rules.ts';
import { drawInTurn, type Issuing } from '../../draws/draw-in-turn.ts';
import { drawnOfFree } from '../../draws/drawn-of-free.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { carryOutOnAttempt } from '../attempt-command.ts';
import type { OnPaper } from '../presenters/asked.ts';
import { presentQuestion } from '../presenters/questions.ts';
import type { WantedPaper } from './paper.ts';

/** The exam's adaptive form as of that moment; undefined where it has none. */
export const adaptiveFormOf = (
  { world }: ApiContext,
  exam: string,
  at: Instant,
): AdaptiveExam | undefined =>
  adaptiveExamOn(world.settings.adaptiveExams ?? adaptiveExams, exam, dayIn(utc, at));

const familiesIn = (items: readonly { readonly family: string }[]): number =>
  new Set(items.map(({ family }) => family)).size;

export type AdaptivePool = readonly (AdaptiveCandidate & { readonly itemId: string })[];

/** What may come next, in a fixed order: nothing weak, as long as the longest course can do without. */
export const adaptivePool = async (
  { adaptive, bank }: ApiContext,
  learner: string,
  { field, form }: { readonly field: string; readonly form: AdaptiveExam },
): Promise<AdaptivePool> => {
  const { exam, difficulties, rules } = form;
  const [candidates, worth] = await Promise.all([
    adaptive.candidates(learner, { field, exam }),
    bank.worthAsking(field, exam),
  ]);
  const isNew = newTo(candidates);
  const better = candidates.filter(({ itemId: id }) => worth.has(id));
  const pool = familiesIn(better) >= rules.maximum ? better : candidates;
  return pool.map((candidate) => {
    const { area, revision, about, family } = candidate;
    const { type, options, key, ordered, marking, level, topics } = about;
    const id = itemId.parse(candidate.itemId);
    const topic = topics[exam] ?? '';
    const keyed = { type, options, key, ordered, ...(marking ? { marking } : {}) };
    const answer = { ...keyed, firstSeen: isNew(candidate) };
    return {
      itemId: id,
      item: { itemId: id, revision, area, topic, ...answer },
      family,
      difficulty: difficulties[level],
    };
  });
};

/** For the order of as many options as a question can have. */
export const chancesFor = ({ world }: ApiContext): readonly number[] =>
  Array.from({ length: mostOptions - 1 }, world.identifiers.chance);

/** The question that an adaptive exam waits for. Throws `Refused` where there is none. */
export const waitingQuestion = async (
  { bank }: ApiContext,
  paper: OnPaper & { readonly exam: string | null },
): Promise<Question> => {
  const waiting = paper.items.at(-1);
  const [row] = waiting ? await bank.revisions([waiting]) : [];
  if (!waiting || !row) throw new Refused({ code: 'AttemptNotFound' });
  const { itemId, options } = waiting;
  const questionId = questionIdsOnOpen(paper)(itemId);
  return presentQuestion({ questionId, item: row.item, options }, paper.exam);
};

const enough = (pool: AdaptivePool, { rules }: AdaptiveExam): AdaptivePool => {
  const held = familiesIn(pool);
  if (held >= rules.maximum) return pool;
  throw new Refused({ code: 'ExamNotReady', held, needed: rules.maximum });
};

const startCommand = (
  { field, form }: { readonly field: WantedPaper['field']; readonly form: AdaptiveExam },
  { seed, timeFactor }: { readonly seed: number; readonly timeFactor: ExtraTime },
) => ({
  type: 'StartAdaptiveExam' as const,
  field,
  exam: form.exam,
  rules: form.rules,
  areas: (blueprintOf(field, form.exam)?.areas ?? []).map(({ code, weight }) => ({
    code,
    weight: weight.mid,
  })),
  seed,
  timeFactor,
  timeLimitMinutes: extendedMinutes(form.minutes, timeFactor),
});

type AdaptiveWish = {
  readonly field: WantedPaper['field'];
  readonly form: AdaptiveExam;
  readonly timeFactor: ExtraTime;
};

const begin = async (
  context: ApiContext,
  exchange: Exchange,
  {
    wish: { timeFactor, ...wish },
    candidates,
    issuing,
  }: {
    readonly wish: AdaptiveWish;
    readonly candidates: AdaptivePool;
    readonly issuing: Issuing;
  },
): Promise<Question[]> => {
  const state = await carryOutOnAttempt(context, exchange, {
    ...startCommand(wish, { seed: context.world.identifiers.seed(), timeFactor }),
    ...issuing,
    candidates,
    chances: chancesFor(context),
  });
  exchange.reply.header(attemptIdHeader, issuing.attemptId);
  if (state.status === 'absent') return [];
  const [first] = state.paper.items;
  return first ? [await waitingQuestion(context, { ...state.paper, items: [first] })] : [];
};

/** Issues an adaptive exam and answers its first question. Throws `Refused` where it has no such form. */
export const issueAdaptivePaper = async (
  context: ApiContext,
  exchange: Exchange,
  { field, exam, timeFactor }: WantedPaper & { readonly timeFactor: ExtraTime },
): Promise<Question[]> => {
  const form = exam && adaptiveFormOf(context, exam.name, context.world.clock.instant());
  if (!form) throw new Refused({ code: 'NotAdaptive' });
  const learner = signedIn(exchange.request).accountId;
  const wish = { field, form, timeFactor };
  const timeLimitMinutes = extendedMinutes(form.minutes, timeFactor);
  let questions: Question[] = [];
  await drawInTurn(context, exchange, {
    source: () => adaptivePool(context, learner, { field, form }),
    draw: (pool, moment) => drawnOfFree(pool, moment, (free) => enough(free, form)),
    notice: (_, at) => ({
      count: form.rules.maximum,
      items: [],
      until: takenUntil({ at, timeLimitMinutes }),
    }),
    issue: async (candidates, issuing) => {
      questions = await begin(context, exchange, { wish, candidates, issuing });
    },
  });
  return questions;
};
