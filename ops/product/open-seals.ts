import type { Pool } from 'pg';
import type { Seals } from '../../domain/ports/seals.ts';
import { postgresSeals } from '../adapters/seals/postgres-seals.ts';
import { type KeyPlace, openSigningKey } from '../adapters/seals/signing-key.ts';

/** The seals of a database, signed with the key of this installation. */
export const openSeals = async (database: Pool, place: KeyPlace): Promise<Seals> =>
  postgresSeals(database, await openSigningKey(place));
