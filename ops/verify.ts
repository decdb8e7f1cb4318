import { runCommand, say } from './commands/command.ts';
import { lineOf, namedProjections } from './commands/named-projections.ts';
import { withReadSide } from './commands/open-read-side.ts';
import { type Verdict, verifyProjection } from './commands/verify-projection.ts';

const usage = `Usage: npm run verify [-- <projection> …]
  Folds read models again in memory, all when none is named, and compares them with their tables.
Exit codes: 0 all equal, 1 a table differs, 3 an event could not be folded.`;

const exitCodes = { equal: 0, absent: 0, different: 1, unfoldable: 3 } as const;

const words = (verdict: Verdict): string => {
  if (verdict.outcome === 'absent') return 'has no table yet';
  if (verdict.outcome === 'unfoldable') return `stopped: ${verdict.poison.message}`;
  if (verdict.outcome === 'different') {
    return `DIFFERENT, first at ${verdict.keys.join(', ') || 'rows that moved on meanwhile'}`;
  }
  return `equal, ${verdict.rows} rows, checksum ${verdict.checksum.slice(0, 16)}`;
};

await runCommand(usage, async (names) => {
  const projections = namedProjections(names.length > 0 ? names : ['all']);
  return withReadSide(async (readSide) => {
    let worst = 0;
    for (const projection of projections) {
      const verdict = await verifyProjection(readSide, projection);
      worst = Math.max(worst, exitCodes[verdict.outcome]);
      say(lineOf(projection.name, words(verdict)));
    }
    return worst;
  });
});
