import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './atomic-file.ts';
import { readJsonFile } from './json-file.ts';

const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const secretsFile = z.object({ admin: secret, product: secret });

/** Passwords of the server's superuser and of the role the product works as; 256 random bits each. */
export type Secrets = z.infer<typeof secretsFile>;

const newSecret = (): string => randomBytes(32).toString('base64url');

const pathOf = (dataDir: string): string => join(dataDir, 'postgres.secrets.json');

/** Whether a database was made for this data folder before. */
export const hasSecrets = async (dataDir: string): Promise<boolean> =>
  (await readJsonFile(pathOf(dataDir), secretsFile)) !== undefined;

export type FoundSecrets = Secrets & { readonly isNew: boolean };

/** The passwords kept in the data folder (mode 0600), made at the first start. */
export const findSecrets = async (dataDir: string): Promise<FoundSecrets> => {
  const path = pathOf(dataDir);
  const kept = await readJsonFile(path, secretsFile);
  if (kept) return { ...kept, isNew: false };
  const made = { admin: newSecret(), product: newSecret() };
  await writeAtomically({ path, text: `${JSON.stringify(made)}\n`, mode: 0o600 });
  return { ...made, isNew: true };
};
