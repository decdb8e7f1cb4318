import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../../api/support/browser.ts';
import { newLearner } from '../../api/support/people.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { operatorCommand } from './operator-command.ts';

const testersPassword = 'a shared secret of testers';

let product: TestProduct;
let command: ReturnType<typeof operatorCommand>;
beforeAll(async () => {
  const testMode = { password: testersPassword, isProduction: false };
  product = await startTestProduct({ configuration: { testMode } });
  command = operatorCommand(product);
});
afterAll(() => product.stop());

const head = () => product.world.commands.log.head();

/** Each command is a process of its own. */
const patience = { timeout: 180_000 } as const;

describe('filling a log for a load test', patience, () => {
  it('stores whole lives, and those that are there only once', async () => {
    const first = await command('seed', '--learners', '3', '--months', '1');
    expect(first, first.said).toMatchObject({ code: 0 });
    expect(first.said).toContain('3 learners with');
    const after = await head();
    const again = await command('seed', '--learners', '4', '--months', '1');
    expect(again.said).toContain('1 learners with');
    expect(again.said).toContain('3 were there');
    expect((await head()) > after).toBe(true);
    const { rows } = await product.world.database.query<{ learners: string }>(
      `select count(distinct stream) as learners from log.event where stream like 'account-%'`,
    );
    expect(Number(rows[0]?.learners)).toBe(4);
  });

  it('and testers on top of it leave read models that are what the log says', async () => {
    const tester = browser(product.url);
    const body = { username: 'test03', password: testersPassword };
    expect((await tester.post('/api/test/login', body)).status).toBe(200);
    const { readPosition, settings } = product.world;
    expect(await readPosition.reached(settings.projections, await head(), 60_000)).toBe(true);
    const { code, said } = await command('verify');
    expect(code, said).toBe(0);
    expect(said).not.toContain('DIFFERENT');
  });

  it('is refused where anybody real learns, and told what is wrong of its arguments', async () => {
    expect(await command('seed', '--learners', '0')).toMatchObject({ code: 64 });
    expect(await command('seed')).toMatchObject({ code: 64 });
    await newLearner(product);
    const { code, said } = await command('seed', '--learners', '5');
    expect([code, said]).toEqual([64, expect.stringContaining('real learners')]);
  });
});
