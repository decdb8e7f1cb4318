/** Every reaction, by the name under which its checkpoint and what it parked are kept. */
export const reactionNames = [
  'rescore-attempts',
  'rescore-holders',
  'submit-overdue',
  'complete-overdue',
  'issue-readiness',
  'unreadable-events',
] as const;
export type ReactionName = (typeof reactionNames)[number];
