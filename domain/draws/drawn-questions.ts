import type { Decider } from '../kernel/decider.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { DrawEvent, DrawLimitReached, QuestionsDrawn } from './events.ts';
import { type DrawQuota, exceeded, isWithin } from './quota.ts';

/** What one learner drew on one UTC day. */
export type DrawnQuestions = {
  readonly draws: readonly QuestionsDrawn[];
  readonly reached: readonly DrawLimitReached[];
};

export type DrawQuestions = QuestionsDrawn & {
  readonly type: 'DrawQuestions';
  /** Draws of this day that were looked at when this one was made. */
  readonly seen: number;
  /** The day before, which counts as long as it is within a window. */
  readonly before: DrawnQuestions;
  readonly quota: DrawQuota;
};

export type DrawRefusal =
  /** Somebody drew meanwhile: this draw may hold what that one holds, and is to be made anew. */
  { readonly code: 'DrawnMeanwhile' } | { readonly code: 'DrawLimit'; readonly seconds: number };

export type DrawDecider = Decider<DrawnQuestions, DrawQuestions, DrawEvent, DrawRefusal>;

/** The limit that stands in the way; undefined where none does. */
export const limitOf = (wish: DrawQuestions, { draws }: DrawnQuestions) =>
  exceeded([...wish.before.draws, ...draws], wish, wish.quota);

const decide: DrawDecider['decide'] = (command, state) => {
  const { type: _, seen, before, quota: __, ...drawn } = command;
  if (state.draws.length !== seen) return refused({ code: 'DrawnMeanwhile' });
  const limit = limitOf(command, state);
  if (!limit) return accepted([{ type: 'QuestionsDrawn', data: drawn }]);
  const { window } = limit;
  const isTold = [...before.reached, ...state.reached].some(
    (told) => told.window === window && isWithin(window, told.at, command.at),
  );
  if (isTold) return refused({ code: 'DrawLimit', seconds: limit.seconds });
  const { learnerId, at } = command;
  const data = { learnerId, at, window, limit: limit.limit };
  return accepted([{ type: 'DrawLimitReached', data }]);
};

/** One day of one learner's draws; what they draw at once is decided one after the other. */
export const drawnQuestions: DrawDecider = {
  initial: { draws: [], reached: [] },
  decide,
  evolve: (state, event) =>
    event.type === 'QuestionsDrawn'
      ? { ...state, draws: [...state.draws, event.data] }
      : { ...state, reached: [...state.reached, event.data] },
};
