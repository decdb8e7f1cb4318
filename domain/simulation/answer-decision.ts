import { handedInAt, isOver } from '../attempt/exam-clock.ts';
import { type WorkedQuarters, withStretch, workedHours } from '../attempt/worked-hours.ts';
import { accepted, refused } from '../kernel/result.ts';
import { livedAt, secondsBetween } from '../kernel/time.ts';
import { type NamedOption, namedOption, placedPoints } from './decision-points.ts';
import type { MadeDecision, SimulationEvent } from './events.ts';
import { scoreSimulation } from './scoring.ts';
import { scoreSections } from './section-scores.ts';
import { afterChoice, onArrival, type Patient } from './simulated-patient.ts';
import {
  type AnswerDecision,
  type CompleteSimulation,
  type OpenSimulation,
  placeKey,
  type SimulationDecision,
} from './simulation-state.ts';

const patientBefore = (
  { started, made }: OpenSimulation,
  { scenario, scenarioId, patient }: NamedOption['point'],
): Patient => {
  if (patient) return patient;
  const last = made.at(-1);
  if (last?.scenarioId === scenarioId) return last;
  const drawn = started.scenarios[scenario];
  if (!drawn) throw new Error(`${scenarioId} is not in this simulation`);
  return onArrival(drawn.vitalSigns);
};

/** No longer than it has been since the decision before. */
const secondsOf = ({ seconds, at }: AnswerDecision, { started, made }: OpenSimulation): number => {
  const since = secondsBetween(made.at(-1)?.at ?? started.at, at);
  return Math.round(Math.max(0, Math.min(seconds, since)) * 10) / 10;
};

/** The result; where the time is over it was completed when that ended. */
export const completed = (
  state: OpenSimulation,
  { at: now, timeZone }: Pick<CompleteSimulation, 'at' | 'timeZone'>,
): SimulationEvent => {
  const { started, made } = state;
  const { attemptId, learnerId, field, exam } = started;
  const { at, day, hour } = livedAt(timeZone, handedInAt(started, now));
  const about = { attemptId, learnerId, at, field, exam };
  const kind = { isFullLength: true, mode: 'exam', timed: true } as const;
  const score = scoreSimulation(started, made);
  const quarters = made.reduce(
    (sum, decision) => withStretch(sum, { until: decision.at, seconds: decision.seconds }),
    new Map<number, number>() as WorkedQuarters,
  );
  const worked = workedHours(quarters, { timeZone, timeSpent: score.timeSpent });
  const sections = scoreSections(state);
  return {
    type: 'SimulationCompleted',
    data: {
      ...about,
      ...kind,
      day,
      hour,
      worked,
      ...score,
      ...(sections.length > 0 ? { sections } : {}),
    },
  };
};

/** One pick is final: the same one again says nothing new, another one comes too late. */
export const repeated = (
  { index, option }: NamedOption,
  made: readonly MadeDecision[],
  late: 'DecisionAlreadyMade' | 'AlreadySubmitted',
): SimulationDecision =>
  made[index]?.optionId === option.id ? accepted([]) : refused({ code: late });

const isRight = ({ key }: NamedOption['point'], { id, isAcceptable }: NamedOption['option']) =>
  id === key || isAcceptable === true;

/** Only the first order of a decision is right: another one came to light by a refusal. */
const wasRefused = ({ refused: orders }: OpenSimulation, point: NamedOption['point']): boolean =>
  orders.some((order) => placeKey(order) === placeKey(point));

const refuse = (
  { attemptId, learnerId, at }: AnswerDecision,
  { refused: orders }: OpenSimulation,
  { point: { scenarioId, point }, option }: NamedOption,
): SimulationDecision => {
  const data = {
    attemptId,
    learnerId,
    at,
    scenarioId,
    point,
    optionId: option.id,
    weight: option.weight,
  };
  const isKnown = orders.some(
    (order) => placeKey(order) === placeKey(data) && order.optionId === option.id,
  );
  return accepted(isKnown ? [] : [{ type: 'OrderRefused', data }]);
};

const madeOf = (
  command: AnswerDecision,
  state: OpenSimulation,
  { point, option }: NamedOption,
): MadeDecision => {
  const { attemptId, learnerId, at } = command;
  return {
    attemptId,
    learnerId,
    at,
    scenarioId: point.scenarioId,
    point: point.point,
    optionId: option.id,
    correct: isRight(point, option) && !wasRefused(state, point),
    weight: option.weight,
    seconds: secondsOf(command, state),
    ...afterChoice(patientBefore(state, point), option),
  };
};

/** Records the decision, and after the last one the result. */
export const answerDecision = (
  command: AnswerDecision,
  state: OpenSimulation,
): SimulationDecision => {
  const named = namedOption(state, command);
  if (!named.ok) return named;
  const { index, point, option } = named.value;
  if (state.made[index]) return repeated(named.value, state.made, 'DecisionAlreadyMade');
  if (isOver(state.started, command.at)) return refused({ code: 'TimeIsUp' });
  if (index > state.made.length) return refused({ code: 'DecisionOutOfOrder' });
  if (point.gathering && !state.finished.has(placeKey(point))) {
    return refused({ code: 'GatheringOpen' });
  }
  if (option.leadsTo === 'again') return refuse(command, state, named.value);
  const data = madeOf(command, state, named.value);
  const answered: SimulationEvent = { type: 'DecisionPointAnswered', data };
  const after = { ...state, made: [...state.made, data] };
  const all = placedPoints(state.started.scenarios, after.made);
  const isLast = after.made.length === all.length;
  return accepted(isLast ? [answered, completed(after, command)] : [answered]);
};
