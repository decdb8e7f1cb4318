import type { ApiWorld } from '../server/world.ts';
import { addressThrottle } from './address-throttle.ts';
import { deviceStore } from './device-store.ts';
import { googleIdentityStore } from './google/google-identity-store.ts';
import { identityStore } from './identity-store.ts';
import { keptSessions } from './kept-sessions.ts';
import { linkStore } from './mail/link-store.ts';
import { mailQueue } from './mail/mail-queue.ts';
import { passkeyStore } from './passkey/passkey-store.ts';
import { secondFactorStore } from './second-factor/second-factor-store.ts';
import { type SessionRecord, sessionStore } from './session-store.ts';
import { sessionsEnded } from './sessions-ended.ts';
import { stepStore } from './step-store.ts';
import { throttle } from './throttle.ts';

/** Who someone is, how they prove it, and the mail about it. */
export const accountParts = (world: ApiWorld) => {
  const { database, vault, mail } = world;
  const ended = sessionsEnded(world);
  return {
    sessions: sessionStore(database, ended, keptSessions<SessionRecord>(world)),
    identities: identityStore(database, ended),
    googleIdentities: googleIdentityStore(database),
    steps: stepStore(database),
    passkeys: passkeyStore(database, vault),
    secondFactors: secondFactorStore(database, vault),
    throttle: throttle(database),
    addresses: addressThrottle(database),
    devices: deviceStore(database),
    mails: mailQueue(database, mail.wake),
    links: linkStore(database),
  };
};

declare module '../server/context.ts' {
  interface PartsOf {
    readonly account: ReturnType<typeof accountParts>;
  }
}
