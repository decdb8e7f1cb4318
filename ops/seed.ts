import { parseArgs } from 'node:util';
import { runCommand, say, WrongUse } from './commands/command.ts';
import { withReadSide } from './commands/open-read-side.ts';
import { readConfiguration } from './configuration.ts';
import { bulkLearners } from './seed/bulk-learners.ts';
import { bulkLog, refuseRealLearners } from './seed/bulk-log.ts';
import { fieldsToStudy } from './seed/fields-to-study.ts';
import { seedBar } from './seed/seed-bar.ts';
import { storeLearners } from './seed/store-learners.ts';

const usage = `Usage: npm run seed -- --learners <number> [--months <1 to 12>]
  Fills a log with made-up learners, for load tests: by the product's own rules, ten quizzes a month, each
  answer saved. What is there already is left as it is, so that it goes on where it was stopped.
  Start the product once before, so that there are questions. A log with real learners is refused.
  Example: npm run seed -- --learners 1000 --months 6`;

const most = { learners: 100_000, months: 12 } as const;

const wholeUpTo = (text: string | undefined, name: keyof typeof most): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most[name]) return number;
  throw new WrongUse(`--${name} is a whole number from 1 to ${most[name]}.`);
};

const readArguments = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: { learners: { type: 'string' }, months: { type: 'string', default: '6' } },
  });
  return {
    learners: wholeUpTo(values.learners, 'learners'),
    months: wholeUpTo(values.months, 'months'),
  };
};

await runCommand(usage, async (args) => {
  const wish = readArguments(args);
  if (readConfiguration(process.env).eventStoreUrl) {
    throw new WrongUse(
      'Lives in bulk are written into a log in PostgreSQL only, not EVENT_STORE_URL.',
    );
  }
  return withReadSide(async ({ pool }) => {
    await refuseRealLearners(pool);
    const fields = await fieldsToStudy(pool);
    const bar = seedBar({
      isTerminal: process.stdout.isTTY ?? false,
      write: (text) => process.stdout.write(text),
      now: () => performance.now(),
    });
    const log = bulkLog(pool);
    const learners = bulkLearners(fields, wish);
    const { events, stored, kept } = await storeLearners({ log, learners, pool, bar });
    const seconds = bar.end();
    const perSecond = Math.round(events / Math.max(seconds, 0.001)).toLocaleString('en-US');
    say(
      `${stored} learners with ${events.toLocaleString('en-US')} events, ${perSecond}/s; ${kept} were there.`,
    );
    return 0;
  });
});
