import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError, serverText } from '../../http/http-error.ts';
import { attemptQuery } from '../../queries/attempt-query.ts';
import { saveAnswer } from '../../queries/save-answer.ts';
import { userKey } from '../../queries/user-query.ts';
import { showToast } from '../../toast/toast-store.ts';
import { prepareToasts } from '../../toast/toasts.tsx';
import { type SaveQueue, type SaveState, saveQueue } from './save-queue.ts';

/** Statuses after which the same call may yet succeed: signed out, too slow, too many. */
const passing = [401, 408, 425, 429];

const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status < 500 && !passing.includes(error.status);

/** Tells the browser to ask before the page goes while answers are only here. */
const useLeaveWarning = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
};

/** Answers of one paper on their way to the server, and how far they got. */
export const useAutosave = (
  attemptId: string,
): { readonly queue: SaveQueue; readonly saveState: SaveState } => {
  const client = useQueryClient();
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [queue] = useState(() =>
    saveQueue({
      send: async (questionId, body) => {
        try {
          await saveAnswer({ attemptId, questionId, body });
        } catch (error) {
          // Signed out meanwhile: the session notices by itself, and the page's own rule follows.
          if (error instanceof HttpError && error.status === 401) {
            void client.invalidateQueries({ queryKey: userKey });
          }
          throw error;
        }
      },
      isRefusal,
      onRefused: (error) => {
        showToast({
          title: 'Answer not saved',
          description: serverText(error) ?? 'The server did not take this answer.',
          tone: 'destructive',
        });
        // It may have been handed in or given up elsewhere.
        void client.invalidateQueries({ queryKey: attemptQuery(attemptId).queryKey });
      },
      onState: setSaveState,
    }),
  );
  useEffect(() => {
    prepareToasts();
    queue.start();
    window.addEventListener('online', queue.retry);
    return () => {
      window.removeEventListener('online', queue.retry);
      queue.stop();
    };
  }, [queue]);
  useLeaveWarning(saveState === 'waiting');
  return { queue, saveState };
};
