import { loadStream } from '../../domain/handling/load-stream.ts';
import { type AccountId, accountStream, subscriptionStream } from '../../domain/kernel/ids.ts';
import type { EventLog } from '../../domain/ports/event-log.ts';
import { chargedCents, type InvoiceReport } from '../../domain/ports/payment-reports.ts';
import { refundableOf } from '../../domain/subscription/ask-refund.ts';
import { subscription } from '../../domain/subscription/subscription.ts';
import { eventIdOf } from '../adapters/identifiers/random-identifiers.ts';
import { postgresVault } from '../adapters/vault/postgres-vault.ts';
import { changeAccount } from './change-account.ts';
import { say } from './command.ts';
import { findLearner } from './find-learner.ts';
import { withReadSide } from './open-read-side.ts';

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const lineOf = (report: InvoiceReport): string => {
  const { number, issuedAt, plan, refundedCents } = report;
  const left = dollars(chargedCents(report) - refundedCents);
  return `${number}  ${issuedAt.slice(0, 10)}  ${plan}  ${left}`;
};

const isTester = async (log: EventLog, account: AccountId): Promise<boolean> => {
  const [opened] = await log.readStream(accountStream(account), { limit: 1 });
  return opened?.meta.testMode === true;
};

type Found = { readonly invoices: readonly InvoiceReport[]; readonly isSample: boolean };

/** Undefined where there is no such account. */
const found = (name: string): Promise<Found | undefined> =>
  withReadSide(async ({ log, pool }) => {
    const accountId = await findLearner(pool, name);
    if (accountId === undefined) return undefined;
    const world = { log, vault: postgresVault(pool), eventId: eventIdOf };
    const { state } = await loadStream(world, subscriptionStream(accountId), subscription);
    return { invoices: refundableOf(state), isSample: await isTester(log, accountId) };
  });

const complain = (words: string): number => {
  process.stderr.write(`${words}\n`);
  return 1;
};

/** Says which invoices of an account can be given back; the exit code of the process. */
export const showRefundable = async (name: string): Promise<number> => {
  const account = await found(name);
  if (!account) return complain(`There is no account ${name}.`);
  if (account.isSample) return complain(`${name} is a test account: it paid nothing.`);
  if (account.invoices.length === 0) say(`Nothing that ${name} paid can be given back.`);
  for (const invoice of account.invoices) say(lineOf(invoice));
  return 0;
};

type Refund = { readonly name: string; readonly invoice: string; readonly cancels: boolean };

/** Asks for an invoice to be given back; the exit code of the process. */
export const refundInvoice = async ({ name, invoice, cancels }: Refund): Promise<number> => {
  const account = await found(name);
  if (account?.isSample) return complain(`${name} is a test account: it paid nothing.`);
  const renewal = cancels ? ' The subscription is not renewed.' : '';
  return changeAccount({
    name,
    decider: subscription,
    stream: subscriptionStream,
    command: (about) => ({ type: 'AskRefund', ...about, invoice, cancels }) as const,
    done: `Asked: ${invoice} of ${name} is given back while the product runs.${renewal}`,
    asked: 'npm run plan -- refund',
  });
};
