import { z } from 'zod';
import { type AccountId, accountId } from '../../../../domain/kernel/ids.ts';
import { invoiceReport, subscriptionReport } from '../../../../domain/ports/payment-reports.ts';
import type { Report } from '../../../../domain/ports/payments.ts';

/** What the sandbox sends of one change. */
export const message = z.strictObject({
  id: z.string().max(200),
  accountId,
  told: z.discriminatedUnion('of', [
    z.strictObject({ of: z.literal('subscription'), report: subscriptionReport }),
    z.strictObject({ of: z.literal('invoice'), report: invoiceReport }),
  ]),
});
export type Message = z.infer<typeof message>;

const idOf = ({ of, report }: Report): string =>
  `evt_${of === 'invoice' ? report.invoiceId : report.subscriptionId}_${report.version}`;

export const messageOf = (account: AccountId, told: Report): Message => ({
  id: idOf(told),
  accountId: account,
  told,
});
