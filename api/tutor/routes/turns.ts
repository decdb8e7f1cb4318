import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type TutorPiece,
  type TutorTurnBody,
  tutorTurnBody,
} from '../../../domain/contracts/tutor.ts';
import {
  type TutorConversationId,
  tutorConversationId,
  tutorStream,
  tutorTurnId,
} from '../../../domain/kernel/ids.ts';
import { conversation } from '../../../domain/tutor/conversation.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { lineStream } from '../../server/line-stream.ts';
import { noContent } from '../../server/no-content.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { answerTurn } from '../answer-turn.ts';
import { keptConversation } from '../kept-conversation.ts';
import { type OngoingAnswers, ongoingAnswers } from '../ongoing-answers.ts';
import { presentTurn } from '../presenters/conversation.ts';
import { readerOf } from '../reader.ts';

const params = z.strictObject({ id: tutorConversationId });
const turnParams = params.extend({ turnId: tutorTurnId });

/** More than anybody types. */
const turnsPerMinute = 30;

const lines = z
  .string()
  .describe('Lines of JSON, each a TutorPiece; the last one is of kind turn or failed.');

type Posted = { readonly id: TutorConversationId; readonly body: TutorTurnBody };

/** The turn as it stands in its stream. */
const keptTurn = async (context: ApiContext, exchange: Exchange, { id, body }: Posted) => {
  const reader = readerOf(exchange.request);
  const state = await keptConversation(context, reader.learner, id);
  const turn = state.turns.find((one) => one.id === body.turnId);
  if (!turn) throw new Refused({ code: 'TutorConversationNotFound' });
  return { id, reader, state, turn };
};

/** Takes the turn, once for each name. Throws `Refused`. */
const takeTurn = async (context: ApiContext, exchange: Exchange, { id, body }: Posted) => {
  const { accountId } = signedIn(exchange.request);
  await refuseDuringExam(context, accountId, 'tutor');
  const about = { conversationId: id, learnerId: accountId, at: context.world.clock.instant() };
  await carryOut(context, exchange, {
    decider: conversation,
    stream: tutorStream(id),
    actor: accountId,
    command: { type: 'TakeLearnerTurn', ...about, ...body },
    eachTime: true,
  });
};

const failedWords = 'No answer came. Your message is kept: try again.';

const streamAnswer = async (
  context: ApiContext,
  exchange: Exchange,
  { ongoing, ...posted }: Posted & { readonly ongoing: OngoingAnswers },
): Promise<void> => {
  const taken = await keptTurn(context, exchange, posted);
  const { learner } = taken.reader;
  const stream = lineStream<TutorPiece>(exchange.reply);
  const onText = (text: string): void => stream.write({ kind: 'text', text });
  try {
    if (!taken.turn.given) {
      await ongoing.write({ learner, turnId: taken.turn.id }, (stop) =>
        answerTurn(context, exchange, { ...taken, stop, onText }),
      );
    }
    const { turn, reader } = await keptTurn(context, exchange, posted);
    if (turn.given) stream.write({ kind: 'turn', turn: await presentTurn(context, reader, turn) });
    else stream.write({ kind: 'failed', message: failedWords });
  } catch (error) {
    exchange.request.log.error({ err: loggedError(error) }, 'The tutor gave no answer');
    stream.write({ kind: 'failed', message: failedWords });
  } finally {
    stream.end();
  }
};

/** A turn of the learner, answered in pieces; and the end of an answer before its end. */
export const turnsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const ongoing = ongoingAnswers();

    app.post(
      '/api/tutor/conversations/:id/turns',
      {
        config: {
          policy: {
            auth: 'user',
            csrf: true,
            reads: ['accounts', 'item-bank', 'item-exposure', 'topic-mastery'],
          },
          rateLimit: {
            max: turnsPerMinute,
            timeWindow: '1 minute',
            keyGenerator: (request) => signedIn(request).accountId,
          },
        },
        schema: {
          about: {
            capability: 'tutor',
            eachTime: true,
            produces: 'application/x-ndjson',
            operationId: 'takeTutorTurn',
            summary: 'Say something to the tutor; the answer comes in pieces',
            refuses: [404, 409, 429],
          },
          params,
          body: tutorTurnBody,
          response: { 200: lines },
        },
      },
      async (request, reply) => {
        const posted = { id: request.params.id, body: request.body };
        await takeTurn(context, { request, reply }, posted);
        await streamAnswer(context, { request, reply }, { ...posted, ongoing });
      },
    );

    app.post(
      '/api/tutor/conversations/:id/turns/:turnId/stop',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'tutor',
            operationId: 'stopTutorTurn',
            summary: 'Stop the answer to a turn; what was written of it stays',
          },
          params: turnParams,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { turnId } = request.params;
        ongoing.stop({ learner: signedIn(request).accountId, turnId });
        return reply.code(204).send();
      },
    );
  };
