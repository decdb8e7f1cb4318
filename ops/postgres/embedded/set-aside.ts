import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { findOrphan } from './adopt.ts';
import { type DatabaseLocation, isFolder } from './place.ts';
import { endPostmaster } from './postmaster.ts';
import { readRecord } from './record.ts';
import { hasSecrets } from './secrets.ts';

/**
 * Whoever deletes the data folder wants to begin anew, but a cluster kept elsewhere is still there.
 * It is moved out of the way and named, not deleted.
 */
export const setAsideForgotten = async (
  place: DatabaseLocation,
  dataDir: string,
  report: (line: string) => void,
): Promise<void> => {
  if (!place.elsewhere || !(await isFolder(place.cluster))) return;
  if ((await readRecord(dataDir)) || (await hasSecrets(dataDir))) return;
  const orphan = await findOrphan(place.cluster);
  if (orphan) await endPostmaster(orphan);
  const aside = join(place.home, `cluster-${new Date().toISOString().replaceAll(':', '')}`);
  await rename(place.cluster, aside);
  report(
    `The database of an earlier ${dataDir} was moved to ${aside}; delete it if it is not needed`,
  );
};
