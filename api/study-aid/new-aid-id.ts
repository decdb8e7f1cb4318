import type { FastifyRequest } from 'fastify';
import type { StudyAidId } from '../../domain/kernel/ids.ts';
import type { ApiContext } from '../server/context.ts';
import { namedCommand } from '../server/named-command.ts';
import { signedIn } from '../server/signed-in.ts';

/** The same request under the same `Idempotency-Key` names the same aid. */
export const newAidId = (
  { world }: Pick<ApiContext, 'world'>,
  request: FastifyRequest,
): StudyAidId => {
  const { accountId } = signedIn(request);
  const id: string = namedCommand(world, request, accountId) ?? world.identifiers.command();
  return id as StudyAidId;
};
