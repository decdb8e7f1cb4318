import { isOver } from '../attempt/exam-clock.ts';
import { accepted, refused } from '../kernel/result.ts';
import { namedPoint, type PlacedPoint } from './decision-points.ts';
import {
  type GatherInformation,
  type OpenSimulation,
  placeKey,
  type SimulationDecision,
} from './simulation-state.ts';

const ask = (
  { attemptId, learnerId, at, choice }: GatherInformation,
  { scenarioId, point, gathering }: PlacedPoint,
  { gathered, finished }: OpenSimulation,
): SimulationDecision => {
  const place = { scenarioId, point };
  const isFinished = finished.has(placeKey(place));
  const about = { attemptId, learnerId, at, ...place };
  if (choice === 'done') {
    return accepted(isFinished ? [] : [{ type: 'GatheringFinished', data: about }]);
  }
  const wished = gathering?.[choice - 1];
  if (!wished) return refused({ code: 'OptionNotOffered' });
  const isKnown = gathered.some(
    (one) => placeKey(one) === placeKey(place) && one.choiceId === wished.id,
  );
  if (isKnown) return accepted([]);
  if (isFinished) return refused({ code: 'GatheringOver' });
  const data = { ...about, choiceId: wished.id, weight: wished.weight };
  return accepted([{ type: 'InformationGathered', data }]);
};

/** Records what was asked for, for good; the same again says nothing new. */
export const gatherInformation = (
  command: GatherInformation,
  state: OpenSimulation,
): SimulationDecision => {
  const named = namedPoint(state, command);
  if (!named.ok) return named;
  const { point, index } = named.value;
  if (!point.gathering) return refused({ code: 'GatheringNotHere' });
  if (isOver(state.started, command.at)) return refused({ code: 'TimeIsUp' });
  if (index > state.made.length) return refused({ code: 'DecisionOutOfOrder' });
  return ask(command, point, state);
};
