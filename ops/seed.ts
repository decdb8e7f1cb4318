import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { dayIn } from '../domain/kernel/time.ts';
import { lifeZone } from '../domain/test-mode/life/learner.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { runCommand, say, WrongUse } from './commands/command.ts';
import { withReadSide } from './commands/open-read-side.ts';
import { readConfiguration } from './configuration.ts';
import { bulkLog, refuseRealLearners } from './seed/bulk-log.ts';
import { fieldsToStudy } from './seed/fields-to-study.ts';
import { makers } from './seed/makers.ts';
import { seedBar } from './seed/seed-bar.ts';
import { storeLearners } from './seed/store-learners.ts';

const usage = `Usage: npm run seed -- --learners <number> [--months <1 to 12>] [--threads <1 to 32>]
  Fills a log with made-up learners, for load tests: by the product's own rules, ten quizzes a month, each
  answer saved. What is there already is left as it is, so that it goes on where it was stopped.
  Start the product once before, so that there are questions. A log with real learners is refused.
  Lives are made up in as many threads as there are processors; what is stored is the same with any number.
  Example: npm run seed -- --learners 1000 --months 6`;

const most = { learners: 100_000, months: 12, threads: 32 } as const;

const wholeUpTo = (text: string | undefined, name: keyof typeof most): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most[name]) return number;
  throw new WrongUse(`--${name} is a whole number from 1 to ${most[name]}.`);
};

const readArguments = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      learners: { type: 'string' },
      months: { type: 'string', default: '6' },
      threads: { type: 'string', default: `${Math.min(most.threads, availableParallelism())}` },
    },
  });
  return {
    learners: wholeUpTo(values.learners, 'learners'),
    months: wholeUpTo(values.months, 'months'),
    threads: wholeUpTo(values.threads, 'threads'),
  };
};

/** Some ten thousand events: what one transaction stores. */
const monthsTogether = 24;

const seedBarHere = () =>
  seedBar({
    isTerminal: process.stdout.isTTY ?? false,
    write: (text) => process.stdout.write(text),
    now: () => performance.now(),
  });

await runCommand(usage, async (args) => {
  const { learners, months, threads } = readArguments(args);
  if (readConfiguration(process.env).eventStoreUrl) {
    throw new WrongUse(
      'Lives in bulk are written into a log in PostgreSQL only, not EVENT_STORE_URL.',
    );
  }
  return withReadSide(async ({ pool }) => {
    await refuseRealLearners(pool);
    const until = dayIn(lifeZone, systemClock.instant());
    const bar = seedBarHere();
    const making = makers({ fields: await fieldsToStudy(pool), until, months }, threads);
    const together = Math.ceil(monthsTogether / months);
    const storing = { log: bulkLog(pool), makers: making, pool, bar, learners, together };
    try {
      const { events, stored, kept } = await storeLearners({ ...storing, ahead: 2 * threads });
      const seconds = bar.end();
      const perSecond = Math.round(events / Math.max(seconds, 0.001)).toLocaleString('en-US');
      say(
        `${stored} learners with ${events.toLocaleString('en-US')} events, ${perSecond}/s; ${kept} were there.`,
      );
      return 0;
    } finally {
      await making.end();
    }
  });
});
