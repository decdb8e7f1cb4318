import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { auditSigningKey, type TestProduct } from '../../support/product.ts';

const run = promisify(execFile);

type Answer = { readonly code: number; readonly said: string };

/** Runs a command as an operator does, in a process of its own beside the running product. */
export const operatorCommand =
  ({ databaseUrl }: Pick<TestProduct, 'databaseUrl'>) =>
  async (name: string, ...args: readonly string[]): Promise<Answer> => {
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      AUDIT_SIGNING_KEY: auditSigningKey,
    };
    try {
      const { stdout } = await run(process.execPath, [`ops/${name}.ts`, ...args], { env });
      return { code: 0, said: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as Answer & { stdout: string; stderr: string };
      return { code, said: `${stdout}${stderr}` };
    }
  };
