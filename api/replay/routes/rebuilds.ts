import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type RebuildKind,
  rebuildStarted,
  startRebuildBody,
  steerRebuildBody,
} from '../../../domain/contracts/replay.ts';
import { replayStream } from '../../../domain/kernel/ids.ts';
import {
  replayRequests,
  type StartRebuild,
  type SteerRebuild,
} from '../../../domain/replay/replay-requests.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';

const params = z.strictObject({ rebuildId: z.uuid('Use an id as the server issued it') });

/** Throws `Refused` where there is no such read model, or nothing to put back. */
const checkWish = async (
  { world, replay }: ApiContext,
  wish: { readonly readModel: string; readonly kind: RebuildKind },
): Promise<void> => {
  const known = world.replay.readModels.find(({ name }) => name === wish.readModel);
  if (!known) throw new Refused({ code: 'UnknownReadModel' });
  if (wish.kind === 'rebuild') return;
  const kept = await replay.rebuilds.kept();
  const isKept = kept.some(
    ({ projection, version }) => projection === known.name && version === known.version,
  );
  if (!isKept) throw new Refused({ code: 'NothingKept' });
};

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** It stands in the log who asked for it and why before anything is done. */
const record = (
  context: ApiContext,
  exchange: Exchange,
  command: Omit<StartRebuild, 'by' | 'at'> | Omit<SteerRebuild, 'by' | 'at'>,
): Promise<unknown> => {
  const by = signedIn(exchange.request).accountId;
  const at = context.world.clock.instant();
  return carryOut(context, exchange, {
    decider: replayRequests,
    stream: replayStream(command.rebuildId),
    actor: by,
    eachTime: true,
    command: { ...command, by, at } as StartRebuild | SteerRebuild,
  });
};

type StartWish = z.infer<typeof startRebuildBody>;

const start = async (
  context: ApiContext,
  exchange: Exchange,
  { reason, ...wish }: StartWish,
): Promise<string> => {
  await checkWish(context, wish);
  const rebuildId = randomUUID();
  const by = signedIn(exchange.request).accountId;
  if (!(await context.replay.rebuilds.begin({ id: rebuildId, by, ...wish }))) {
    throw new Refused({ code: 'RebuildUnderWay' });
  }
  await record(context, exchange, { type: 'StartRebuild', rebuildId, ...wish, reason });
  context.world.replay.startRebuild(rebuildId);
  return rebuildId;
};

type SteerWish = z.infer<typeof steerRebuildBody> & { readonly rebuildId: string };

const steer = async (context: ApiContext, exchange: Exchange, wish: SteerWish): Promise<void> => {
  const { rebuilds } = context.replay;
  const { rebuildId, action } = wish;
  const readModel = await rebuilds.steerable(rebuildId, action);
  if (readModel === undefined) throw new Refused({ code: 'RebuildMovedOn' });
  await record(context, exchange, { type: 'SteerRebuild', readModel, ...wish });
  if (!(await rebuilds.steer(rebuildId, action))) throw new Refused({ code: 'RebuildMovedOn' });
};

/** Rebuilds from the page: begun, held, given up, swapped, rolled back; each with a reason. */
export const rebuildsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/replay/rebuilds',
      {
        config: { policy: { auth: 'admin', csrf: true } },
        schema: {
          about: {
            capability: 'replay',
            eachTime: true,
            operationId: 'startRebuild',
            summary:
              'Rebuild a read model beside the live one, or roll back to the table before it',
            refuses: [404, 409],
          },
          body: startRebuildBody,
          response: { 202: rebuildStarted },
        },
      },
      async (request, reply) => {
        const id = await start(context, { request, reply }, request.body);
        return reply.code(202).send({ id });
      },
    );

    app.post(
      '/api/admin/replay/rebuilds/:rebuildId/steer',
      {
        config: { policy: { auth: 'admin', csrf: true } },
        schema: {
          about: {
            capability: 'replay',
            eachTime: true,
            operationId: 'steerRebuild',
            summary: 'Pause, resume, cancel or swap a rebuild that is under way',
            refuses: [409],
          },
          params,
          body: steerRebuildBody,
          response: { 202: rebuildStarted },
        },
      },
      async (request, reply) => {
        const { rebuildId } = request.params;
        await steer(context, { request, reply }, { rebuildId, ...request.body });
        return reply.code(202).send({ id: rebuildId });
      },
    );
  };
