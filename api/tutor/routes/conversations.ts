import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  startTutorBody,
  type TutorConversationEntry,
  type TutorConversationPage,
  tutorConversationEntry,
  tutorConversationPage,
  tutorListQuery,
  tutorPage,
} from '../../../domain/contracts/tutor.ts';
import { type TutorConversationId, tutorStream } from '../../../domain/kernel/ids.ts';
import { conversation } from '../../../domain/tutor/conversation.ts';
import type { TutorConversationRow } from '../../../projectors/tutor-conversations/tutor-conversations.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { namedCommand } from '../../server/named-command.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { keptConversation } from '../kept-conversation.ts';
import type { PageCursor } from '../queries/tutor-reads.ts';

/** Conversations begun in a minute. */
const startsPerMinute = 20;

const newId = ({ world }: ApiContext, { request }: Exchange): TutorConversationId => {
  const { accountId } = signedIn(request);
  const id: string = namedCommand(world, request, accountId) ?? world.identifiers.command();
  return id as TutorConversationId;
};

/** One whose owner was forgotten meanwhile is left out. */
const entryOf = async (
  { world: { vault } }: ApiContext,
  { conversationId: id, learnerId, topic, turns, lastAt }: TutorConversationRow,
): Promise<TutorConversationEntry[]> => {
  const clear = await vault.open(learnerId, topic);
  return clear === null ? [] : [{ id, topic: clear, turns, lastAt }];
};

const placeIn = (after: string | undefined): PageCursor | undefined => {
  if (after === undefined) return undefined;
  const [lastAt = '', key = ''] = after.split('~');
  return { lastAt, key };
};

const pageOf = async (
  context: ApiContext,
  rows: readonly TutorConversationRow[],
): Promise<TutorConversationPage> => {
  const shown = rows.slice(0, tutorPage);
  const last = shown.at(-1);
  const conversations = (await Promise.all(shown.map((row) => entryOf(context, row)))).flat();
  const hasMore = rows.length > tutorPage && last !== undefined;
  return { conversations, next: hasMore ? `${last.lastAt}~${last.conversationId}` : null };
};

/** The learner's conversations, and the beginning of one. */
export const conversationsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/tutor/conversations',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['tutor-conversations'] } },
        schema: {
          about: {
            capability: 'tutor',
            operationId: 'listTutorConversations',
            summary: 'List conversations with the tutor, the latest first',
          },
          querystring: tutorListQuery,
          response: { 200: tutorConversationPage },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        const after = placeIn(request.query.after);
        const most = tutorPage + 1;
        return pageOf(context, await context.tutorReads.conversations(accountId, { after, most }));
      },
    );

    app.post(
      '/api/tutor/conversations',
      {
        config: {
          policy: { auth: 'user', csrf: true },
          rateLimit: {
            max: startsPerMinute,
            timeWindow: '1 minute',
            keyGenerator: (request) => signedIn(request).accountId,
          },
        },
        schema: {
          about: {
            capability: 'tutor',
            operationId: 'startTutorConversation',
            summary: 'Start a conversation with the tutor',
            refuses: [404, 409, 429],
          },
          body: startTutorBody,
          response: { 201: tutorConversationEntry },
        },
      },
      async (request, reply) => {
        const { accountId: learnerId } = signedIn(request);
        const { topic, continues = null } = request.body;
        await refuseDuringExam(context, learnerId, 'tutor');
        if (continues) await keptConversation(context, learnerId, continues);
        const conversationId = newId(context, { request, reply });
        const at = context.world.clock.instant();
        const { state } = await carryOut(
          context,
          { request, reply },
          {
            decider: conversation,
            stream: tutorStream(conversationId),
            actor: learnerId,
            command: {
              type: 'StartTutorConversation',
              conversationId,
              learnerId,
              at,
              topic,
              continues,
            },
          },
        );
        // A request that was sent again began it when it came first.
        const [lastAt, turns] =
          state.status === 'absent'
            ? [at, 0]
            : [state.turns.at(-1)?.at ?? state.at, state.turns.length];
        return reply.code(201).send({ id: conversationId, topic, turns, lastAt });
      },
    );
  };
