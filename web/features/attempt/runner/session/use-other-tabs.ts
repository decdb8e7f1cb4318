import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { AttemptAnswer } from '../../../../../domain/contracts/quiz.ts';
import { hearLive } from '../../../../live/live-messages.ts';
import { attemptQuery } from '../../queries/attempt-query.ts';
import type { RunnerSession } from './runner-session.ts';
import type { SaveQueue } from './save-queue.ts';
import { tabChannel } from './tab-channel.ts';

type Sitting = {
  readonly attemptId: string;
  readonly session: RunnerSession;
  readonly queue: SaveQueue;
};

/** How the paper stands by now; undefined where that could not be asked. */
export type CatchUp = () => Promise<AttemptAnswer['status'] | undefined>;

/** Milliseconds: so much is waited for more of the same, and so long for an answer. */
const restBefore = 250;
const longestWait = 2_000;
/** What moves so soon after this page saved something was moved by that. */
const ownEcho = 5_000;

/**
 * Takes over what was done in another tab or on another device. While anything of this one is on its
 * way, or changed meanwhile, that is newer and stays.
 */
const useCatchUp = ({ attemptId, session, queue }: Sitting): CatchUp => {
  const client = useQueryClient();
  return useCallback(() => {
    // Whoever waited no longer has gone on by then.
    let isLate = false;
    const late = new Promise<undefined>((resolve) => {
      setTimeout(() => {
        isLate = true;
        resolve(undefined);
      }, longestWait);
    });
    const ask = async () => {
      if (!(await queue.flush())) return undefined;
      const before = session.changes();
      const query = { ...attemptQuery(attemptId), staleTime: 0 };
      // Without an answer this tab goes on with what it knows.
      const view = await client.fetchQuery(query).catch(() => undefined);
      const isStill = session.changes() === before && queue.pending().length === 0;
      if (view?.status === 'open' && isStill && !isLate) session.merge(view);
      return view?.status;
    };
    return Promise.race([ask(), late]);
  }, [client, attemptId, session, queue]);
};

/** Catches up when the learner comes back to this tab, and while it is in sight as things happen. */
export const useOtherTabs = (sitting: Sitting): CatchUp => {
  const { attemptId, queue } = sitting;
  const catchUp = useCatchUp(sitting);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMoved = (): void => {
      if (document.hidden) return;
      clearTimeout(timer);
      timer = setTimeout(() => void catchUp(), restBefore);
    };
    const stopTabs = tabChannel(attemptId).hear(onMoved);
    const stopLive = hearLive(({ readModel }) => {
      if (readModel === 'attempts' && queue.restedMs() > ownEcho) onMoved();
    });
    window.addEventListener('focus', onMoved);
    document.addEventListener('visibilitychange', onMoved);
    return () => {
      clearTimeout(timer);
      stopTabs();
      stopLive();
      window.removeEventListener('focus', onMoved);
      document.removeEventListener('visibilitychange', onMoved);
    };
  }, [attemptId, queue, catchUp]);
  return catchUp;
};
