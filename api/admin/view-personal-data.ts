import { adminReads } from '../../domain/audit/admin-reads.ts';
import type { PersonalPart, ViewReason } from '../../domain/contracts/audit.ts';
import { type AccountId, auditStream } from '../../domain/kernel/ids.ts';
import { dayIn, utc } from '../../domain/kernel/time.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { signedIn } from '../server/signed-in.ts';

type Viewed = {
  readonly personId: AccountId;
  readonly part: PersonalPart;
  readonly reason: ViewReason;
};

/** Recorded before anything is shown: who looked, at whom, at what, and why. */
export const viewPersonalData = async (
  context: ApiContext,
  exchange: Exchange,
  viewed: Viewed,
): Promise<void> => {
  const viewerId = signedIn(exchange.request).accountId;
  const at = context.world.clock.instant();
  await carryOut(context, exchange, {
    decider: adminReads,
    stream: auditStream(viewerId, dayIn(utc, at)),
    actor: viewerId,
    subject: viewed.personId,
    eachTime: true,
    command: { type: 'ViewPersonalData', viewerId, at, ...viewed },
  });
};
