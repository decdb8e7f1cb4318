import { subscriptionTier } from '../domain/contracts/account.ts';
import { subscriptionStream } from '../domain/kernel/ids.ts';
import { subscription } from '../domain/subscription/subscription.ts';
import { changeAccount } from './commands/change-account.ts';
import { runCommand, WrongUse } from './commands/command.ts';

const usage = `Usage: npm run plan -- <account id, e-mail or user name> <monthly|annual|free>
  Puts an account on a plan without payment: monthly and annual are Pro. It counts from the
  account's next request on.
  Example: npm run plan -- maya annual`;

const readArguments = ([name, plan, ...others]: readonly string[]) => {
  if (!name || others.length > 0) throw new WrongUse('Name one account.');
  const tier = subscriptionTier.safeParse(plan);
  if (!tier.success) throw new WrongUse('The plan is monthly, annual or free.');
  return { name, tier: tier.data };
};

await runCommand(usage, async (args) => {
  const { name, tier } = readArguments(args);
  return changeAccount({
    name,
    decider: subscription,
    stream: subscriptionStream,
    command: (about) => ({ type: 'GrantPlan', ...about, tier }) as const,
    done: `${name} is on the ${tier} plan.`,
    asked: 'npm run plan',
  });
});
