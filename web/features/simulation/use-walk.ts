import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { walkMovedCodes } from '../../../domain/contracts/refusal-codes.ts';
import type { OpenSimulation } from '../../../domain/contracts/simulation.ts';
import { serverText } from '../../http/http-error.ts';
import { isRefusedFor } from '../../http/is-refused-for.ts';
import { decide } from '../../queries/decide.ts';
import { simulationKey } from '../../queries/simulation-query.ts';
import { showToast } from '../../toast/toast-store.ts';
import { type Walk, walkFrom, walkReducer } from './walk.ts';

export type SimulationWalk = {
  readonly walk: Walk;
  readonly choose: (optionId: string) => void;
  readonly hold: () => void;
  readonly proceed: () => void;
  readonly enterNext: () => void;
  /** Asks the server how the simulation stands. */
  readonly refresh: () => void;
};

const toldOfFailure = (error: unknown): void =>
  showToast({
    title: 'Not recorded',
    description: serverText(error) ?? 'Your decision could not be sent. Choose again.',
    tone: 'destructive',
  });

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
  const send = async (scenarioId: (typeof walk.scenarios)[number]['id'], optionId: string) => {
    dispatch({ type: 'send' });
    try {
      const body = { scenarioId, point: walk.point, optionId, seconds: seconds() };
      dispatch({ type: 'tell', answer: await decide(simulation.id, body) });
    } catch (error) {
      dispatch({ type: 'fail' });
      toldOfFailure(error);
      // Made on another device, or too late: only the server knows where this stands.
      if (isRefusedFor(error, walkMovedCodes)) refresh();
    }
  };
  return {
    walk,
    choose: (optionId) => {
      const id = walk.scenarios[walk.scenario]?.id;
      if (id !== undefined && walk.phase === 'deciding') void send(id, optionId);
    },
    hold: () => dispatch({ type: 'hold' }),
    proceed: () => dispatch({ type: 'proceed' }),
    enterNext: () => dispatch({ type: 'enterNext' }),
    refresh,
  };
};
