import type { Pool } from 'pg';
import { simulationReads } from '../../api/simulation/queries/simulation-reads.ts';
import { lifeBank } from '../../api/test-mode/queries/life-bank.ts';
import { type FieldCode, fieldCodes } from '../../domain/contracts/fields.ts';
import type { LifeBank } from '../../domain/test-mode/life/bank.ts';
import { WrongUse } from '../commands/command.ts';

export type FieldToStudy = { readonly field: FieldCode; readonly bank: LifeBank };

/** The fields that have questions. Throws `WrongUse` where there is none. */
export const fieldsToStudy = async (pool: Pool): Promise<readonly FieldToStudy[]> => {
  const simulations = simulationReads(pool);
  const fields: FieldToStudy[] = [];
  for (const field of fieldCodes) {
    const bank = await lifeBank({ database: pool, simulations }, field);
    if (bank.items.length > 0) fields.push({ field, bank });
  }
  if (fields.length > 0) return fields;
  throw new WrongUse('There are no questions yet: start the product once, then stop it.');
};
