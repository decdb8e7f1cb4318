import { existsSync } from 'node:fs';
import { type Bank, buildBank } from '../../domain/bank/build/build-bank.ts';
import { describeFlaw } from '../../domain/bank/build/describe-flaw.ts';
import { countWarnings } from '../../domain/bank/build/item-warnings.ts';
import type { Item } from '../../domain/bank/item/item.ts';
import type { BankScenario } from '../../domain/bank/scenarios/scenario-events.ts';
import { percent } from '../../domain/kernel/percent.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { eventIdOf } from '../adapters/identifiers/random-identifiers.ts';
import { postgresVault } from '../adapters/vault/postgres-vault.ts';
import { WrongUse } from '../commands/command.ts';
import { withReadSide } from '../commands/open-read-side.ts';
import { readConfiguration } from '../configuration.ts';
import { bankArtefact } from './artefact/bank-artefact.ts';
import { contestedKeys, describeContest } from './contested-keys.ts';
import { exportCommand } from './export-command.ts';
import { printedItem } from './printed-item.ts';
import { publishedSoFar } from './published-so-far.ts';
import { sampleCommand } from './sample-command.ts';
import { readSettlement, settleKey } from './settle-key.ts';
import { simulationsOfBank } from './simulations/simulations-of-bank.ts';
import { wholeKnowledge } from './whole-knowledge.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

const levels = ['recall', 'application', 'analysis'] as const;

const share = (part: number, whole: number): string => `${percent(part, whole)} %`.padStart(6);

const row = (name: string, held: readonly Item[]): string => {
  const written = held.filter(({ model }) => model === undefined).length;
  const shares = levels.map((level) =>
    share(held.filter((item) => item.level === level).length, held.length),
  );
  return `${name.padEnd(50)}${String(held.length).padStart(6)}${share(written, held.length)}  ${shares.join('')}`;
};

const warningsIn = (held: readonly Item[]): string =>
  Object.entries(countWarnings(held))
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const report = ({ items, flaws }: Bank): void => {
  print(`${''.padEnd(50)} items written  ${levels.join(' ')}`);
  for (const [field, own] of Map.groupBy(items, (item) => item.field)) {
    print(row(field, own));
    for (const [name, held] of Map.groupBy(own, ({ exam, area }) => `  ${exam} ${area}`)) {
      print(row(name, held));
    }
    print(`  warnings: ${warningsIn(own) || 'none'}`);
  }
  for (const line of flaws.map(describeFlaw(items))) print(`FLAW ${line}`);
  print(`${items.length} items, ${flaws.length} flaws`);
};

const reportSimulations = (simulations: readonly BankScenario[]): void => {
  const categories = Map.groupBy(simulations, ({ scenario }) => scenario.category);
  const counted = [...categories].map(([category, held]) => `${category} ${held.length}`);
  print(`${simulations.length} clinical simulations: ${counted.join(', ')}`);
};

const show = ({ items }: Bank, id: string): number => {
  const item = items.find((candidate) => candidate.id === id);
  print(item ? printedItem(item) : `There is no item ${id}.`);
  return item ? 0 : 1;
};

/** Where nothing was ever published, no key was put right. */
const isPublishedHere = (): boolean => {
  const { databaseUrl, dataDir } = readConfiguration(process.env);
  return databaseUrl !== undefined || existsSync(dataDir);
};

const contested = async ({ items }: Bank): Promise<readonly string[]> => {
  if (!isPublishedHere()) return [];
  const published = await withReadSide(({ log }) => publishedSoFar(log));
  return contestedKeys(items, published, systemClock.instant()).map(describeContest);
};

const build = async (bank: Bank): Promise<number> => {
  reportSimulations(await simulationsOfBank());
  report(bank);
  const contests = await contested(bank);
  for (const line of contests) print(`CONTESTED ${line}`);
  return bank.flaws.length + contests.length === 0 ? 0 : 1;
};

const settle = async (
  { items, flaws }: Bank,
  [id, choice, reason = '', ...more]: readonly string[],
) => {
  if (!id || !choice || more.length > 0) throw new WrongUse('Name an item and its key.');
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new WrongUse(`There is no item ${id}.`);
  const settlement = readSettlement(item, choice, reason);
  const own = flaws.filter(({ itemId }) => itemId === id);
  for (const line of own.map(describeFlaw(items))) print(`FLAW ${line}`);
  if (own.length > 0) return 1;
  return withReadSide(async ({ log, pool }) => {
    const world = { log, vault: postgresVault(pool), eventId: eventIdOf };
    const { isDone, said } = await settleKey(world, item, settlement);
    print(said);
    return isDone ? 0 : 1;
  });
};

/** The commands that need the whole bank; undefined for one that is not among them. */
export const knowledgeCommand = async ([command, ...args]: readonly string[]): Promise<
  number | undefined
> => {
  const [first = ''] = args;
  const bank = buildBank(await wholeKnowledge());
  if (command === 'build') {
    const isSound = (await build(bank)) === 0;
    // The next start finds what was built.
    if (isSound) await bankArtefact();
    return isSound ? 0 : 1;
  }
  if (command === 'show' && first !== '') return show(bank, first);
  if (command === 'sample') return sampleCommand(bank.items, args);
  if (command === 'export') return exportCommand(bank.items, args);
  return command === 'settle' ? settle(bank, args) : undefined;
};
