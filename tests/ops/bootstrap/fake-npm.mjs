// Stands in for npm in the bootstrap's tests: installs what the bootstrap looks for, and nothing else.
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const { FAKE_NPM: behaviour = 'installs', FAKE_NPM_MS: durationMs = '0' } = process.env;

if (process.argv[2] === 'config') {
  process.stdout.write(`${behaviour === 'skips-scripts'}\n`);
  process.exit(0);
}

appendFileSync('npm-calls.log', `${process.argv.slice(2, 3)}\n`);
rmSync('node_modules', { recursive: true, force: true });
await sleep(Number(durationMs));
if (behaviour === 'fails') {
  process.stderr.write('npm says why\n');
  process.exit(7);
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { '': _root, ...installed } = packages;
mkdirSync('node_modules/node/bin', { recursive: true });
if (behaviour !== 'skips-scripts') symlinkSync(process.execPath, 'node_modules/node/bin/node');
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
