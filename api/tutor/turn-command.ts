import type { FieldCode } from '../../domain/contracts/fields.ts';
import { type AccountId, type TutorConversationId, tutorStream } from '../../domain/kernel/ids.ts';
import { conversation, type TutorCommand } from '../../domain/tutor/conversation.ts';
import type { ConversationTurn, KeptConversation } from '../../domain/tutor/conversation-state.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';

/** A turn of a conversation, and who reads its answer. */
export type OpenTurn = {
  readonly id: TutorConversationId;
  readonly state: KeptConversation;
  readonly turn: ConversationTurn;
  readonly reader: { readonly learner: AccountId; readonly field: FieldCode | null };
};

type OnTurn = Extract<TutorCommand, { type: 'OfferTutorItem' | 'GiveTutorTurn' }>;
type ByTurn<Command> = Command extends unknown
  ? Omit<Command, 'conversationId' | 'learnerId' | 'turnId' | 'at'>
  : never;

/** What happens on a turn, as often as it is carried out: the decider takes it once. Throws as `carryOut` does. */
export const carryOutOnTurn = async (
  context: ApiContext,
  exchange: Exchange,
  { id, turn, reader, command }: OpenTurn & { readonly command: ByTurn<OnTurn> },
): Promise<void> => {
  const at = context.world.clock.instant();
  const about = { conversationId: id, learnerId: reader.learner, turnId: turn.id, at };
  await carryOut(context, exchange, {
    decider: conversation,
    stream: tutorStream(id),
    actor: reader.learner,
    command: { ...command, ...about },
    eachTime: true,
  });
};
