import { exportEventsCommand, exportEventsUsage } from './analysts/export/export-events-command.ts';
import { exportXapiCommand, exportXapiUsage } from './analysts/xapi/export-xapi-command.ts';
import { runCommand, WrongUse } from './commands/command.ts';

const usage = `${exportEventsUsage}\n${exportXapiUsage}`;

await runCommand(usage, async ([what, ...args]) => {
  if (what === 'events') return exportEventsCommand(args);
  if (what === 'xapi') return exportXapiCommand(args);
  throw new WrongUse('Say what to export: events or xapi.');
});
