import type { LinkStore } from '../../../api/account/mail/link-store.ts';
import { tokenOf } from '../../../api/institution/invitation-token.ts';
import { type LinkKind, termsOf } from '../../../domain/account/mail/mail-kinds.ts';
import { writeMail } from '../../../domain/account/mail/write-mail.ts';
import type { AccountId, InstitutionId, InvitationId } from '../../../domain/kernel/ids.ts';
import { mended } from '../../../domain/kernel/text.ts';
import { epochMs, instantOf } from '../../../domain/kernel/time.ts';
import type { Clock } from '../../../domain/ports/clock.ts';
import type { Mailer } from '../../../domain/ports/mailer.ts';
import type { Vault } from '../../../domain/ports/vault.ts';
import type { DueMail } from './mail-rows.ts';

export type Delivering = {
  readonly mailer: Mailer;
  readonly vault: Pick<Vault, 'open'>;
  readonly links: Pick<LinkStore, 'issue'>;
  readonly clock: Clock;
  /** What links begin with. */
  readonly origin: string;
  /** The name of the school, undefined where the invitation works no more. */
  readonly invitingSchool: (
    institutionId: InstitutionId,
    invitationId: InvitationId,
  ) => Promise<string | undefined>;
};

/** The read model does not know the account yet: a later try finds it. */
export class AccountUnknown extends Error {
  override name = 'AccountUnknown' as const;
}

type Known = DueMail & {
  readonly accountId: AccountId;
  readonly account: NonNullable<DueMail['account']>;
};

/** The secret stands behind a `#`, which browsers send to nobody, and no log keeps. */
const linkOf = async (
  { links, clock, origin }: Delivering,
  { id, kind, accountId, sealed }: Known,
): Promise<string> => {
  const { linkMs, page } = termsOf(kind);
  if (linkMs === undefined || page === undefined) return '';
  const token = await links.issue({
    mailId: id,
    kind: kind as LinkKind,
    accountId,
    sealedAddress: sealed['newAddress'] ?? null,
    expiresAt: instantOf(epochMs(clock.instant()) + linkMs),
  });
  return `${origin}${page}#${token}`;
};

const isKnown = (due: DueMail): due is Known => due.accountId !== null && due.account !== null;

/** To somebody who is no account: address and secret are sealed with the key of the school. */
const deliverInvitation = async (
  world: Delivering,
  { id: mailId, kind, sealed, askedAt }: Known,
): Promise<void> => {
  const { address = '', secret = '', institutionId = '', invitationId = '' } = sealed;
  const id = institutionId as InstitutionId;
  const school = await world.invitingSchool(id, invitationId as InvitationId);
  const open = (text: string) => world.vault.open(institutionId as AccountId, text);
  const [to, token] = await Promise.all([open(address), open(secret)]);
  if (school === undefined || to === null || token === null) return;
  const link = `${world.origin}/join-school#${tokenOf(id, token)}`;
  const at = instantOf(askedAt.getTime());
  const facts = { firstName: '', origin: world.origin, link, device: '', school, at };
  await world.mailer.send({ id: mailId, to, ...writeMail(kind, facts) });
};

/**
 * Sends one mail: its address is opened now and stands nowhere else. Of a person who was forgotten
 * nothing is sent. Throws `AccountUnknown`, and what the mailer throws.
 */
export const deliver = async (world: Delivering, due: DueMail): Promise<void> => {
  if (!isKnown(due)) throw new AccountUnknown('The account is not in the read model yet');
  const { id, kind, accountId, account, sealed } = due;
  // Testers have addresses of nobody.
  if (account.testMode) return;
  if (kind === 'school-invitation') return deliverInvitation(world, due);
  // Google had verified the address before.
  if (kind === 'confirm-link' && account.emailVerified) return;
  const open = (text: string) => world.vault.open(accountId, text);
  const to = await open(sealed['newAddress'] ?? sealed['oldAddress'] ?? account.email);
  const firstName = await open(account.firstName);
  if (to === null || firstName === null) return;
  const link = await linkOf(world, due);
  const device = sealed['device'] === undefined ? '' : await open(sealed['device']);
  if (device === null) return;
  const at = instantOf(due.askedAt.getTime());
  const facts = { firstName: mended(firstName), origin: world.origin, link, device, at };
  await world.mailer.send({ id, to, ...writeMail(kind, facts) });
};
