import { loadStream } from '../../domain/handling/load-stream.ts';
import { institution } from '../../domain/institution/institution.ts';
import {
  type Institution,
  isUsable,
  type OpenInstitution,
} from '../../domain/institution/institution-state.ts';
import {
  type AccountId,
  type InstitutionId,
  type InvitationId,
  institutionStream,
} from '../../domain/kernel/ids.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';
import { readToken } from './invitation-token.ts';

type World = Pick<ApiContext, 'world'>;

/** A school as its own stream tells it at this moment: no read model says who may see what. */
export const loadSchool = async (
  { world }: World,
  institutionId: InstitutionId,
): Promise<Institution> =>
  (await loadStream(world.commands, institutionStream(institutionId), institution)).state;

/** The school of a coordinator. Throws `Refused`, the same of a school that is not there. */
export const coordinatedSchool = async (
  context: World,
  institutionId: InstitutionId,
  accountId: AccountId,
): Promise<OpenInstitution> => {
  const state = await loadSchool(context, institutionId);
  if (state.status !== 'open' || !state.coordinators.includes(accountId)) {
    throw new Refused({ code: 'SchoolNotFound' });
  }
  return state;
};

/** The school that invites by this token. Throws `Refused`, the same whatever is wrong with it. */
export const invitingSchoolOf = async (context: World, token: string): Promise<OpenInstitution> => {
  const { institutionId, tokenHash } = readToken(token);
  const state = await loadSchool(context, institutionId);
  const now = context.world.clock.instant();
  const isInvited =
    state.status === 'open' &&
    [...state.invitations.values()].some(
      (one) => one.tokenHash === tokenHash && isUsable(one, now),
    );
  if (!isInvited) throw new Refused({ code: 'InvitationGone' });
  return state;
};

/** The name of the school that invites, undefined where nobody can join by it any more. */
export const invitingSchoolNamed = async (
  context: World,
  institutionId: InstitutionId,
  invitationId: InvitationId,
): Promise<string | undefined> => {
  const state = await loadSchool(context, institutionId);
  const invitation = state.status === 'open' ? state.invitations.get(invitationId) : undefined;
  const isOpen = invitation && isUsable(invitation, context.world.clock.instant());
  return state.status === 'open' && isOpen ? state.name : undefined;
};
