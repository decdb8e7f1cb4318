import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { attemptQuery } from '../../queries/attempt-query.ts';
import type { RunnerSession } from './runner-session.ts';
import type { SaveQueue } from './save-queue.ts';

type Sitting = {
  readonly attemptId: string;
  readonly session: RunnerSession;
  readonly queue: SaveQueue;
};

/**
 * When the learner comes back to this tab it takes over what was done in another. While anything
 * of its own is on its way, or changed meanwhile, that is newer and stays.
 */
export const useOtherTabs = ({ attemptId, session, queue }: Sitting): void => {
  const client = useQueryClient();
  useEffect(() => {
    const catchUp = async (): Promise<void> => {
      if (!(await queue.flush())) return;
      const before = session.changes();
      const query = { ...attemptQuery(attemptId), staleTime: 0 };
      // Without an answer this tab goes on with what it knows.
      const view = await client.fetchQuery(query).catch(() => undefined);
      const isStill = session.changes() === before && queue.pending().length === 0;
      if (view?.status === 'open' && isStill) session.merge(view);
    };
    const onReturn = (): void => {
      if (!document.hidden) void catchUp();
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [client, attemptId, session, queue]);
};
