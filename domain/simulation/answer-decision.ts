import { handedInAt, isOver } from '../attempt/exam-clock.ts';
import { accepted, refused } from '../kernel/result.ts';
import { livedAt, secondsBetween } from '../kernel/time.ts';
import { afterChoice, onArrival, type Patient } from '../learning/simulated-patient.ts';
import { isAt, type Place, placedPoints } from './decision-points.ts';
import type { MadeDecision, SimulationEvent } from './events.ts';
import { scoreSimulation } from './scoring.ts';
import type {
  AnswerDecision,
  CompleteSimulation,
  OpenSimulation,
  SimulationDecision,
} from './simulation-state.ts';

const patientBefore = ({ started, made }: OpenSimulation, { scenarioId }: Place): Patient => {
  const last = made.at(-1);
  if (last?.scenarioId === scenarioId) return last;
  const drawn = started.scenarios.find((scenario) => scenario.scenarioId === scenarioId);
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
  { started, made }: OpenSimulation,
  { at: now, timeZone }: Pick<CompleteSimulation, 'at' | 'timeZone'>,
): SimulationEvent => {
  const { attemptId, learnerId, field, exam } = started;
  const { at, day, hour } = livedAt(timeZone, handedInAt(started, now));
  const about = { attemptId, learnerId, at, field, exam };
  const kind = { isFullLength: true, mode: 'exam', timed: true } as const;
  return {
    type: 'SimulationCompleted',
    data: { ...about, ...kind, day, hour, ...scoreSimulation(started, made) },
  };
};

/** One pick is final: the same one again says nothing new, another one comes too late. */
export const repeated = (
  command: AnswerDecision,
  before: MadeDecision | undefined,
  late: 'DecisionAlreadyMade' | 'AlreadySubmitted',
): SimulationDecision =>
  before?.optionId === command.optionId ? accepted([]) : refused({ code: late });

/** Records the decision, and after the last one the result. */
export const answerDecision = (
  command: AnswerDecision,
  state: OpenSimulation,
): SimulationDecision => {
  const points = placedPoints(state.started.scenarios);
  const index = points.findIndex(isAt(command));
  const point = points[index];
  if (!point) return refused({ code: 'DecisionNotHere' });
  const option = point.options.find(({ id }) => id === command.optionId);
  if (!option) return refused({ code: 'OptionNotOffered' });
  const before = state.made[index];
  if (before) return repeated(command, before, 'DecisionAlreadyMade');
  if (isOver(state.started, command.at)) return refused({ code: 'TimeIsUp' });
  if (index > state.made.length) return refused({ code: 'DecisionOutOfOrder' });
  const { attemptId, learnerId, at, scenarioId, optionId } = command;
  const data: MadeDecision = {
    ...{ attemptId, learnerId, at, scenarioId, point: point.point, optionId },
    correct: optionId === point.key,
    weight: option.weight,
    seconds: secondsOf(command, state),
    ...afterChoice(patientBefore(state, command), option),
  };
  const answered: SimulationEvent = { type: 'DecisionPointAnswered', data };
  const after = { ...state, made: [...state.made, data] };
  return accepted(
    after.made.length === points.length ? [answered, completed(after, command)] : [answered],
  );
};
