import { inProcessBus } from '../../../ops/adapters/bus/in-process-bus.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { postgresReadModels } from '../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { startProjections } from '../../../projectors/runtime/start-projections.ts';
import { known } from './rows.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const nothing = () => undefined;
const log = postgresEventLog({ databaseUrl });

// Follows until it is killed, and says each time that it has folded something while far behind.
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
    catchingUp: (progress) => void (progress && process.send?.(progress.events)),
    failed: nothing,
    stopped: nothing,
    retried: nothing,
  },
});
// Nothing is left behind when the test run itself is killed.
process.once('disconnect', () => process.exit());
