import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditChain } from '../../../domain/contracts/audit.ts';
import type { ApiContext } from '../../server/context.ts';

/** How far the events are sealed, with which key, and how the last check went. */
export const auditChainRoute =
  ({ world: { seals } }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/audit/chain',
      {
        config: { policy: { auth: 'admin', csrf: false } },
        schema: {
          about: {
            capability: 'audit',
            operationId: 'readChain',
            summary: 'Read how far the events are sealed against change',
          },
          response: { 200: auditChain },
        },
      },
      async () => {
        const [last, checked] = await Promise.all([seals.last(), seals.lastCheck()]);
        return {
          sealed: last
            ? { position: last.position, count: last.count, hash: last.hash, at: last.at }
            : null,
          key: seals.key,
          checked: checked ?? null,
        };
      },
    );
  };
