import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  institutionParams,
  inviteByMailBody,
  invitedByMail,
} from '../../../domain/contracts/institution.ts';
import type { NewInvitation } from '../../../domain/institution/commands.ts';
import type { CohortId, InvitationId } from '../../../domain/kernel/ids.ts';
import { epochMs, instantOf } from '../../../domain/kernel/time.ts';
import { admitTry } from '../../account/check-credentials.ts';
import { mustSendMail } from '../../account/mail/must-send-mail.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { asSchool } from '../as-school.ts';
import { hashOfSecret, newSecret } from '../invitation-token.ts';
import { coordinatedSchool } from '../load-school.ts';
import type { KnownSchool } from '../presenters/own-schools.ts';
import { invitedAddresses, presentCohorts } from '../presenters/school.ts';
import { type AddressRow, type ReadAddresses, readAddresses } from '../read-addresses.ts';

const dayMs = 86_400_000;

type Placed = AddressRow & {
  /** The same when the same wish comes again. */
  readonly invitationId: InvitationId;
  readonly cohortId: CohortId | null;
};
type Placing = { readonly rows: readonly Placed[]; readonly wrong: ReadAddresses['wrong'] };

type Upload = { readonly csv: string; readonly idOf: (line: number) => InvitationId };

/** In the cohorts of the school; who was invited already is not invited twice. */
const placed = async (
  { world }: ApiContext,
  school: KnownSchool,
  { csv, idOf }: Upload,
): Promise<Placing> => {
  const { rows, wrong } = readAddresses(csv);
  const cohorts = await presentCohorts(world.vault, school);
  const ids = new Map(cohorts.map(({ id, name }) => [name.toLowerCase(), id]));
  const invited = await invitedAddresses(world.vault, school, world.clock.instant());
  const mistakeIn = ({ line, address, cohort }: AddressRow): string | undefined => {
    const open = invited.get(address.toLowerCase());
    if (open !== undefined && open !== idOf(line)) {
      return 'An invitation to this address is open. Revoke that one first.';
    }
    const isKnown = cohort === null || ids.has(cohort.toLowerCase());
    return isKnown ? undefined : `There is no cohort "${cohort}".`;
  };
  const mistakes = rows.flatMap((row) => {
    const text = mistakeIn(row);
    return text === undefined ? [] : [{ line: row.line, text }];
  });
  return {
    rows: rows.map((row) => ({
      ...row,
      invitationId: idOf(row.line),
      cohortId: ids.get(row.cohort?.toLowerCase() ?? '') ?? null,
    })),
    wrong: [...wrong, ...mistakes].toSorted((one, other) => one.line - other.line),
  };
};

const invitationOf = ({ invitationId, address, cohortId }: Placed): NewInvitation => {
  const secret = newSecret();
  return { invitationId, tokenHash: hashOfSecret(secret), secret, address, cohortId };
};

/** Addresses from a file, each with an invitation of its own, which a reaction sends. */
export const inviteByMailRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, throttle } = context;
    app.post(
      '/api/schools/:institutionId/invitations/csv',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'inviteByMail',
            summary: 'Invite everybody in a file of addresses, or name each row that is wrong',
            refuses: [404, 409, 429],
          },
          params: institutionParams,
          body: inviteByMailBody,
          response: { 200: invitedByMail },
        },
      },
      async (request, reply) => {
        const { institutionId } = request.params;
        const { accountId } = signedIn(request);
        const { csv, days } = request.body;
        const at = world.clock.instant();
        const state = await coordinatedSchool(context, institutionId, accountId);
        mustSendMail(context);
        const school = asSchool(context, { request, reply }, institutionId);
        const idOf = (line: number) =>
          world.identifiers.commandOf(school.commandId, `line ${line}`) as string as InvitationId;
        const { rows, wrong } = await placed(context, { institutionId, state }, { csv, idOf });
        if (wrong.length > 0) return { invited: 0, wrong: [...wrong] };
        await admitTry(throttle, { kind: 'mails-of', of: accountId }, at);
        await school.carryOut({
          type: 'Invite',
          at,
          invitations: rows.map(invitationOf),
          uses: 1,
          expiresAt: instantOf(epochMs(at) + days * dayMs),
        });
        return { invited: rows.length, wrong: [] };
      },
    );
  };
