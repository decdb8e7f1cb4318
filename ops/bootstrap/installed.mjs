import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from './node-binary.mjs';
import { root } from './root.mjs';

const folder = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
/** Says which lock file the finished install was of. */
export const stampFile = join(folder, '.boardwell-install.json');
const platform = `${process.platform}-${process.arch}`;

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Kept inside node_modules, so that it goes when they go. */
export const writeStamp = () => {
  const stamp = { lock: lockHash(), platform, hasNode: findNode() !== undefined };
  writeFileSync(stampFile, `${JSON.stringify(stamp)}\n`);
};

const same = (one, other) => one.version === other.version && one.integrity === other.integrity;

/** npm's own record of a finished install counts too: someone may have run npm ci by hand. */
const npmInstalledTheLock = () => {
  const there = readJson(join(folder, '.package-lock.json'))?.packages;
  const wanted = readJson(lockFile)?.packages;
  if (!there || !wanted) return false;
  const complete = Object.entries(wanted).every(([path, entry]) =>
    there[path] ? same(entry, there[path]) : path === '' || entry.optional,
  );
  return complete && Object.keys(there).every((path) => wanted[path]);
};

/** Why the packages must be installed, in a few words; `undefined` when they need not be. */
export const staleReason = () => {
  if (!existsSync(folder)) return 'nothing is installed yet';
  const stamp = readJson(stampFile);
  if (stamp && stamp.platform !== platform) return `node_modules was made for ${stamp.platform}`;
  // An install that could not bring Node would not bring it a second time either.
  if (stamp?.hasNode !== false && !findNode()) return 'its Node is missing or does not run';
  if (stamp?.lock === lockHash() || npmInstalledTheLock()) return undefined;
  return 'node_modules does not match package-lock.json';
};
