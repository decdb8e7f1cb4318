import type { TutorAnswer, TutorConversation, TutorTurn } from '../../../domain/contracts/tutor.ts';
import { mostTutorTurns } from '../../../domain/contracts/tutor.ts';
import type { AccountId, TutorConversationId } from '../../../domain/kernel/ids.ts';
import type {
  ConversationTurn,
  KeptConversation,
  TutorGiven,
} from '../../../domain/tutor/conversation-state.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';

export type Reader = { readonly learner: AccountId; readonly field: string | null };

/** A sealed text of the learner. Throws `Refused` where its owner was forgotten meanwhile. */
export const openText = async (
  { world: { vault } }: Pick<ApiContext, 'world'>,
  learner: AccountId,
  sealed: string,
): Promise<string> => {
  const clear = await vault.open(learner, sealed);
  if (clear === null) throw new Refused({ code: 'TutorConversationNotFound' });
  return clear;
};

const answerOf = async (
  context: ApiContext,
  { learner, field }: Reader,
  given: TutorGiven,
): Promise<TutorAnswer> => {
  const { at, stopped, provider, model, cites } = given;
  const [text, facts] = await Promise.all([
    openText(context, learner, given.text),
    context.world.tutor.facts(cites, field),
  ]);
  // A fact that left the knowledge base leaves its number: the others keep theirs.
  const gone = {
    topic: '',
    question: '',
    answer: 'This fact was withdrawn.',
    reason: '',
    source: '',
  };
  const cited = cites.map((id) => facts.get(id) ?? { id, ...gone });
  return { text, provider, model, cites: cited, stopped, at };
};

/** A turn with its answer, where there is one yet. */
export const presentTurn = async (
  context: ApiContext,
  reader: Reader,
  { id, at, wish, text, attemptId, given }: ConversationTurn,
): Promise<TutorTurn> => ({
  id,
  at,
  wish,
  text: await openText(context, reader.learner, text),
  answer: given && (await answerOf(context, reader, given)),
  attemptId,
});

/** The whole conversation. */
export const presentConversation = async (
  context: ApiContext,
  reader: Reader,
  { id, state }: { readonly id: TutorConversationId; readonly state: KeptConversation },
): Promise<TutorConversation> => ({
  id,
  topic: await openText(context, reader.learner, state.topic),
  startedAt: state.at,
  continues: state.continues,
  turns: await Promise.all(state.turns.map((turn) => presentTurn(context, reader, turn))),
  turnsLeft: Math.max(0, mostTutorTurns - state.turns.length),
});
