import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root } from '../../architecture/tree.ts';

const report = z.object({ problems: z.array(z.object({ ruleId: z.string() })) });

/** It calls nobody, and needs no settings of whoever runs it. */
const alone = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** The rules, of those that the linter recommends, that a description breaks. */
export const brokenRules = async (description: unknown): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwell-description-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(description));
    const args = ['lint', '--extends=recommended', '--format=json', '--max-problems=1000', file];
    const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/redocly'), args, {
      cwd: folder,
      env: { ...process.env, ...alone },
      timeout: 60_000,
      maxBuffer: 16_000_000,
    }).catch((failure: { readonly stdout: string }) => failure);
    return report.parse(JSON.parse(stdout)).problems.map(({ ruleId }) => ruleId);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
