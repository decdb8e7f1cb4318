import { runCommand, WrongUse } from './commands/command.ts';

const usage = `Usage:
  npm run bank -- build             builds and lints the bank, counts it by field and area
  npm run bank -- show <id>         prints one item
  npm run bank -- sample <field> <n> [--served] [--cold] [--seed <seed>]
                                    prints n items of a field, drawn at random; served: as new learners get them;
                                    cold: without key and reasons; the same seed draws the same
  npm run bank -- export <qti|gift|csv> <file> [--field <field>] [--area <code>]
                                    writes items as their sources have them, and tells what that costs
  npm run bank -- check <file or folder>  tells all that is to be mended in case files
  npm run bank -- overdue           lists the cases whose date of review has passed
  npm run bank -- settle <id> source  the key of the source holds, not the one that was put right
  npm run bank -- settle <id> <option id[,option id]> "<reason>"  this key of the source's options holds
Exit codes: 0 all is well, 1 a rule is broken, a key is contested, nothing was settled or written.`;

await runCommand(usage, async ([command, ...args]) => {
  // An author waits for the check of one case, so that it loads neither the knowledge nor the database.
  if (command === 'check') {
    const { checkCommand } = await import('./bank/cases/check-command.ts');
    return checkCommand(args);
  }
  if (command === 'overdue') {
    const { overdueCommand } = await import('./bank/cases/overdue-command.ts');
    return overdueCommand();
  }
  const { knowledgeCommand } = await import('./bank/knowledge-commands.ts');
  const done = await knowledgeCommand([command ?? '', ...args]);
  if (done === undefined) throw new WrongUse('Say what to do with the bank.');
  return done;
});
