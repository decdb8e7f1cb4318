import { spawnSync } from 'node:child_process';
import { join, sep } from 'node:path';
import { root } from './root.mjs';

const wanted = 24;
const pinned = join(root, 'node_modules', 'node', 'bin', 'node');

/** npm puts node_modules/.bin first on the path, so this very process may be the pinned Node. */
const ownIsPinned = process.execPath.startsWith(join(root, 'node_modules') + sep);

const ownIsEnough = !ownIsPinned && Number.parseInt(process.versions.node, 10) >= wanted;

/** False as well where the file is there but was made for another kind of machine. */
const pinnedRuns = () =>
  spawnSync(pinned, ['--version']).stdout?.toString().startsWith(`v${wanted}.`) ?? false;

/** The Node that runs TypeScript as it is: the machine's own where it can, else the pinned one. */
export const findNode = () => {
  if (ownIsEnough) return process.execPath;
  return pinnedRuns() ? pinned : undefined;
};
