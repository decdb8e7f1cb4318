import { randomInt } from 'node:crypto';
import { itemField } from '../domain/contracts/item-fields.ts';
import type { Item } from '../domain/item/item.ts';
import { type Bank, buildBank } from '../domain/items/build-bank.ts';
import { describeFlaw } from '../domain/items/describe-flaw.ts';
import { countWarnings } from '../domain/items/item-warnings.ts';
import { knowledge } from '../domain/items/knowledge.ts';
import { percent } from '../domain/kernel/percent.ts';
import { randomFrom, shuffled } from '../domain/kernel/random.ts';
import { scenarios } from '../domain/knowledge/simulations/scenarios.ts';

const usage = `Usage:
  npm run bank -- build             builds and lints the bank, counts it by field and area
  npm run bank -- show <id>         prints one item
  npm run bank -- sample <field> <n>  prints n items of a field, drawn at random
`;

/** EX_USAGE of sysexits: the command was used in a wrong way. */
const wrongUse = 64;

const print = (text: string) => process.stdout.write(`${text}\n`);

const printed = (item: Item): string => {
  const options = item.options.flatMap(({ id, text, why }) => [
    `  ${item.key.includes(id) ? '*' : ' '} ${text}`,
    `      ${why}  (${id})`,
  ]);
  const about = `${item.id}  ${item.field} ${item.exam} / ${item.area} / ${item.topic}, ${item.level}`;
  return [about, '', item.stem, '', ...options, '', item.explanation, `(${item.source})`, ''].join(
    '\n',
  );
};

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

const report = ({ items, flaws }: Bank): number => {
  print(`${''.padEnd(50)} items written  ${levels.join(' ')}`);
  for (const [field, own] of Map.groupBy(items, (item) => item.field)) {
    print(row(field, own));
    for (const [name, held] of Map.groupBy(own, ({ exam, area }) => `  ${exam} ${area}`)) {
      print(row(name, held));
    }
    print(`  warnings: ${warningsIn(own) || 'none'}`);
  }
  const categories = Map.groupBy(scenarios, ({ category }) => category);
  const counted = [...categories].map(([category, held]) => `${category} ${held.length}`);
  print(`${scenarios.length} clinical simulations: ${counted.join(', ')}`);
  for (const line of flaws.map(describeFlaw(items))) print(`FLAW ${line}`);
  print(`${items.length} items, ${flaws.length} flaws`);
  return flaws.length === 0 ? 0 : 1;
};

const show = ({ items }: Bank, id: string): number => {
  const item = items.find((candidate) => candidate.id === id);
  print(item ? printed(item) : `There is no item ${id}.`);
  return item ? 0 : 1;
};

const sample = ({ items }: Bank, fieldName: string, count: number): number => {
  const field = itemField.safeParse(fieldName);
  if (!field.success || !Number.isInteger(count) || count < 1) {
    print(usage);
    return wrongUse;
  }
  const own = items.filter((item) => item.field === field.data);
  const drawn = shuffled(own, randomFrom(randomInt(2 ** 32 - 1))).slice(0, count);
  print(drawn.length > 0 ? drawn.map(printed).join('\n') : `${field.data} has no items yet.`);
  return 0;
};

const run = ([command, first = '', second = '1']: readonly string[]): number => {
  const bank = buildBank(knowledge);
  if (command === 'build') return report(bank);
  if (command === 'show' && first !== '') return show(bank, first);
  if (command === 'sample') return sample(bank, first, Number(second));
  print(usage);
  return wrongUse;
};

process.exitCode = run(process.argv.slice(2));
