import { appendFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';
import { say } from './say.mjs';

/** Beside node_modules and not inside, because npm ci empties that folder. */
const lock = join(root, '.install-lock');
const ownCopy = `${lock}-${process.pid}`;
const lookEveryMs = 200;

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return '';
    throw error;
  }
};

const runs = (pid) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  // Where the system tells, a later process that was given the same pid is seen through.
  const command = read(`/proc/${pid}/cmdline`);
  return !command || /bootstrap|npm/.test(command);
};

/** True for exactly one of those who try; the file is never there without its pid. */
const claim = (from) => {
  try {
    linkSync(from, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Removes the lock of the dead, unless another process has just replaced it by its own. */
const removeStale = (stale) => {
  try {
    renameSync(lock, ownCopy);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (read(ownCopy) !== stale) claim(ownCopy);
  rmSync(ownCopy);
};

const take = () => {
  writeFileSync(ownCopy, `${process.pid}\n`);
  const taken = claim(ownCopy);
  rmSync(ownCopy);
  return taken;
};

const waitForTurn = async () => {
  let told = false;
  while (!take()) {
    // The bootstrap that took the lock, and the npm it started, which may outlive it.
    const holders = read(lock);
    const running = holders.split('\n').find((pid) => pid && runs(Number(pid)));
    if (!running) {
      removeStale(holders);
      continue;
    }
    if (!told) say(`Waiting for another start (process ${running}) to finish installing.`);
    told = true;
    await sleep(lookEveryMs);
  }
};

/**
 * Runs the work while no other bootstrap installs; waits for one that does, and says so. The work is
 * given a function that names a process without whose end the lock is not free either.
 */
export const withInstallLock = async (work) => {
  await waitForTurn();
  try {
    return await work((pid) => appendFileSync(lock, `${pid}\n`));
  } finally {
    rmSync(lock, { force: true });
  }
};
