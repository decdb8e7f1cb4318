import { runCommand } from './commands/command.ts';
import { asOfCommand } from './commands/replay/as-of-command.ts';
import { metricCommand } from './commands/replay/metric-command.ts';

const usage = `Usage: npm run replay -- --as-of <day> --learner <account id, email or username> [--json]
  Folds one learner's events up to the end of that day, in the time zone they lived in.
  Example: npm run replay -- --as-of 2026-11-01 --learner maya

       npm run replay -- metric <file> [--from <day>] [--to <day>] [--type <event type> …]
         [--field <code>] [--testers] [--csv <file>] [--parquet <file>] [--minutes <1 to 240>]
  Runs a metric over the log in a process that reaches neither disk nor network, and prints its table.
  Example: npm run replay -- metric docs/metrics/accuracy-by-hour.ts --csv accuracy.csv`;

await runCommand(usage, async ([first, ...others]) =>
  first === 'metric'
    ? metricCommand(others)
    : asOfCommand([first, ...others].flatMap((one) => one ?? [])),
);
