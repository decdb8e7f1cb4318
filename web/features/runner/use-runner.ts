import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenAttempt } from '../../../domain/contracts/quiz.ts';
import { rememberedIndex, rememberIndex } from './remembered-index.ts';
import { type RunnerSession, runnerSession } from './runner-session.ts';
import type { RunnerState } from './runner-state.ts';
import type { SaveQueue, SaveState } from './save-queue.ts';
import { useAutosave } from './use-autosave.ts';

export type Runner = {
  readonly session: RunnerSession;
  readonly state: RunnerState;
  readonly queue: SaveQueue;
  readonly saveState: SaveState;
};

/** Time counts while the question can be seen; leaving in whatever way saves it. */
const useTimeInView = (session: RunnerSession): void => {
  useEffect(() => {
    const follow = () => (document.hidden ? session.pause() : session.resume());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      session.pause();
    };
  }, [session]);
};

/** One sitting at an open paper; the caller is keyed by the paper's id. */
export const useRunner = (attempt: OpenAttempt): Runner => {
  const { queue, saveState } = useAutosave(attempt.id);
  const [session] = useState(() =>
    runnerSession({
      attempt,
      rememberedIndex: rememberedIndex(attempt.id),
      now: () => performance.now(),
      save: queue.put,
      rememberIndex: (index) => rememberIndex(attempt.id, index),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.state);
  useTimeInView(session);
  return { session, state, queue, saveState };
};
