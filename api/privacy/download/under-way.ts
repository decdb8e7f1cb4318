import type { AccountId } from '../../../domain/kernel/ids.ts';
import { Refused } from '../../server/refusals.ts';

/** In one process, whoever's they are: each holds a page of events in memory and asks for the next. */
const mostAtOnce = 8;

const longestWaitSeconds = 10;

/** One download at a time for each account, and few for all. */
export const downloadsUnderWay = () => {
  const owners = new Set<AccountId>();
  return {
    /** Gives back what ends it. Throws `Refused`. */
    begin: (owner: AccountId): (() => void) => {
      if (owners.has(owner)) throw new Refused({ code: 'DownloadUnderWay' });
      if (owners.size >= mostAtOnce) {
        throw new Refused({ code: 'TooManyTries', seconds: longestWaitSeconds });
      }
      owners.add(owner);
      return () => owners.delete(owner);
    },
  };
};
