import { z } from 'zod';
import { fieldCode } from './fields.ts';
import { mailWay } from './mail.ts';
import { paymentsConfig } from './payments-config.ts';

/** What a browser may know of this installation before anyone signs in. */
export const publicConfig = z.object({
  product: z.string(),
  /** Whether testers may sign in here. */
  testMode: z.boolean(),
  google: z.object({ enabled: z.boolean(), reason: z.string().nullable() }),
  /** `none` where links cannot be sent by mail. */
  mail: mailWay,
  /** Counted from the published bank. */
  questions: z.int(),
  /** The fields that have questions. */
  fields: z.array(fieldCode),
  /** Who makes study aids: `openai` where topics are sent to a model. */
  studyAids: z.enum(['built-in', 'openai']),
  /** Flashcards that a learner on the free plan may have made a day. */
  freeFlashcardsPerDay: z.int().min(0),
  payments: paymentsConfig,
});
