import { type Rebuilt, rebuild } from '../projectors/runtime/rebuild/rebuild.ts';
import { runCommand, say, WrongUse } from './commands/command.ts';
import { lineOf, namedProjections } from './commands/named-projections.ts';
import { withReadSide } from './commands/open-read-side.ts';
import { progressBar } from './commands/progress-bar.ts';

const usage = `Usage: npm run rebuild -- <projection> [<projection> …]
  Folds read models anew from the whole log, beside the live ones, compares, and swaps.
  learner   all read models of what learners did
  all       every read model
Exit codes: 0 equal or new, 2 the live one differed (it is kept as the previous one),
  3 an event could not be folded (the live one stays).`;

const exitCodes = { equal: 0, new: 0, different: 2, poisoned: 3 } as const;

const verdict = (built: Rebuilt): string => {
  if (built.outcome === 'poisoned') return `stopped: ${built.ending.message}; the live one stays`;
  if (built.outcome === 'new') return 'new: there was none of this version to compare with';
  const sum = `checksum ${built.checksum.slice(0, 16)}`;
  return built.outcome === 'equal'
    ? `equal to the live one, ${sum}; swapped`
    : `DIFFERENT from the live one, ${sum}; swapped, the old one is kept as the previous`;
};

await runCommand(usage, async (names) => {
  if (names.length === 0) throw new WrongUse('Name the read models to rebuild.');
  const projections = namedProjections(names);
  return withReadSide(async ({ log, history, store, shadows }) => {
    const bar = progressBar({
      isTerminal: process.stdout.isTTY ?? false,
      write: (text) => process.stdout.write(text),
      now: () => performance.now(),
    });
    const world = { log, history, store, shadows, report: bar.report };
    const results = await rebuild(world, { projections });
    const seconds = bar.end();
    for (const built of results) say(lineOf(built.projection, verdict(built)));
    say(`Done in ${seconds.toFixed(1)} s.`);
    return Math.max(0, ...results.map(({ outcome }) => exitCodes[outcome]));
  });
});
