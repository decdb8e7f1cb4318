import type { ApiWorld } from '../server/world.ts';
import { invoiceReads } from './queries/invoice-reads.ts';

/** The reads of invoices. */
export const subscriptionParts = ({ database }: ApiWorld) => ({ invoices: invoiceReads(database) });

declare module '../server/context.ts' {
  interface PartsOf {
    readonly subscription: ReturnType<typeof subscriptionParts>;
  }
}
