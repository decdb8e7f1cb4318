import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { z } from 'zod';
import { holdSteps } from '../../../ui/history-steps.ts';

/** Where the router says that an entry stands in the browser's history. */
const entryState = z.object({ idx: z.number() });

const placeOf = (state: unknown): number | undefined => entryState.safeParse(state).data?.idx;

const addressHere = (): string => window.location.pathname + window.location.search;

/**
 * Holds the browser's Back and Forward while it is on: each step is taken back before the router
 * hears of it, and asked about. The function that it answers with takes the step after all. The
 * router's own blocker comes only with its data router, 14 KiB of every first page.
 */
export const useHeldSteps = (isOn: boolean, onHeld: () => void): (() => void) => {
  const held = useRef(-1);
  const isLetGo = useRef(false);
  const tell = useEffectEvent(onHeld);
  useEffect(() => {
    if (!isOn) return;
    const here = addressHere();
    const place = placeOf(window.history.state) ?? 0;
    const hold = (event: PopStateEvent): void => {
      if (isLetGo.current || addressHere() === here) return;
      event.stopImmediatePropagation();
      // An entry that the router knows nothing of is one that a link into the page made: the one before.
      held.current = (placeOf(event.state) ?? place - 1) - place || -1;
      window.history.go(-held.current);
      tell();
    };
    return holdSteps(hold);
  }, [isOn]);
  return useCallback(() => {
    isLetGo.current = true;
    window.history.go(held.current);
  }, []);
};
