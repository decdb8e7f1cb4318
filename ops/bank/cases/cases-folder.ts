import { resolve } from 'node:path';

/** Where the cases of the bank stand. */
export const casesFolder = resolve(import.meta.dirname, '../../../domain/bank/cases');
