import type { z } from 'zod';
import type { publicConfig } from '../../../domain/contracts/config.ts';
import { fieldCodes } from '../../../domain/contracts/fields.ts';

type Config = z.infer<typeof publicConfig>;

/** What an installation answers; typed, so that whatever is added to it is added here. */
export const configFact = (changes: Partial<Config> = {}): Config => ({
  product: 'Boardwell',
  testMode: false,
  google: { enabled: true, reason: null },
  mail: 'smtp',
  questions: 1284,
  fields: [...fieldCodes],
  studyAids: 'built-in',
  freeFlashcardsPerDay: 5,
  payments: { processor: 'sandbox', publishableKey: null, notice: 'Sandbox: no money moves' },
  ...changes,
});
