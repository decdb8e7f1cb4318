import type { z } from 'zod';
import { accountId, attemptId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

/** What every event of an attempt tells. */
export const about = { attemptId, learnerId: accountId, at: instant };

/** What every command tells: which attempt of whom, and when. */
export type About = { readonly [Key in keyof typeof about]: z.infer<(typeof about)[Key]> };
