import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { institution } from '../../../domain/institution/institution.ts';
import { type InstitutionId, institutionStream } from '../../../domain/kernel/ids.ts';
import type { Product } from '../../../ops/product/start-product.ts';
import { type Learner, newLearner } from './people.ts';

type Running = Pick<Product, 'url' | 'world'>;

export type TestSchool = { readonly id: InstitutionId; readonly coordinator: Learner };

/** Opens a school with somebody who coordinates it, as an operator would. */
export const newSchool = async (
  product: Running,
  { seats = 30, name = 'Lakeside College' } = {},
): Promise<TestSchool> => {
  const { world } = product;
  const coordinator = await newLearner(product, { firstName: 'Cora', lastName: 'Dinato' });
  const id = randomUUID() as string as InstitutionId;
  const about = { institutionId: id, at: world.clock.instant() };
  const handled = await handleCommand(world.commands, {
    decider: institution,
    stream: institutionStream(id),
    command: { type: 'OpenSchool', ...about, name, seats, coordinatorId: coordinator.id },
    meta: { actor: 'system', commandId: world.identifiers.command(), correlationId: 'test' },
  });
  if (!handled.ok) throw new Error('The school was not opened');
  await world.readPosition.reached(['school-ties'], handled.position, 5000);
  return { id, coordinator };
};

/** A link into the school, made by its coordinator. */
export const invited = async (
  { id, coordinator }: TestSchool,
  changes: { readonly uses?: number; readonly days?: number; readonly cohortId?: string } = {},
) => {
  const body = { uses: 30, days: 30, cohortId: null, ...changes };
  const answer = await coordinator.post(`/api/schools/${id}/invitations`, body);
  expect(answer.status, answer.text).toBe(201);
  const token = new URL(answer.body.link).hash.slice(1);
  return { token, invitationId: answer.body.id as string };
};

/** Agrees to what the school sees, and takes a seat. */
export const join = (learner: Learner, token: string) =>
  learner.post('/api/schools/join', { token, consentVersion: 1 });

/** Opens a cohort; its id. */
export const newCohort = async ({ id, coordinator }: TestSchool, name: string): Promise<string> => {
  const answer = await coordinator.post(`/api/schools/${id}/cohorts`, { name });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.id;
};
