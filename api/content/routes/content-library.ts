import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contentPage, contentQuery, contentStatus } from '../../../domain/contracts/content.ts';
import { seesTestersOnly } from '../../admin/sees-testers-only.ts';
import type { ApiContext } from '../../server/context.ts';
import { presentRow } from '../present-content.ts';

/** What admins had made, newest first. */
export const contentLibraryRoute =
  ({ content }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/content',
      {
        config: { policy: { auth: 'admin', csrf: false, reads: ['accounts', 'content-library'] } },
        schema: {
          about: {
            capability: 'content',
            operationId: 'listContent',
            summary: 'Filter and page through what was made, newest first',
          },
          querystring: contentQuery,
          response: { 200: contentPage },
        },
      },
      async (request) => {
        const { status, type, profession, page } = request.query;
        const kind = {
          contentType: type ?? null,
          profession: profession ?? null,
          testers: seesTestersOnly(request),
        };
        const [rows, counted] = await Promise.all([
          content.page({ ...kind, status: status ?? null }, page),
          content.counts(kind),
        ]);
        const of = (wanted: string): number =>
          counted.find((one) => one.status === wanted)?.total ?? 0;
        const counts = {
          draft: of('draft'),
          'in-review': of('in-review'),
          active: of('active'),
          quarantined: of('quarantined'),
          retired: of('retired'),
        };
        const total = status
          ? counts[status]
          : contentStatus.options.reduce((sum, one) => sum + counts[one], 0);
        return { content: rows.map(presentRow), total, page, counts };
      },
    );
  };
