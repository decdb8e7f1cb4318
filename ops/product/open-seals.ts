import type { Pool } from 'pg';
import type { Seals } from '../../domain/ports/seals.ts';
import { postgresSeals } from '../adapters/seals/postgres-seals.ts';
import {
  openSigningKey,
  publicKeyIn,
  type SigningKeySource,
} from '../adapters/seals/signing-key.ts';

const known = (text: string) => publicKeyIn(text) ?? [];

/** The seals of a database, signed with the key of this installation, and before with those that it had. */
export const openSeals = async (database: Pool, place: SigningKeySource): Promise<Seals> =>
  postgresSeals(database, await openSigningKey(place), place.auditFormerKeys.flatMap(known));
