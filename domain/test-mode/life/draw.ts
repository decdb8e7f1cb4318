import { areaQuotas } from '../../attempt/area-quotas.ts';
import { attempt } from '../../attempt/attempt.ts';
import type { Paper } from '../../attempt/attempt-state.ts';
import { drawByBlueprint } from '../../attempt/draw-exam.ts';
import { type Candidate, drawPractice } from '../../attempt/draw-paper.ts';
import { takenUntil } from '../../attempt/exam-clock.ts';
import type { PaperItem } from '../../attempt/paper-item.ts';
import { dealt } from '../../attempt/paper-options.ts';
import { blueprintOf } from '../../bank/blueprints/blueprints.ts';
import { type ExamDefinition, minutesAtExamPace } from '../../contracts/exams.ts';
import type { PaperMode } from '../../contracts/paper-modes.ts';
import { drawnQuestions } from '../../draws/drawn-questions.ts';
import { type AttemptId, attemptStream, drawsStream, type ItemId } from '../../kernel/ids.ts';
import { type CalendarDay, type Instant, instantOf } from '../../kernel/time.ts';
import type { PlannedQuiz, QuizKind } from './calendar.ts';
import type { Learner } from './learner.ts';

const counts: Readonly<Record<QuizKind, number>> = {
  practice: 20,
  tutor: 12,
  custom: 15,
  timed: 25,
  exam: 0,
  simulation: 0,
};

const modes: Readonly<Record<QuizKind, PaperMode>> = {
  practice: 'practice',
  tutor: 'tutor',
  custom: 'custom',
  timed: 'custom',
  exam: 'exam',
  simulation: 'exam',
};

type Drawn = { readonly exam: ExamDefinition | null; readonly chosen: readonly Candidate[] };

const examPaper = ({ meetings, field, exam, random }: Learner): Drawn | undefined => {
  const areas = blueprintOf(field, exam.name)?.areas ?? [];
  const weights = areas.map(({ code, weight }) => ({ code, weight: weight.mid }));
  const quotas = areaQuotas(weights, exam.questions);
  const chosen = drawByBlueprint(meetings.candidates(exam.name), quotas, { random });
  return chosen?.length === exam.questions ? { exam, chosen } : undefined;
};

/** Of the area that comes hardest, where a learner chooses by area. */
const ofWeakArea = (
  { weakArea }: Learner,
  candidates: readonly Candidate[],
): readonly Candidate[] => candidates.filter(({ area }) => area === weakArea);

/** To choose from a part of the bank takes a part of the time. */
const partOf = ({ bank, choosesFrom, random }: Learner) => {
  const { length } = bank.items;
  if (choosesFrom === undefined || choosesFrom >= length) return {};
  return { from: Math.floor(random() * length), count: choosesFrom };
};

const drawnFor = (learner: Learner, kind: QuizKind): Drawn => {
  const whole = kind === 'exam' ? examPaper(learner) : undefined;
  if (whole) return whole;
  const candidates = learner.meetings.candidates(null, partOf(learner));
  const pool = kind === 'custom' ? ofWeakArea(learner, candidates) : candidates;
  const { random } = learner;
  // Of a bank that cannot fill the exam.
  const count = counts[kind] || counts.timed;
  return { exam: null, chosen: drawPractice(pool, { count, random }) };
};

const minutesOf = ({ field }: Learner, kind: QuizKind, { exam, chosen }: Drawn): number | null => {
  if (exam) return exam.timeLimit;
  const isTimed = kind === 'timed' || kind === 'exam';
  return isTimed ? minutesAtExamPace(field, chosen.length) : null;
};

const onPaper = (learner: Learner, { exam, chosen }: Drawn): PaperItem[] => {
  const { meetings, random } = learner;
  return chosen.map((candidate) => {
    const item = meetings.itemOf(candidate.itemId);
    const place = exam ? item.places.get(exam.name) : undefined;
    const { itemId, revision, type } = item;
    const { area, topic } = place ?? item;
    const firstSeen = meetings.isNew(candidate.family);
    return { itemId, revision, area, topic, type, ...dealt(item, random), firstSeen };
  });
};

type Notice = {
  readonly attemptId: AttemptId;
  readonly at: Instant;
  readonly count: number;
  readonly until: Instant | null;
  readonly items: ItemId[];
};

/** Recorded before the paper is; a life keeps far below every quota. */
export const noticeDraw = ({ recorder, accountId }: Learner, notice: Notice): void => {
  const stream = drawsStream(accountId, notice.at.slice(0, 10) as CalendarDay);
  recorder.carryOut({
    decider: drawnQuestions,
    stream,
    command: {
      type: 'DrawQuestions',
      learnerId: accountId,
      ...notice,
      seen: recorder.stateOf(drawnQuestions, stream).draws.length,
      before: drawnQuestions.initial,
      quota: { hour: 10_000, day: 10_000 },
    },
  });
};

/** Draws a paper as the product does, and issues it; undefined where the bank holds nothing for it. */
export const drawQuiz = (
  learner: Learner,
  quiz: PlannedQuiz,
  number: number,
): Paper | undefined => {
  const { accountId: learnerId, field, ids, recorder } = learner;
  const drawn = drawnFor(learner, quiz.kind);
  if (drawn.chosen.length === 0) return undefined;
  const attemptId = ids.named(`attempt ${number}`) as AttemptId;
  const at = instantOf(quiz.startsAt);
  const timeLimitMinutes = minutesOf(learner, quiz.kind, drawn);
  const items = onPaper(learner, drawn);
  const until = takenUntil({ at, timeLimitMinutes });
  const held = until === null ? [] : items.map(({ itemId }) => itemId);
  noticeDraw(learner, { attemptId, at, count: items.length, until, items: held });
  const paper: Paper = {
    attemptId,
    learnerId,
    at,
    field,
    exam: drawn.exam?.name ?? null,
    isFullLength: drawn.exam !== null,
    mode: drawn.exam || quiz.kind !== 'exam' ? modes[quiz.kind] : 'custom',
    timeLimitMinutes,
    timeFactor: 1,
    items,
    flagged: [],
  };
  recorder.carryOut({
    decider: attempt,
    stream: attemptStream(attemptId),
    command: { type: 'IssuePaper', ...paper },
  });
  return paper;
};
