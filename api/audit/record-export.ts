import type { FastifyRequest } from 'fastify';
import { type AdminExportCommand, adminReads } from '../../domain/audit/admin-reads.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import { auditStream } from '../../domain/kernel/ids.ts';
import { dayIn, utc } from '../../domain/kernel/time.ts';
import type { ApiContext } from '../server/context.ts';
import { signedIn } from '../server/signed-in.ts';

type WithoutWhoAndWhen<Command> = Command extends unknown
  ? Omit<Command, 'viewerId' | 'at'>
  : never;

/** Writes down what an administrator took out, after the last piece: the answer has gone out, and its headers with it. */
export const recordExport = async (
  { world }: ApiContext,
  request: FastifyRequest,
  exported: WithoutWhoAndWhen<AdminExportCommand>,
): Promise<void> => {
  const viewerId = signedIn(request).accountId;
  const at = world.clock.instant();
  await handleCommand(world.commands, {
    decider: adminReads,
    stream: auditStream(viewerId, dayIn(utc, at)),
    command: { ...exported, viewerId, at },
    meta: {
      actor: viewerId,
      subject: viewerId,
      correlationId: request.id,
      commandId: world.identifiers.command(),
    },
  });
};
