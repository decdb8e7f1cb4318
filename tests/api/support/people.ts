import { expect } from 'vitest';
import { account } from '../../../domain/account/account.ts';
import type { RegisterBody } from '../../../domain/contracts/account.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { type AccountId, accountStream } from '../../../domain/kernel/ids.ts';
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

/** Registers somebody and makes them an admin, as an operator would. */
export const newAdmin = async ({
  url,
  world,
}: Pick<Product, 'url' | 'world'>): Promise<Learner> => {
  const admin = await newLearner({ url });
  const handled = await handleCommand(world.commands, {
    decider: account,
    stream: accountStream(admin.id),
    command: {
      type: 'GrantRole',
      accountId: admin.id,
      at: world.clock.instant(),
      role: 'admin',
    },
    meta: {
      actor: 'system',
      subject: admin.id,
      commandId: world.identifiers.command(),
      correlationId: 'test',
    },
  });
  if (!handled.ok) throw new Error('The role was not granted');
  await world.readPosition.reached(['accounts'], handled.position, 5000);
  return admin;
};
