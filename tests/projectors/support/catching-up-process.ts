import { inProcessBus } from '../../../ops/adapters/bus/in-process-bus.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { postgresReadModels } from '../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { startProjections } from '../../../projectors/runtime/start-projections.ts';
import { known } from './rows.ts';

const [databaseUrl = '', reports = '1', delayMs = '0'] = process.argv.slice(2);
const nothing = () => undefined;
let left = Number(reports);

/** By itself: until a test had heard of it, a slow machine would be far ahead, or at the end. */
const count = (isUnderWay: boolean): void => {
  if (!isUnderWay) process.exit();
  left -= 1;
  if (left === 0) setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(delayMs));
};

const log = postgresEventLog({ databaseUrl });

// Follows until it has reported so often, far behind, that it folded something; then it kills itself.
await startProjections({
  ...postgresReadModels(databaseUrl),
  log,
  history: log.readBulk,
  bus: inProcessBus({ report: nothing }),
  projections: ['progress', 'attempts', 'audit'].map(known),
  writtenAtOnce: 500,
  report: {
    outdated: nothing,
    rebuilding: nothing,
    catchingUp: (progress) => count(progress !== undefined),
    failed: nothing,
    stopped: nothing,
    retried: nothing,
  },
});
// Nothing is left behind when the test run itself is killed.
process.once('disconnect', () => process.exit());
