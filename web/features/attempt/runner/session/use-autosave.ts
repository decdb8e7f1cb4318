import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverText } from '../../../../http/http-error.ts';
import { isRefusedFor } from '../../../../http/is-refused-for.ts';
import { serverNow } from '../../../../http/server-clock.ts';
import { userKey } from '../../../../session/user-query.ts';
import {
  type PendingCall,
  type PendingCalls,
  pendingCalls,
} from '../../../../storage/pending-calls.ts';
import { showToast } from '../../../../toast/toast-store.ts';
import { prepareToasts } from '../../../../toast/toasts.tsx';
import { attemptQuery } from '../../queries/attempt-query.ts';
import { sendAttemptCall } from '../../queries/send-attempt-call.ts';
import { useUnloadWarning } from '../use-unload-warning.ts';
import { askedWaitMs, refusalOf } from './refusal-of.ts';
import { type SaveQueue, type SaveState, saveQueue } from './save-queue.ts';
import { tabChannel } from './tab-channel.ts';

const notTaken: readonly (readonly [path: string, title: string])[] = [
  ['answers/', 'Answer not saved'],
  ['marks/', 'Change not saved'],
  ['pause', 'Pause not saved'],
];

/** What the learner is told of changes that the server will not take; nothing of what they did not do. */
const tellRefused = (refused: readonly PendingCall[], error: unknown): void => {
  const [, title] =
    notTaken.find(([start]) => refused.some(({ path }) => path.startsWith(start))) ?? [];
  if (!title) return;
  const description = serverText(error) ?? 'The server did not accept it.';
  showToast({ title, description, tone: 'destructive' });
};

/** What other tabs of the same paper show too. */
const isShownElsewhere = ({ path }: PendingCall): boolean =>
  path.startsWith('answers/') || path.startsWith('marks/');

/** What one paper has yet to send, kept in this browser. */
export const usePendingCalls = (attemptId: string): PendingCalls =>
  useState(() => pendingCalls(attemptId))[0];

type Autosave = { readonly queue: SaveQueue; readonly saveState: SaveState };

/** Changes of one paper on their way to the server, and how far they got. */
export const useAutosave = (attemptId: string, calls: PendingCalls): Autosave => {
  const [channel] = useState(() => tabChannel(attemptId));
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
          if (isShownElsewhere(call)) channel.tellOthers();
        } catch (error) {
          // Signed out meanwhile: the session notices by itself, and the page's own rule follows.
          if (isRefusedFor(error, ['SignedOut'])) {
            void client.invalidateQueries({ queryKey: userKey });
          }
          throw error;
        }
      },
      refusalOf,
      askedWaitMs,
      onRefused: (refusal, call, error) => {
        // What is kept and tried again is not lost, and the bar says that it waits.
        if (refusal !== 'unclear') tellRefused(refusal === 'over' ? calls.all() : [call], error);
        // It may have been handed in or given up elsewhere.
        void client.invalidateQueries({ queryKey: attemptQuery(attemptId).queryKey });
        if (isRefusedFor(error, ['AnsweredElsewhere'])) channel.tellAll();
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
  // Answers that are nowhere else.
  useUnloadWarning(saveState === 'waiting' && !calls.isKept());
  return { queue, saveState };
};
