import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { editorialContent } from '../../../domain/content/editorial-content.ts';
import { changeContentStatusBody, contentDetail } from '../../../domain/contracts/content.ts';
import { loadStream } from '../../../domain/handling/load-stream.ts';
import { type ContentId, contentId, contentStream } from '../../../domain/kernel/ids.ts';
import { seesTestersOnly } from '../../admin/sees-testers-only.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentContent } from '../present-content.ts';

const params = z.strictObject({ contentId });
const reads = ['accounts', 'content-library'] as const;

/** One piece of content: read, and moved from one status to the next. */
export const oneContentRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, content } = context;
    const readContent = async (id: ContentId) => {
      const { state } = await loadStream(world.commands, contentStream(id), editorialContent);
      return presentContent(context, state);
    };

    /** Throws `Refused`: admins of the test mode and all others do not see each other's. */
    const checkSeen = async (request: FastifyRequest, id: ContentId): Promise<void> => {
      const row = await content.find(id);
      if (row?.testMode !== seesTestersOnly(request)) {
        throw new Refused({ code: 'ContentNotFound' });
      }
    };

    app.get(
      '/api/admin/content/:contentId',
      {
        config: { policy: { auth: 'admin', csrf: false, reads } },
        schema: {
          about: {
            capability: 'content',
            operationId: 'readContent',
            summary: 'Read one piece of content, with its text and its history',
            refuses: [404],
          },
          params,
          response: { 200: contentDetail },
        },
      },
      async (request) => {
        const { contentId: id } = request.params;
        await checkSeen(request, id);
        return readContent(id);
      },
    );

    app.post(
      '/api/admin/content/:contentId/status',
      {
        config: { policy: { auth: 'admin', csrf: true, reads, ofTesters: true } },
        schema: {
          about: {
            capability: 'content',
            operationId: 'changeContentStatus',
            summary: 'Move content to another status, with a reason',
            refuses: [404, 409],
          },
          params,
          body: changeContentStatusBody,
          response: { 200: contentDetail },
        },
      },
      async (request, reply) => {
        const { contentId: id } = request.params;
        await checkSeen(request, id);
        const { status: to, reason } = request.body;
        const { accountId: by } = signedIn(request);
        const about = { contentId: id, by, at: world.clock.instant() };
        const wish = {
          decider: editorialContent,
          stream: contentStream(id),
          actor: by,
          command: { type: 'ChangeContentStatus' as const, ...about, to, reason },
        };
        await carryOut(context, { request, reply }, wish);
        return readContent(id);
      },
    );
  };
