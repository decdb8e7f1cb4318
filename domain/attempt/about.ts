import { accountId, attemptId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

/** What every event of an attempt tells. */
export const about = { attemptId, learnerId: accountId, at: instant };
