import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Where } from './execute.ts';
import { fetchBy, quietly } from './fetch-by.ts';
import { named, onPath, type Source } from './find-program.ts';

/** Where packages are unpacked, from the repository's root. */
const unpacked = 'node_modules/.cache/boardwell';

/** Debian keeps servers where ordinary users do not look. */
const foldersOf = ({ env }: Where): string[] => [
  ...(env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
];

type Packaged = { readonly name: string; readonly debian: string };

const inFolder = ({ name }: Packaged, where: Where, folder: string): string | undefined =>
  onPath([name], where, [join(folder, 'usr/bin'), join(folder, 'usr/sbin')]);

const downloaded = async ({ debian }: Packaged, here: Where): Promise<boolean> =>
  (await fetchBy(['apt-get', 'download', debian], here)).ok;

/** Unpacks the package without installing it: that would start its server on this machine, for everybody. */
const fromDebian = async (wanted: Packaged, where: Where): Promise<string | undefined> => {
  if (!existsSync('/etc/debian_version')) return undefined;
  const folder = join(where.cwd, unpacked, wanted.debian);
  const before = inFolder(wanted, where, folder);
  if (before) return before;
  await mkdir(folder, { recursive: true });
  const here = quietly({ ...where, cwd: folder });
  if (!(await downloaded(wanted, here))) {
    // The lists of packages are old, or there are none; only root may fetch them.
    await fetchBy(['apt-get', 'update'], here);
    if (!(await downloaded(wanted, here))) return undefined;
  }
  const archive = (await readdir(folder)).find((file) => file.endsWith('.deb'));
  if (archive) await fetchBy(['dpkg-deb', '--extract', archive, '.'], here);
  return inFolder(wanted, where, folder);
};

const sourcesOf =
  (wanted: Packaged, variable: string) =>
  (where: Where): Source[] => [
    named(variable, where),
    { from: 'the system', look: async () => onPath([wanted.name], where, foldersOf(where)) },
    { from: `the Debian package ${wanted.debian}`, look: () => fromDebian(wanted, where) },
  ];

export const natsServerSources = sourcesOf(
  { name: 'nats-server', debian: 'nats-server' },
  'BOARDWELL_NATS_SERVER',
);
export const promtoolSources = sourcesOf(
  { name: 'promtool', debian: 'prometheus' },
  'BOARDWELL_PROMTOOL',
);
