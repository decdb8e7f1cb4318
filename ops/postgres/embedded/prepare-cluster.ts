import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tellStep } from '../../system/tell-step.ts';
import { findOrphan } from './adopt.ts';
import { writeConfiguration } from './configuration.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Ground } from './ground.ts';
import { initialise } from './initialise.ts';
import type { Launch } from './launch.ts';
import { claimHome } from './owner.ts';
import { type DatabaseLocation, isFolder } from './place.ts';
import { endPostmaster } from './postmaster.ts';
import { findPrograms, type Programs } from './programs.ts';
import { readRecord, writeRecord } from './record.ts';
import { resetPassword } from './reset-password.ts';
import { type FoundSecrets, findSecrets, hasSecrets, type Secrets } from './secrets.ts';
import { setAsideForgotten } from './set-aside.ts';

/** A finished cluster and what it takes to start a server on it. */
export type Prepared = {
  readonly launching: Pick<Launch, 'programs' | 'place' | 'account'>;
  readonly secrets: Secrets;
  /** True when the cluster was made just now. */
  readonly isNew: boolean;
};

const checkVersion = async ({ cluster }: DatabaseLocation, { major }: Programs): Promise<void> => {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (made === major) return;
  if (!made) {
    const message = `${cluster} is not a Postgres cluster. Move it away to begin with an empty database.`;
    throw new EmbeddedPostgresError('cluster-missing', message);
  }
  throw new EmbeddedPostgresError(
    'cluster-version',
    `The database in ${cluster} was made by Postgres ${made}, and this Boardwell brings Postgres ${major}. ` +
      `Dump it with the Boardwell that made it and restore it into a new DATA_DIR, or set DATABASE_URL.`,
  );
};

type Existing = {
  readonly ground: Ground;
  readonly programs: Programs;
  readonly secrets: FoundSecrets;
};

const checkExisting = async ({ ground, programs, secrets }: Existing): Promise<void> => {
  const { place, account, report } = ground;
  await checkVersion(place, programs);
  if (!secrets.isNew) return;
  const orphan = await findOrphan(place.cluster);
  if (orphan) await endPostmaster(orphan);
  await resetPassword({ programs, place, account, password: secrets.admin });
  report('The database was given new passwords, because the file with the old ones was gone');
};

/**
 * A database that once took work may not be made anew where it is missed: it would be empty, and
 * nobody would be told. Its making may have been cut off before that.
 */
const checkMayMake = async ({ place, dataDir }: Ground): Promise<void> => {
  const record = await readRecord(dataDir);
  const wasThere = record ? record.port !== undefined : await hasSecrets(dataDir);
  if (!wasThere) return;
  throw new EmbeddedPostgresError(
    'cluster-missing',
    `The database of ${dataDir} is not in ${place.cluster} any more. Bring that folder back, from a backup ` +
      `if need be; or remove ${join(dataDir, 'postgres.json')} and ${join(dataDir, 'postgres.secrets.json')} ` +
      'to begin with an empty database.',
  );
};

/** The data folder says where its database is before there is one to be found. */
const recordPlace = async ({ dataDir, place, report }: Ground): Promise<void> => {
  await claimHome(place.home, dataDir);
  const record = await readRecord(dataDir);
  if (record?.location === place.home) return;
  await writeRecord(dataDir, { ...record, location: place.home });
  if (place.elsewhere) {
    report(
      `The database is kept in ${place.home}: Postgres may not run as root, nor its user enter ${dataDir}`,
    );
  }
};

/** Makes the cluster when there is none, checks the one there is, and writes its configuration. */
export const prepareCluster = async (ground: Ground): Promise<Prepared> => {
  const { place, account, machineFolder, report } = ground;
  await setAsideForgotten(place, ground.dataDir, report);
  const programs = await findPrograms({ account, machineFolder, report });
  const isNew = !(await isFolder(place.cluster));
  if (isNew) await checkMayMake(ground);
  // In this order: secrets without a record are those of a database that was there.
  await recordPlace(ground);
  const secrets = await findSecrets(ground.dataDir);
  if (isNew) {
    const step = { begins: `Making the database in ${place.home} …`, ended: 'Made the database' };
    await tellStep(step, report, () =>
      initialise({ programs, place, account, password: secrets.admin }),
    );
  } else await checkExisting({ ground, programs, secrets });
  // A copy may have wider modes, and Postgres refuses those.
  await chmod(place.cluster, 0o700);
  await writeConfiguration(place.home);
  return { launching: { programs, place, account }, secrets, isNew };
};
