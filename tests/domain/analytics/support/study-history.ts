import fc from 'fast-check';
import type { QuizResult, Rescoring, ScoredAnswer } from '../../../../domain/attempt/events.ts';
import { definitionOf } from '../../../../domain/events/registry.ts';
import type { Position, RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import { type AttemptId, attemptStream, type OptionId } from '../../../../domain/kernel/ids.ts';
import { percent } from '../../../../domain/kernel/percent.ts';
import { type CalendarDay, dayIn, instantOf } from '../../../../domain/kernel/time.ts';
import type { HandedIn } from '../../../../domain/progress/handed-in.ts';
import type { ReviewAnsweredData } from '../../../../domain/review/events.ts';
import { commandNumber, itemNamed, learner, quizResult, zone } from '../../../support/facts.ts';
import { scoredDecision, simulationCompleted } from '../../../support/simulation-facts.ts';

const chicago = zone('America/Chicago');
const start = Date.UTC(2026, 9, 20, 15);
const dayMs = 86_400_000;
const topics = ['Ventilation', 'Blood gases', 'Airway care'];

type Quiz = {
  /** Days since the quiz before. */
  readonly gap: number;
  readonly isFullLength: boolean;
  /** A clinical simulation, whose keys are never corrected. */
  readonly isSimulation?: boolean;
  /** Without a percent score. */
  readonly isAdaptive?: boolean;
  readonly isTimed?: boolean;
  readonly timeSpent: number;
  /** Nobody looked at it. */
  readonly isUntouched?: boolean;
  /** On a card in review afterwards. */
  readonly reviewed?: number | null | undefined;
  readonly answers: readonly { readonly topic: number; readonly given: 'right' | 'wrong' | '' }[];
  /** The question whose key is corrected later, and how many quizzes later. */
  readonly rekeyed: { readonly question: number; readonly after: number } | null;
};

const quiz: fc.Arbitrary<Quiz> = fc.record({
  gap: fc.constantFrom(0, 0, 1, 1, 1, 2, 5),
  isFullLength: fc.boolean(),
  isSimulation: fc.boolean(),
  isAdaptive: fc.boolean(),
  isTimed: fc.boolean(),
  timeSpent: fc.integer({ min: 0, max: 9000 }),
  isUntouched: fc.constantFrom(false, false, false, true),
  reviewed: fc.option(fc.double({ min: 0, max: 600, noNaN: true })),
  answers: fc.array(
    fc.record({
      topic: fc.nat(topics.length - 1),
      given: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const, '' as const),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  rekeyed: fc.option(fc.record({ question: fc.nat(5), after: fc.nat(3) })),
});

/** What a learner did, up to thirty quizzes and simulations, with keys that were corrected afterwards. */
export const studyPlan: fc.Arbitrary<readonly Quiz[]> = fc.array(quiz, { maxLength: 30 });

const scored = ({ answers, isUntouched = false }: Quiz): ScoredAnswer[] =>
  answers.map(({ topic, given: wished }, index) => {
    const given = isUntouched ? '' : wished;
    return {
      itemId: itemNamed(`item-${index}`),
      revision: 1,
      area: 'interventions',
      topic: topics[topic] ?? '',
      chosen: given === '' ? [] : [given === 'right' ? 'A' : 'B'],
      chosenOptions: [],
      key: ['A'],
      correct: given === 'right',
      seconds: isUntouched ? 0 : 10,
      firstSeen: true,
    };
  });

/** Percent; null of an adaptive exam. */
const scoreOf = (mode: QuizResult['mode'], correct: number, total: number): number | null =>
  mode === 'adaptive' ? null : percent(correct, total);

const resultOf = (plan: Quiz, index: number, atMs: number): QuizResult => {
  const answers = scored(plan);
  const correct = answers.filter((answer) => answer.correct).length;
  const skipped = answers.filter(({ chosen }) => chosen.length === 0).length;
  const at = instantOf(atMs);
  const mode = plan.isAdaptive && !plan.isSimulation ? 'adaptive' : 'practice';
  return quizResult({
    attemptId: commandNumber(index) as string as AttemptId,
    at,
    day: dayIn(chicago, at),
    isFullLength: plan.isFullLength,
    timed: plan.isTimed ?? false,
    timeSpent: plan.isUntouched ? 0 : plan.timeSpent,
    answers,
    mode,
    total: answers.length,
    correct,
    skipped,
    score: scoreOf(mode, correct, answers.length),
    incorrect: answers.length - correct - skipped,
  });
};

/** The same answers, given as decisions. */
const simulationOf = ({ isFullLength: _, mode: _mode, exam: _exam, ...result }: QuizResult) =>
  simulationCompleted({
    ...result,
    timed: true,
    hour: result.hour ?? 0,
    score: result.score ?? 0,
    answers: result.answers.map(({ topic, chosen, correct }, point) =>
      scoredDecision({ point, topic, chosen: chosen.map((id) => id as OptionId), correct }),
    ),
  });

/** The key becomes B: a right answer turns wrong and the other way round. */
const rescoringOf = (result: QuizResult, question: number, atMs: number): Rescoring | undefined => {
  const was = result.answers[question];
  if (!was || was.chosen.length === 0) return undefined;
  const correct = !was.correct;
  const right = result.correct + (correct ? 1 : -1);
  const { attemptId, learnerId, at: submittedAt, skipped, total, incorrect, score } = result;
  return {
    attemptId,
    learnerId,
    at: instantOf(atMs),
    submittedAt,
    itemId: was.itemId,
    revision: 1,
    area: was.area,
    topic: was.topic,
    key: ['B'],
    reason: 'The key was wrong.',
    wasCorrect: was.correct,
    correct,
    before: { correct: result.correct, incorrect, skipped, score },
    after: {
      correct: right,
      incorrect: total - right - skipped,
      skipped,
      score: scoreOf(result.mode, right, total),
    },
    others: [],
  };
};

type HistoryEvent = {
  readonly type: string;
  readonly atMs: number;
  readonly data: HandedIn | Rescoring | ReviewAnsweredData;
};

const reviewOf = (seconds: number, atMs: number): HistoryEvent => {
  const at = instantOf(atMs);
  const data: ReviewAnsweredData = {
    learnerId: learner,
    at,
    day: dayIn(chicago, at),
    hour: 9,
    field: 'RT',
    itemId: itemNamed('item-0'),
    revision: 1,
    area: 'interventions',
    topic: 'Ventilation',
    chosen: ['A'],
    chosenOptions: [],
    key: ['A'],
    correct: true,
    rating: 'good',
    seconds,
  };
  return { type: 'ReviewAnswered', atMs, data };
};

const timesOf = (plan: readonly Quiz[]): readonly number[] => {
  let atMs = start;
  return plan.map(({ gap }) => {
    atMs += gap * dayMs + 60_000;
    return atMs;
  });
};

const toldBy = (plan: readonly Quiz[]): readonly HistoryEvent[] => {
  const times = timesOf(plan);
  const told = plan.flatMap((one, index): HistoryEvent[] => {
    const atMs = times[index] ?? start;
    const data = resultOf(one, index, atMs);
    if (one.isSimulation) return [{ ...simulationOf(data), atMs }];
    const submitted = { type: 'QuizSubmitted', atMs, data };
    if (!one.rekeyed) return [submitted];
    const rekeyedMs = (times[index + one.rekeyed.after] ?? atMs) + 1000;
    const rescoring = rescoringOf(data, one.rekeyed.question, rekeyedMs);
    return rescoring
      ? [submitted, { type: 'AttemptRescored', atMs: rekeyedMs, data: rescoring }]
      : [submitted];
  });
  const reviews = plan.flatMap(({ reviewed }, index) =>
    reviewed == null ? [] : [reviewOf(reviewed, (times[index] ?? start) + 30_000)],
  );
  return [...told, ...reviews].toSorted((a, b) => a.atMs - b.atMs);
};

const recorded = (
  index: number,
  { type, data }: Pick<RecordedEvent, 'type' | 'data'>,
): RecordedEvent => ({
  id: commandNumber(index),
  type,
  version: definitionOf(type)?.version ?? 1,
  data,
  meta: {
    actor: learner,
    subject: learner,
    commandId: commandNumber(index),
    correlationId: 'test',
  },
  stream: attemptStream('attempt' as AttemptId),
  revision: index,
  position: String(index + 1).padStart(20, '0') as Position,
  recordedAt: instantOf(start),
});

/** The events of a plan in log order, and the learner's day after the last of them. */
export const historyOf = (
  plan: readonly Quiz[],
): { readonly events: readonly RecordedEvent[]; readonly today: CalendarDay } => {
  const told = toldBy(plan);
  const zoned = {
    type: 'TimeZoneChanged',
    data: { accountId: learner, at: instantOf(start), timeZone: chicago },
  };
  const events = [zoned, ...told].map((one, index) => recorded(index, one));
  return { events, today: dayIn(chicago, instantOf((told.at(-1)?.atMs ?? start) + dayMs)) };
};
