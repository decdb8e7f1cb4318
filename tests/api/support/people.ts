import { expect } from 'vitest';
import { account } from '../../../domain/account/account.ts';
import type { RegisterBody } from '../../../domain/contracts/account.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { type AccountId, accountStream, subscriptionStream } from '../../../domain/kernel/ids.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import type { Product } from '../../../ops/product/start-product.ts';
import { type Browser, browser } from './browser.ts';

export const password = 'correct horse battery staple';

let registered = 0;

/** A registration nobody has sent yet. */
export const someone = (changes: Partial<Record<keyof RegisterBody, unknown>> = {}) => {
  registered += 1;
  return {
    email: `learner${registered}@example.com`,
    username: `learner${registered}`,
    password,
    firstName: 'Ada',
    lastName: 'Okafor',
    healthcareField: 'RT',
    timeZone: 'America/Chicago',
    ...changes,
  };
};

export type Learner = Browser & {
  readonly id: AccountId;
  readonly email: string;
  readonly username: string;
};

/** Registers somebody new; the browser is signed in. */
export const newLearner = async (
  { url }: Pick<Product, 'url'>,
  changes: Parameters<typeof someone>[0] = {},
): Promise<Learner> => {
  const body = someone(changes);
  const own = browser(url);
  const answer = await own.post('/api/register', body);
  expect(answer.status, answer.text).toBe(201);
  return { ...own, id: answer.body.id, email: String(body.email), username: String(body.username) };
};

type Running = Pick<Product, 'url' | 'world'>;

export const operatorsMeta = ({ world }: Running, subject: AccountId) => ({
  actor: 'system' as const,
  subject,
  commandId: world.identifiers.command(),
  correlationId: 'test',
});

/** Registers somebody and makes them an admin, as an operator would. */
export const newAdmin = async (product: Running): Promise<Learner> => {
  const { world } = product;
  const admin = await newLearner(product);
  const handled = await handleCommand(world.commands, {
    decider: account,
    stream: accountStream(admin.id),
    command: { type: 'GrantRole', accountId: admin.id, role: 'admin', at: world.clock.instant() },
    meta: operatorsMeta(product, admin.id),
  });
  if (!handled.ok) throw new Error('The role was not granted');
  await world.readPosition.reached(['accounts'], handled.position, 5000);
  return admin;
};

/** Registers somebody and puts them on a plan, as an operator would. */
export const newPro = async (
  product: Running,
  changes: Parameters<typeof someone>[0] = {},
): Promise<Learner> => {
  const { world } = product;
  const pro = await newLearner(product, changes);
  const handled = await handleCommand(world.commands, {
    decider: subscription,
    stream: subscriptionStream(pro.id),
    command: { type: 'GrantPlan', accountId: pro.id, tier: 'annual', at: world.clock.instant() },
    meta: operatorsMeta(product, pro.id),
  });
  if (!handled.ok) throw new Error('The plan was not granted');
  await world.readPosition.reached(['accounts'], handled.position, 5000);
  return pro;
};
