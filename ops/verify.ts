import { runCommand, say } from './commands/command.ts';
import { lineOf, namedProjections } from './commands/named-projections.ts';
import { type ReadSide, withReadSide } from './commands/open-read-side.ts';
import { verifyChain } from './commands/verify-chain.ts';
import { type Verdict, verifyProjection } from './commands/verify-projection.ts';

const usage = `Usage: npm run verify [-- <projection> …]
  Folds read models again in memory, all when none is named, and compares them with their tables.
  When none is named, or 'chain' is, it also folds the hash chain over all events and compares it with its seals.
Exit codes: 0 all equal, 1 a table differs or the chain is broken, 3 an event could not be folded.`;

const exitCodes = { equal: 0, absent: 0, different: 1, unfoldable: 3 } as const;

const words = (verdict: Verdict): string => {
  if (verdict.outcome === 'absent') return 'has no table yet';
  if (verdict.outcome === 'unfoldable') return `stopped: ${verdict.poison.message}`;
  if (verdict.outcome === 'different') {
    return `DIFFERENT, first at ${verdict.keys.join(', ') || 'rows that moved on meanwhile'}`;
  }
  return `equal, ${verdict.rows} rows, checksum ${verdict.checksum.slice(0, 16)}`;
};

/** Tells the public key too: with it anybody can check a seal. */
const sayChain = async (readSide: ReadSide): Promise<number> => {
  const { isIntact, says } = await verifyChain(readSide);
  say(lineOf('chain', isIntact ? says : `BROKEN, ${says}`));
  const { id, publicKey } = readSide.seals.key;
  say(lineOf('key', `${id}\n${publicKey}`));
  return isIntact ? 0 : 1;
};

await runCommand(usage, async (names) => {
  const isChainWanted = names.length === 0 || names.includes('chain');
  const wanted = names.filter((name) => name !== 'chain');
  const isChainAlone = isChainWanted && names.length > 0 && wanted.length === 0;
  const projections = isChainAlone ? [] : namedProjections(wanted.length > 0 ? wanted : ['all']);
  return withReadSide(async (readSide) => {
    let worst = isChainWanted ? await sayChain(readSide) : 0;
    for (const projection of projections) {
      const verdict = await verifyProjection(readSide, projection);
      worst = Math.max(worst, exitCodes[verdict.outcome]);
      say(lineOf(projection.name, words(verdict)));
    }
    return worst;
  });
});
