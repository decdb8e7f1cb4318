import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runToEnd } from './child.mjs';
import { withInstallLock } from './install-lock.mjs';
import { staleReason, stampFile, writeStamp } from './installed.mjs';
import { findNode } from './node-binary.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';

/** npm must not run on the Node of the very folder that it is about to empty. */
const outsidePath = () => {
  const inside = join(root, 'node_modules');
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(inside)).join(delimiter);
};

const npmCi = async (onStart) => {
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-update-notifier',
  ];
  try {
    const env = { ...process.env, PATH: outsidePath() };
    return await runToEnd('npm', args, { cwd: root, env, onStart });
  } catch (error) {
    say(`npm could not be started (${error.message}): install Node with npm.`);
    return 127;
  }
};

const install = async (alsoHeldBy) => {
  const reason = staleReason();
  // Another start may have installed while this one waited.
  if (!reason) return 0;
  say(`Installing packages by npm ci, because ${reason} …`);
  rmSync(stampFile, { force: true });
  const code = await npmCi(alsoHeldBy);
  if (code === 0) writeStamp();
  else say(`npm ci failed (exit code ${code}); what it says stands above. Nothing was started.`);
  return code;
};

const skipsScripts = () =>
  spawnSync('npm', ['config', 'get', 'ignore-scripts'], { cwd: root }).stdout?.toString().trim() ===
  'true';

const noNode = () => {
  const remedy = skipsScripts()
    ? 'npm is set to skip install scripts, so run this once: npm rebuild node --ignore-scripts=false'
    : 'Install Node 24 yourself (https://nodejs.org) and run this again.';
  return `Boardwell runs on Node 24; this is ${process.versions.node}, and npm did not bring the pinned one. ${remedy}`;
};

/**
 * Installs what is missing or out of date. Resolves to the Node to run on, or to the exit code that
 * says why there is none.
 */
export const ensureInstalled = async () => {
  const code = staleReason() ? await withInstallLock(install) : 0;
  if (code !== 0) return { code };
  const node = findNode();
  if (node) return { node };
  say(noNode());
  return { code: 1 };
};
