import type { InstitutionCommand } from '../../domain/institution/commands.ts';
import { institution } from '../../domain/institution/institution.ts';
import { type AccountId, type InstitutionId, institutionStream } from '../../domain/kernel/ids.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { namedCommand } from '../server/named-command.ts';
import { signedIn } from '../server/signed-in.ts';
import { coordinatedSchool } from './load-school.ts';

/** A coordinator's command without what the session tells. */
type ByCoordinator<Command> = Command extends unknown
  ? Omit<Command, 'institutionId' | 'by'>
  : never;

/** The school as a person of the vault: what its coordinators write is sealed with its key. */
const personOf = (institutionId: InstitutionId): AccountId => institutionId as string as AccountId;

/** Whoever it is about: a learner, of whom nothing is sealed here, or the school and its words. */
const subjectOf = (
  command: ByCoordinator<InstitutionCommand>,
  institutionId: InstitutionId,
): AccountId => ('accountId' in command ? command.accountId : personOf(institutionId));

/**
 * What a coordinator does for their school, in its stream and with its key. Throws `Refused` for anybody
 * else; the decider asks once more, of the state it decides on.
 */
export const asSchool = (
  context: ApiContext,
  { request, reply }: Exchange,
  institutionId: InstitutionId,
) => {
  const { world } = context;
  const { accountId: by } = signedIn(request);
  return {
    /** Of this wish: the same one when it is sent again under its key. */
    commandId: namedCommand(world, request, by) ?? world.identifiers.command(),
    carryOut: async (command: ByCoordinator<InstitutionCommand>): Promise<void> => {
      await coordinatedSchool(context, institutionId, by);
      await world.vault.createKey(personOf(institutionId));
      await carryOut(
        context,
        { request, reply },
        {
          decider: institution,
          stream: institutionStream(institutionId),
          command: { ...command, institutionId, by } as InstitutionCommand,
          actor: by,
          subject: subjectOf(command, institutionId),
        },
      );
    },
  };
};
