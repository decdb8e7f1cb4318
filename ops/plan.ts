import { parseArgs } from 'node:util';
import { subscriptionTier } from '../domain/contracts/account.ts';
import { subscriptionStream } from '../domain/kernel/ids.ts';
import { subscription } from '../domain/subscription/subscription.ts';
import { changeAccount } from './commands/change-account.ts';
import { runCommand, WrongUse } from './commands/command.ts';
import { refundInvoice, showRefundable } from './commands/refund-invoice.ts';

const usage = `Usage: npm run plan -- <account id, e-mail or user name> <monthly|annual|free>
  Puts an account on a plan without payment: monthly and annual are Pro. It counts from the
  account's next request on.
  Example: npm run plan -- maya annual

Usage: npm run plan -- refund <account> [<number of an invoice> [--keep-renewing]]
  Gives back what was paid of an invoice: Pro of that period ends with it, and the subscription is
  not renewed unless --keep-renewing. Without a number it lists what can be given back.
  Example: npm run plan -- refund maya SANDBOX-5A0C1F2E-1`;

const grant = async ([name, plan, ...others]: readonly string[]): Promise<number> => {
  if (!name || others.length > 0) throw new WrongUse('Name one account.');
  const tier = subscriptionTier.safeParse(plan);
  if (!tier.success) throw new WrongUse('The plan is monthly, annual or free.');
  return changeAccount({
    name,
    decider: subscription,
    stream: subscriptionStream,
    command: (about) => ({ type: 'GrantPlan', ...about, tier: tier.data }) as const,
    done: `${name} is on the ${tier.data} plan.`,
    asked: 'npm run plan',
  });
};

const refund = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'keep-renewing': { type: 'boolean', default: false } },
  });
  const [name, invoice, ...others] = positionals;
  if (!name || others.length > 0) throw new WrongUse('Name one account and one invoice.');
  if (invoice === undefined) return showRefundable(name);
  return refundInvoice({ name, invoice, cancels: !values['keep-renewing'] });
};

await runCommand(usage, async ([first, ...others]) =>
  first === 'refund' ? refund(others) : grant(first === undefined ? [] : [first, ...others]),
);
