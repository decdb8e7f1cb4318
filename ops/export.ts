import { exportEventsCommand, exportEventsUsage } from './analysts/export/export-events-command.ts';
import { runCommand, WrongUse } from './commands/command.ts';

await runCommand(exportEventsUsage, async ([what, ...args]) => {
  if (what === 'events') return exportEventsCommand(args);
  throw new WrongUse('Say what to export: events.');
});
