import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../../api/server/server.ts';
import { type AccountId, accountStream } from '../../../domain/kernel/ids.ts';
import { type EventLog, LogUnavailable, OutcomeUnknown } from '../../../domain/ports/event-log.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { identitiesOf } from '../support/identities.ts';
import { someone } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('a registration that was cut off', () => {
  const claim = async (body: ReturnType<typeof someone>, age: string) => {
    const passwordHash = await product.world.passwords.hash(String(body.password));
    await product.world.database.query(
      `insert into auth.identity values ($1, $2, $3, $4, now() - $5::interval)`,
      [`cut-off-${body.username}`, body.email, body.username, passwordHash, age],
    );
  };

  it('keeps its names for a minute, for it may still be under way', async () => {
    const body = someone();
    await claim(body, '30 seconds');
    expect((await browser(product.url).post('/api/register', body)).status).toBe(409);
  });

  it('frees its names after a minute', async () => {
    const body = someone();
    await claim(body, '2 minutes');
    expect((await browser(product.url).post('/api/register', body)).status).toBe(201);
  });

  it('frees them at once where it was made by a clock that was set back since', async () => {
    const body = someone();
    await claim(body, '-1 day');
    expect((await browser(product.url).post('/api/register', body)).status).toBe(201);
  });

  it('cannot be signed in to', async () => {
    const body = someone();
    await claim(body, '2 minutes');
    const answer = await browser(product.url).post('/api/login', {
      emailOrUsername: body.username,
      password: body.password,
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'WrongCredentials' } });
    expect(
      await product.world.commands.log.readStream(
        accountStream(`cut-off-${body.username}` as AccountId),
      ),
    ).toEqual([]);
  });

  const withAppend = async (
    append: EventLog['append'],
    work: (own: Browser) => Promise<void>,
  ): Promise<void> => {
    const { commands } = product.world;
    const log = { ...commands.log, append };
    const server = await buildServer({ ...product.world, commands: { ...commands, log } });
    await work(browser(await server.listen({ port: 0, host: '127.0.0.1' })));
    await server.close();
  };

  it('because the log was away leaves nothing behind', async () => {
    const body = someone();
    const before = await identitiesOf(product);
    await withAppend(
      () => Promise.reject(new LogUnavailable('away')),
      async (own) => {
        expect(await own.post('/api/register', body)).toMatchObject({
          status: 503,
          body: { code: 'Unavailable' },
        });
      },
    );
    expect(await identitiesOf(product)).toBe(before);
    expect((await browser(product.url).post('/api/register', body)).status).toBe(201);
  });

  it('with an unknown outcome can be sent again under its Idempotency-Key', async () => {
    const body = someone();
    const headers = { 'idempotency-key': '5d2f7a3e-4c1b-4f6e-9a8d-7b6c5d4e3f21' };
    await withAppend(
      async (append) => {
        await product.world.commands.log.append(append);
        throw new OutcomeUnknown('the line was cut');
      },
      async (own) => {
        expect(await own.post('/api/register', body, headers)).toMatchObject({
          status: 503,
          body: { code: 'OutcomeUnknown' },
        });
      },
    );
    const again = await browser(product.url).post('/api/register', body, headers);
    expect(again.status).toBe(201);
    const events = await product.world.commands.log.readStream(accountStream(again.body.id));
    expect(events.map(({ type }) => type)).toEqual(['AccountOpened', 'SignedIn']);
  });
});
