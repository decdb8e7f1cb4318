import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError, serverText } from '../../http/http-error.ts';
import { serverNow } from '../../http/server-clock.ts';
import { attemptQuery } from '../../queries/attempt-query.ts';
import { sendAttemptCall } from '../../queries/send-attempt-call.ts';
import { userKey } from '../../queries/user-query.ts';
import { showToast } from '../../toast/toast-store.ts';
import { prepareToasts } from '../../toast/toasts.tsx';
import { isRefusal } from './is-refusal.ts';
import { type PendingCalls, pendingCalls } from './pending-calls.ts';
import { type SaveQueue, type SaveState, saveQueue } from './save-queue.ts';

/** After these the paper takes nothing any more, so nothing may be sent to it. */
const isOver = (error: unknown): boolean =>
  error instanceof HttpError && [404, 409].includes(error.status);

/** Tells the browser to ask before the page goes while answers are nowhere else. */
const useLeaveWarning = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
};

/** What one paper has yet to send, kept in this browser. */
export const usePendingCalls = (attemptId: string): PendingCalls =>
  useState(() => pendingCalls(attemptId))[0];

type Autosave = { readonly queue: SaveQueue; readonly saveState: SaveState };

/** Changes of one paper on their way to the server, and how far they got. */
export const useAutosave = (attemptId: string, calls: PendingCalls): Autosave => {
  const client = useQueryClient();
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [queue] = useState(() =>
    saveQueue({
      calls,
      now: serverNow,
      newId: () => crypto.randomUUID(),
      send: async (call) => {
        try {
          await sendAttemptCall(attemptId, call);
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
        if (isOver(error)) calls.clear();
        // It may have been handed in or given up elsewhere.
        void client.invalidateQueries({ queryKey: attemptQuery(attemptId).queryKey });
      },
      onState: setSaveState,
    }),
  );
  useEffect(() => {
    prepareToasts();
    queue.start();
    // What was left here by a reload or a crash.
    queue.retry();
    window.addEventListener('online', queue.retry);
    return () => {
      window.removeEventListener('online', queue.retry);
      queue.stop();
    };
  }, [queue]);
  useLeaveWarning(saveState === 'waiting' && !calls.isKept());
  return { queue, saveState };
};
