import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';
import { user } from '../../../domain/contracts/account.ts';
import type { FieldCode } from '../../../domain/contracts/fields.ts';

export type NewLearner = {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly healthcareField: FieldCode;
};

/** Someone who is not registered yet. */
export const newLearner = (overrides: Partial<NewLearner> = {}): NewLearner => {
  const name = `maya${randomUUID().slice(0, 8)}`;
  return {
    email: `${name}@example.com`,
    username: name,
    password: 'correct horse battery',
    firstName: 'Maya',
    lastName: 'Okafor',
    healthcareField: 'RT',
    ...overrides,
  };
};

type Call = { readonly origin: string; readonly path: string; readonly data: unknown };

/** A write of the product's own API, with the cookies of the browser. */
export const post = async (context: BrowserContext, { origin, path, data }: Call) => {
  const answer = await context.request.post(`${origin}${path}`, { data, headers: { origin } });
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return answer;
};

/** Registers and signs the browser in, without the form. */
export const signUp = async (
  context: BrowserContext,
  origin: string,
  learner: NewLearner = newLearner(),
): Promise<NewLearner> => {
  const data = { ...learner, timeZone: 'America/Chicago' };
  await post(context, { origin, path: '/api/register', data });
  return learner;
};

/** Signs the browser in, without the form. */
export const signIn = async (
  context: BrowserContext,
  origin: string,
  { email, password }: NewLearner,
): Promise<void> => {
  await post(context, { origin, path: '/api/login', data: { emailOrUsername: email, password } });
};

/** Waits until the product has heard of the plan that an operator gave the learner of this browser. */
export const expectPlan = async (context: BrowserContext, origin: string): Promise<void> => {
  const tier = async () =>
    user.parse(await (await context.request.get(`${origin}/api/user`)).json()).subscriptionTier;
  await expect.poll(tier).toBe('annual');
};
