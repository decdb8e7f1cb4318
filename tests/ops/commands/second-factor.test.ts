import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browser } from '../../api/support/browser.ts';
import { awaitMails } from '../../api/support/outbox.ts';
import { newLearner, password } from '../../api/support/people.ts';
import { codeOf, halfSignedIn, withApp } from '../../api/support/second-factor.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { operatorCommand } from './operator-command.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** Each command is a process of its own. */
const patience = { timeout: 180_000 } as const;

describe('somebody who lost their second factor', patience, () => {
  it('is let in by the password alone once an operator took it away', async () => {
    const command = operatorCommand(product);
    const learner = await withApp(product);
    const waiting = await halfSignedIn(product, learner);
    const done = await command('second-factor', learner.username, 'remove');
    expect(done, done.said).toMatchObject({ code: 0 });
    expect(done.said).toContain('is asked for no second step any more');

    await vi.waitFor(
      async () => expect((await learner.get('/api/user')).status, 'its session').toBe(401),
      { timeout: 30_000 },
    );
    const code = { code: codeOf(learner.secret, 1) };
    expect((await waiting.post('/api/login/second', code)).status, 'the old code').not.toBe(200);
    const own = browser(product.url);
    const login = { emailOrUsername: learner.email, password };
    expect((await own.post('/api/login', login)).status).toBe(200);
    expect((await own.get('/api/auth/methods')).body).toMatchObject({
      totp: { since: null },
      recoveryCodes: 0,
    });
    await awaitMails(product, learner.email, { subject: /asks for no second step any more$/ });
    const { rows } = await product.world.database.query(
      `select meta->>'actor' as actor from log.event
       where type = 'FactorsRemoved' and stream = $1`,
      [`account-${learner.id}`],
    );
    expect(rows).toEqual([{ actor: 'system' }]);
    const again = await command('second-factor', learner.username, 'remove');
    expect(again, again.said).toMatchObject({ code: 0 });
  });

  it('is named, and nothing else is done to it', async () => {
    const command = operatorCommand(product);
    const learner = await newLearner(product);
    const unknown = await command('second-factor', 'nobody-of-this-name', 'remove');
    expect(unknown).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no account'),
    });
    const wrong = await command('second-factor', learner.username, 'reset');
    expect(wrong).toMatchObject({ code: 64, said: expect.stringContaining('Usage:') });
    expect((await learner.get('/api/user')).status, 'nobody was signed out').toBe(200);
  });
});
