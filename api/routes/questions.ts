import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mayTakeFullLengthExams, tierOfEveryone } from '../../domain/account/entitlements.ts';
import { type Attempt, attempt } from '../../domain/attempt/attempt.ts';
import { type FieldCode, fieldCode } from '../../domain/contracts/fields.ts';
import { attemptIdHeader } from '../../domain/contracts/live.ts';
import { type Question, questionList, questionsQuery } from '../../domain/contracts/quiz.ts';
import { attemptId, attemptStream } from '../../domain/kernel/ids.ts';
import { randomFrom } from '../../domain/kernel/random.ts';
import type { ItemBankRow } from '../../projectors/item-bank/item-bank.ts';
import { type ApiContext, carryOut, type Exchange, namedCommand, signedIn } from '../context.ts';
import { drawPaper, paperItem, type WantedPaper, wantedPaper } from '../papers/paper.ts';
import type { SignedIn } from '../plugins/policy.ts';
import { presentQuestion } from '../presenters/questions.ts';
import { Refused } from '../refusals.ts';

const allowedPaper = (
  { account }: SignedIn,
  field: FieldCode,
  query: z.infer<typeof questionsQuery>,
): WantedPaper => {
  const isFullLength = query.fullLength === 'true';
  if (isFullLength && !mayTakeFullLengthExams(tierOfEveryone, account?.role ?? 'learner')) {
    throw new Refused({ code: 'UpgradeRequired' });
  }
  return wantedPaper(field, { ...query, isFullLength });
};

const drawItems = async (
  { bank, world }: ApiContext,
  learner: string,
  wanted: WantedPaper,
): Promise<ItemBankRow[]> => {
  const candidates = await bank.candidates(learner, wanted.field, wanted.exam?.name ?? null);
  const drawn = drawPaper(candidates, wanted, randomFrom(world.identifiers.seed()));
  return bank.items(drawn.map(({ itemId }) => itemId));
};

/** The same wish again is answered with the paper that was issued first, not with this draw. */
const questionsOf = async (
  { bank }: ApiContext,
  issued: Attempt,
  drawn: readonly ItemBankRow[],
): Promise<Question[]> => {
  const onPaper = issued.status === 'absent' ? [] : issued.paper.items;
  const isThisDraw = onPaper.every(({ itemId }, index) => itemId === drawn[index]?.item.id);
  const rows = isThisDraw ? drawn : await bank.revisions(onPaper);
  return rows.map(({ item }) => presentQuestion(item));
};

/** Records the paper and tells its id. */
const issuePaper = async (
  context: ApiContext,
  exchange: Exchange,
  { wanted: { field, exam }, drawn }: { wanted: WantedPaper; drawn: readonly ItemBankRow[] },
): Promise<Attempt> => {
  const { world } = context;
  const { accountId } = signedIn(exchange.request);
  const named = namedCommand(world, exchange.request, accountId);
  const issuedId = named ? attemptId.parse(named) : world.identifiers.attempt();
  const { state } = await carryOut(context, exchange, {
    decider: attempt,
    stream: attemptStream(issuedId),
    actor: accountId,
    command: {
      ...{ type: 'IssuePaper', attemptId: issuedId, learnerId: accountId, field },
      at: world.clock.instant(),
      isFullLength: exam !== undefined,
      exam: exam?.name ?? null,
      timeLimitMinutes: exam?.timeLimit ?? null,
      items: drawn.map((row) => paperItem(row, exam)),
    },
  });
  exchange.reply.header(attemptIdHeader, issuedId);
  return state;
};

export const questionsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/questions/:field',
      {
        config: {
          policy: { auth: 'user', csrf: true, reads: ['item-bank', 'item-exposure'] },
          rateLimit: {
            max: context.world.settings.limits.papers,
            timeWindow: '1 minute',
            keyGenerator: (request) => signedIn(request).accountId,
          },
        },
        schema: {
          params: z.strictObject({ field: fieldCode }),
          querystring: questionsQuery,
          response: { 200: questionList },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const wanted = allowedPaper(session, request.params.field, request.query);
        const drawn = await drawItems(context, session.accountId, wanted);
        if (drawn.length === 0) return [];
        const issued = await issuePaper(context, { request, reply }, { wanted, drawn });
        return questionsOf(context, issued, drawn);
      },
    );
  };
