import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { walkMovedCodes } from '../../../domain/contracts/refusal-codes.ts';
import type { OpenSimulation, ScenarioView } from '../../../domain/contracts/simulation.ts';
import { isRefusedFor } from '../../http/is-refused-for.ts';
import { decide } from './queries/decide.ts';
import { gather } from './queries/gather.ts';
import { simulationKey } from './queries/simulation-query.ts';
import { standingAfter, tellOfFailure, tellOfGathering } from './unanswered-decision.ts';
import { madeIn, type Walk, walkFrom, walkReducer } from './walk.ts';

export type SimulationWalk = {
  readonly walk: Walk;
  readonly choose: (optionId: string) => void;
  /** Asks for one thing by its number, or ends the asking. */
  readonly ask: (choice: number | 'done') => void;
  readonly hold: () => void;
  readonly proceed: () => void;
  readonly enterNext: () => void;
  /** Asks the server how the simulation stands. */
  readonly refresh: () => void;
};

/** Seconds since the decision in view came up. */
const useStopwatch = (place: string): (() => number) => {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts anew with each decision
  useEffect(() => {
    since.current = performance.now();
  }, [place]);
  return () => Math.round((performance.now() - since.current) / 100) / 10;
};

/** One sitting at an open simulation; the caller is keyed by its id. */
export const useWalk = (simulation: OpenSimulation): SimulationWalk => {
  const client = useQueryClient();
  const [walk, dispatch] = useReducer(walkReducer, simulation.scenarios, walkFrom);
  const seconds = useStopwatch(`${walk.scenario}/${walk.point}`);
  const refresh = (): void => {
    void client.invalidateQueries({ queryKey: simulationKey(simulation.id) });
  };
  const isSending = useRef(false);
  const settle = async (sent: string, error: unknown): Promise<void> => {
    const scenarios = await standingAfter(simulation.id, error);
    tellOfFailure({ error, sent, made: scenarios && madeIn(walk, scenarios) });
    if (scenarios) return dispatch({ type: 'catchUp', scenarios });
    dispatch({ type: 'fail' });
    // Given up or over: only the server knows what to show then.
    if (isRefusedFor(error, walkMovedCodes)) refresh();
  };
  const send = async (scenarioId: ScenarioView['id'], optionId: string) => {
    isSending.current = true;
    dispatch({ type: 'send' });
    try {
      const body = { scenarioId, point: walk.point, optionId, seconds: seconds() };
      dispatch({ type: 'tell', answer: await decide(simulation.id, body) });
    } catch (error) {
      await settle(optionId, error);
    } finally {
      isSending.current = false;
    }
  };
  const sendAsked = async (scenarioId: ScenarioView['id'], choice: number | 'done') => {
    isSending.current = true;
    dispatch({ type: 'send' });
    try {
      const body = { scenarioId, point: walk.point, choice };
      const { scenario } = await gather(simulation.id, body);
      dispatch({ type: 'gathered', scenario, choice });
    } catch (error) {
      const scenarios = await standingAfter(simulation.id, error);
      tellOfGathering(error);
      dispatch(scenarios ? { type: 'catchUp', scenarios } : { type: 'fail' });
      if (isRefusedFor(error, walkMovedCodes)) refresh();
    } finally {
      isSending.current = false;
    }
  };
  const here = walk.scenarios[walk.scenario];
  const offers = (optionId: string): boolean => {
    const point = here?.decisionPoints[walk.point];
    const refused = point?.refused?.some((order) => order.optionId === optionId) ?? false;
    return !refused && (point?.options.some(({ id }) => id === optionId) ?? false);
  };
  // Two presses of one moment both find the phase as it was before.
  const isFree = (): boolean => walk.phase === 'deciding' && !isSending.current;
  return {
    walk,
    choose: (optionId) => {
      if (here && isFree() && offers(optionId)) void send(here.id, optionId);
    },
    ask: (choice) => {
      if (here && isFree()) void sendAsked(here.id, choice);
    },
    hold: () => dispatch({ type: 'hold' }),
    proceed: () => dispatch({ type: 'proceed' }),
    enterNext: () => dispatch({ type: 'enterNext' }),
    refresh,
  };
};
