import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../ops/postgres/embedded/start.ts';

/** A product reduced to its database: says in one line what it got, and stops on SIGTERM. */
const [dataDir = '', machineFolder = '', umask = '022'] = process.argv.slice(2);
process.umask(Number.parseInt(umask, 8));

const lines: string[] = [];
const report = (line: string) => lines.push(line);

const say = (postgres: EmbeddedPostgres): void => {
  const { url, how, location, pid } = postgres;
  process.stdout.write(`${JSON.stringify({ url, how, location, pid: pid(), lines })}\n`);
};

const postgres = await startEmbeddedPostgres({ dataDir, machineFolder, report });
const end = async () => {
  await postgres.stop();
  process.exit();
};
process.once('SIGTERM', end);
// Nothing is left behind when the test run itself is killed.
process.stdin.once('end', end).resume();
say(postgres);
