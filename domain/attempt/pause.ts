import { mayPause } from '../contracts/paper-modes.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { OpenAttempt } from './attempt-state.ts';
import type { PauseAttempt, ResumeAttempt } from './commands.ts';
import type { Decision } from './decision.ts';

export const pause = ({ type: _, ...about }: PauseAttempt, state: OpenAttempt): Decision => {
  const { mode, timeLimitMinutes } = state.paper;
  if (!mayPause({ mode, isTimed: timeLimitMinutes !== null })) {
    return refused({ code: 'CannotPause' });
  }
  return accepted(state.pausedAt ? [] : [{ type: 'AttemptPaused', data: about }]);
};

/** Also without a pause before it: then the paper was opened again. */
export const resume = ({ type: _, ...about }: ResumeAttempt): Decision =>
  accepted([{ type: 'AttemptResumed', data: about }]);
