import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { invoiceId } from '../../../domain/contracts/billing.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { isTester } from '../own-subscription.ts';
import { invoicePaper } from '../presenters/invoice-paper.ts';

/** The paper of an invoice: the processor's own, or one of ours. */
export const invoiceFileRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, invoices } = context;
    app.get(
      '/api/billing/invoices/:invoiceId/file',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['invoices'] } },
        schema: {
          about: {
            capability: 'subscription',
            operationId: 'downloadInvoice',
            summary: 'Download an invoice',
            produces: 'application/pdf',
            refuses: [404],
          },
          params: z.strictObject({ invoiceId }),
          response: {
            200: z.string().describe('The invoice.'),
            302: z.undefined().describe('Goes to where the processor keeps it.'),
          },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const row = await invoices.find(accountId, request.params.invoiceId);
        if (!row) throw new Refused({ code: 'NotFound' });
        const isSample = (await isTester(context, accountId)) === true;
        const url = isSample ? undefined : await world.payments.invoiceUrl(row.invoiceId);
        if (url !== undefined) return reply.redirect(url);
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${row.number}.pdf"`)
          .send(invoicePaper(row));
      },
    );
  };
