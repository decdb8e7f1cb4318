/**
 * Runs one of Boardwell's programs on a machine that has Node 20 or later and npm, and nothing else:
 * `node ops/bootstrap/run.mjs <entry.ts> [arguments…]`.
 */
import { delimiter, dirname, join } from 'node:path';
import { runToEnd } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';

const oldest = 20;

const start = async ([entry, ...args]) => {
  if (!entry) {
    say('Name a program: node ops/bootstrap/run.mjs <entry.ts> [arguments…]');
    return 2;
  }
  if (Number.parseInt(process.versions.node, 10) < oldest) {
    say(`Boardwell needs Node ${oldest} or later to begin, and this is ${process.versions.node}.`);
    return 1;
  }
  const { node, code } = await ensureInstalled();
  if (!node) return code;
  const env = {
    // What was compiled by one start need not be by the next.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
  };
  return runToEnd(node, [entry, ...args], { cwd: root, env });
};

process.exitCode = await start(process.argv.slice(2));
