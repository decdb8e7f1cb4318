import { loadStream } from '../../domain/handling/load-stream.ts';
import { type AccountId, type TutorConversationId, tutorStream } from '../../domain/kernel/ids.ts';
import { conversation } from '../../domain/tutor/conversation.ts';
import type { KeptConversation } from '../../domain/tutor/conversation-state.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';

/** A conversation from its own stream, its texts sealed. Throws `Refused` where the learner has none of this id. */
export const keptConversation = async (
  { world }: Pick<ApiContext, 'world'>,
  learner: AccountId,
  id: TutorConversationId,
): Promise<KeptConversation> => {
  const { state } = await loadStream(world.commands, tutorStream(id), conversation);
  if (state.status !== 'kept' || state.learnerId !== learner) {
    throw new Refused({ code: 'TutorConversationNotFound' });
  }
  return state;
};
