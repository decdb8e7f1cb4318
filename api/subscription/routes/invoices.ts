import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { invoicePage, invoicesQuery } from '../../../domain/contracts/billing.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentInvoice } from '../presenters/invoice.ts';

/** What was charged, and the paper for it. */
export const invoicesRoute =
  ({ invoices }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/billing/invoices',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['invoices'] } },
        schema: {
          about: {
            capability: 'subscription',
            operationId: 'listInvoices',
            summary: 'List the invoices, newest first',
          },
          querystring: invoicesQuery,
          response: { 200: invoicePage },
        },
      },
      async (request) => {
        const { limit, before } = request.query;
        const { accountId } = signedIn(request);
        const found = await invoices.page(accountId, { limit: limit + 1, before });
        const shown = found.slice(0, limit);
        const next = found.length > limit ? (shown.at(-1)?.invoiceId ?? null) : null;
        return { invoices: shown.map(presentInvoice), next };
      },
    );
  };
