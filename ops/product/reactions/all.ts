import { creditReaction } from './credit-reaction.ts';
import { endDoubledReaction } from './doubled-reaction.ts';
import { erasureReaction } from './erasure-reaction.ts';
import { forgetCustomersReaction } from './forgetting-reaction.ts';
import { liveMetricsReaction } from './live-metrics-reaction.ts';
import { mailReaction } from './mail-reaction.ts';
import { completeOverdueSimulations, submitOverdueExams } from './overdue-reactions.ts';
import type { Reaction } from './reaction.ts';
import { readinessReaction } from './readiness-reaction.ts';
import { referralReaction } from './referral-reaction.ts';
import { refundReaction } from './refund-reaction.ts';
import { rescoreAttemptsReaction, rescoreHoldersReaction } from './rescoring-reaction.ts';
import { sealingReaction } from './sealing-reaction.ts';
import { seatsReaction } from './seats-reaction.ts';
import { unreadableEvents } from './unreadable-reaction.ts';

/** Everything that answers what happened. */
export const reactions: readonly Reaction[] = [
  rescoreAttemptsReaction,
  rescoreHoldersReaction,
  submitOverdueExams,
  completeOverdueSimulations,
  readinessReaction,
  mailReaction,
  referralReaction,
  creditReaction,
  endDoubledReaction,
  refundReaction,
  unreadableEvents,
  erasureReaction,
  forgetCustomersReaction,
  seatsReaction,
  sealingReaction,
  liveMetricsReaction,
];
export const reactionNames: readonly string[] = reactions.map(({ name }) => name);

/** Of those that follow the log: each has a place in it from the first event on. */
export const logReactionNames: readonly string[] = reactions
  .filter(({ followsNoLog }) => !followsNoLog)
  .map(({ name }) => name);
