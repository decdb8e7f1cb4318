import type { FastifyRequest } from 'fastify';
import { type CommandId, commandId } from '../../domain/kernel/ids.ts';
import { idempotencyHeader } from '../plugins/request-headers.ts';
import type { ApiWorld } from './world.ts';

/** The command that a client names: the same person, request and key again are the same wish. */
export const namedCommand = (
  { identifiers }: Pick<ApiWorld, 'identifiers'>,
  { headers, method, url }: Pick<FastifyRequest, 'headers' | 'method' | 'url'>,
  actor: string,
): CommandId | undefined => {
  const { data: key } = commandId.safeParse(headers[idempotencyHeader]);
  return key && identifiers.commandOf(actor, `${method} ${url} ${key}`);
};
