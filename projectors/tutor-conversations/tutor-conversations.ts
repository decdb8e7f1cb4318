import { match } from 'ts-pattern';
import type { AccountId, TutorConversationId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** A conversation without what was said in it, which stays in its stream. */
export type TutorConversationRow = {
  readonly conversationId: TutorConversationId;
  readonly learnerId: AccountId;
  /** Sealed. */
  readonly topic: string;
  readonly turns: number;
  readonly lastAt: Instant;
  readonly isDeleted: boolean;
};

/** Each learner's conversations with the tutor. */
export const tutorConversations = projection<TutorConversationRow>()({
  name: 'tutor-conversations',
  version: 1,
  table: 'tutor_conversation',
  owner: 'learner',
  handles: [
    'TutorConversationStarted',
    'LearnerTurnTaken',
    'TutorConversationDeleted',
    'TutorConversationRestored',
  ],
  columns: [
    { name: 'learner', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'last_at', type: 'text', of: ({ lastAt }) => lastAt },
    { name: 'is_deleted', type: 'boolean', of: ({ isDeleted }) => isDeleted },
  ],
  indexes: [['learner', 'last_at']],
  keys: ({ data }) => [data.conversationId],
  evolve: (row, event) =>
    match(event)
      .returnType<TutorConversationRow | undefined>()
      .with(
        { type: 'TutorConversationStarted' },
        ({ data: { conversationId, learnerId, topic, at } }) => ({
          conversationId,
          learnerId,
          topic,
          turns: 0,
          lastAt: at,
          isDeleted: false,
        }),
      )
      .with(
        { type: 'LearnerTurnTaken' },
        ({ data: { at } }) => row && { ...row, turns: row.turns + 1, lastAt: at },
      )
      .with({ type: 'TutorConversationDeleted' }, () => row && { ...row, isDeleted: true })
      .with({ type: 'TutorConversationRestored' }, () => row && { ...row, isDeleted: false })
      .exhaustive(),
});
