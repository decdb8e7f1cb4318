import type { ApiWorld } from '../server/world.ts';
import { referralReads } from './queries/referral-reads.ts';

/** The reads of who came by whose code. */
export const referralParts = ({ database }: ApiWorld) => ({ referrals: referralReads(database) });

declare module '../server/context.ts' {
  interface PartsOf {
    readonly referral: ReturnType<typeof referralParts>;
  }
}
