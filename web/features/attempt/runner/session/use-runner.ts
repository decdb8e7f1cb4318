import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenAttempt } from '../../../../../domain/contracts/quiz.ts';
import { epochMs } from '../../../../../domain/kernel/time.ts';
import { hearServerInstant, serverNow } from '../../../../http/server-clock.ts';
import { type ActivityLog, activityLog } from './activity-log.ts';
import { type PaperCalls, paperCalls } from './paper-calls.ts';
import { rememberedIndex, rememberIndex } from './remembered-index.ts';
import { type RunnerSession, runnerSession } from './runner-session.ts';
import { currentQuestion, type RunnerState } from './runner-state.ts';
import type { SaveQueue, SaveState } from './save-queue.ts';
import { useAutosave, usePendingCalls } from './use-autosave.ts';
import { type CatchUp, useOtherTabs } from './use-other-tabs.ts';
import { withPending } from './with-pending.ts';

export type Runner = {
  readonly session: RunnerSession;
  readonly state: RunnerState;
  readonly queue: SaveQueue;
  readonly calls: PaperCalls;
  readonly saveState: SaveState;
  /** Takes over what was done on another page meanwhile. */
  readonly catchUp: CatchUp;
  /** Tells the server what was in view so far. */
  readonly tellActivity: () => void;
};

const everyHalfMinute = 30_000;

type InView = { readonly session: RunnerSession; readonly activity: ActivityLog };

/** Time counts while the question can be seen; leaving in whatever way saves it. */
const useTimeInView = ({ session, activity }: InView): void => {
  useEffect(() => {
    const follow = (): void => {
      const inView = currentQuestion(session.state())?.id ?? null;
      activity.add(document.hidden ? 'focusLost' : 'focusReturned', inView);
      if (document.hidden) session.pause();
      else session.resume();
      if (document.hidden) activity.flush();
    };
    if (document.hidden) session.pause();
    else session.resume();
    const timer = setInterval(activity.flush, everyHalfMinute);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
      session.pause();
      activity.flush();
    };
  }, [session, activity]);
};

/** Tells once that a paper which was worked on before was opened again. */
const useReopening = ({ answers, marks }: OpenAttempt, calls: PaperCalls): void => {
  const [wasBegun] = useState(answers.length > 0 || marks.length > 0);
  useEffect(() => {
    if (wasBegun) calls.step('resume');
  }, [wasBegun, calls]);
};

const sittingAt = (attempt: OpenAttempt, calls: PaperCalls): InView => {
  const issued = epochMs(attempt.issuedAt);
  hearServerInstant(attempt.issuedAt, performance.now());
  const activity = activityLog({ now: () => serverNow() - issued, send: calls.activity });
  const session = runnerSession({
    attempt,
    rememberedIndex: rememberedIndex(attempt.id),
    now: () => performance.now(),
    save: calls.answer,
    mark: calls.mark,
    activity: activity.add,
    rememberIndex: (index) => rememberIndex(attempt.id, index),
  });
  return { session, activity };
};

/** One sitting at an open paper; the caller is keyed by the paper's id. */
export const useRunner = (attempt: OpenAttempt): Runner => {
  const pending = usePendingCalls(attempt.id);
  const { queue, saveState } = useAutosave(attempt.id, pending);
  const [calls] = useState(() => paperCalls(queue, () => crypto.randomUUID()));
  const [sitting] = useState(() => sittingAt(withPending(attempt, pending.all()), calls));
  const { session, activity } = sitting;
  const state = useSyncExternalStore(session.subscribe, session.state);
  useReopening(attempt, calls);
  useTimeInView(sitting);
  const catchUp = useOtherTabs({ attemptId: attempt.id, session, queue });
  return { catchUp, session, state, queue, calls, saveState, tellActivity: activity.flush };
};
