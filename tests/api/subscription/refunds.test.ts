import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { subscriptionStream } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import {
  begin,
  billingOf,
  cardNumbered,
  goodCard,
  patient,
  subscribe,
  untilBilling,
} from '../support/paying.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { setClock } from '../support/set-clock.ts';
import { withWorld } from '../support/with-world.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ clock: setClock('2026-11-20T12:00:00.000Z') });
});
afterAll(() => product.stop());

const invoicesOf = async (learner: Learner) =>
  (await learner.get('/api/billing/invoices')).body.invoices;

describe('an invoice', () => {
  it('that is paid back in full takes Pro of its period away', async () => {
    const learner = await newLearner(product);
    await subscribe(learner);
    await expect.poll(() => invoicesOf(learner), patient).toMatchObject([{ status: 'paid' }]);
    const [{ id: invoiceId }] = await invoicesOf(learner);
    const { payments } = product.world;
    await payments.refund({ invoiceId, key: 'refund-1' });
    await payments.refund({ invoiceId, key: 'refund-1' });
    await expect
      .poll(() => invoicesOf(learner), patient)
      .toMatchObject([{ refundedCents: 2900, amountCents: 2900 }]);
    expect((await billingOf(learner)).tier).toBe('free');
    await expect
      .poll(async () => (await learner.get('/api/user')).body.subscriptionTier, patient)
      .toBe('free');
  });

  it('can be downloaded by its owner, and by nobody else', async () => {
    const learner = await newLearner(product);
    await subscribe(learner);
    await expect.poll(() => invoicesOf(learner), patient).toHaveLength(1);
    const [{ id, number }] = await invoicesOf(learner);
    const paper = await learner.get(`/api/billing/invoices/${id}/file`);
    expect(paper.status).toBe(200);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect(paper.headers.get('content-disposition')).toContain(`${number}.pdf`);
    expect(paper.text).toMatch(/^%PDF-1\.4\n[\s\S]+\(Total \$29\.00 USD\)[\s\S]+%%EOF\n$/);
    // Where the table of the file says that it begins.
    const start = Number(/startxref\n(\d+)/.exec(paper.text)?.[1]);
    expect(paper.text.slice(start, start + 4)).toBe('xref');
    const stranger = await newLearner(product);
    expect((await stranger.get(`/api/billing/invoices/${id}/file`)).status).toBe(404);
    expect(await invoicesOf(stranger)).toEqual([]);
  });

  it('is not listed of a checkout that was looked at and left', async () => {
    const learner = await newLearner(product);
    await begin(learner, 'annual');
    await subscribe(learner, 'monthly');
    await expect
      .poll(() => invoicesOf(learner), patient)
      .toMatchObject([{ status: 'paid', plan: 'monthly' }]);
    const { rows } = await product.world.database.query(
      'select count(*)::int as told from read.invoice where account_id = $1',
      [learner.id],
    );
    expect(rows[0].told).toBe(2);
  });

  it('comes page by page, newest first', async () => {
    const learner = await newLearner(product);
    await subscribe(learner, 'monthly');
    await learner.post('/api/billing/plan', { plan: 'annual' });
    await expect.poll(() => invoicesOf(learner), patient).toHaveLength(2);
    const first = (await learner.get('/api/billing/invoices?limit=1')).body;
    expect(first.invoices).toHaveLength(1);
    const second = (await learner.get(`/api/billing/invoices?limit=1&before=${first.next}`)).body;
    expect(second).toMatchObject({ invoices: [{ cause: 'start' }], next: null });
  });
});

it.each(['0', 'f'])(
  'who pays for two subscriptions at once keeps the first and has the second paid back (%s…)',
  async (name) => {
    const learner = await newLearner(product);
    const { payments, sandbox } = product.world;
    // As if two servers had begun one each before either knew of the other.
    const wish = { accountId: learner.id, plan: 'monthly', customerId: null } as const;
    // Names that sort before and after the learner's own: which was begun first tells nothing.
    const checkoutId = `${name}${crypto.randomUUID().slice(1)}`;
    const other = await payments.begin({ ...wish, checkoutId });
    await subscribe(learner);
    if (other.payment !== 'due') throw new Error('There is nothing to pay');
    const card = { ...cardNumbered(goodCard), number: '4242424242424242' };
    await sandbox?.pay({ accountId: learner.id, clientSecret: other.clientSecret, card });
    await expect
      .poll(async () => {
        const found: readonly { status: string; refundedCents: number }[] =
          await invoicesOf(learner);
        return found.map(({ status, refundedCents }) => `${status} ${refundedCents}`).toSorted();
      }, patient)
      .toEqual(['paid 0', 'paid 2900']);
    await untilBilling(learner, { state: 'active', tier: 'monthly' });
  },
);

const ofSubscribers: readonly (readonly [path: string, body?: unknown])[] = [
  ['/api/create-subscription', { plan: 'monthly' }],
  ['/api/billing/trial', { plan: 'monthly' }],
  ['/api/billing/plan', { plan: 'annual' }],
  ['/api/billing/cancel'],
  ['/api/billing/resume'],
  ['/api/billing/portal'],
  ['/api/sandbox/payments', { clientSecret: 'sandbox_1', card: cardNumbered(goodCard) }],
  ['/api/sandbox/card', { card: cardNumbered(goodCard) }],
];

describe('a tester', () => {
  it('sees a sample, and reaches no processor', async () => {
    const learner = await newLearner(product);
    const { commands } = product.world;
    const readStream: typeof commands.log.readStream = async (...wanted) => {
      const events = await commands.log.readStream(...wanted);
      return events.map((event) => ({ ...event, meta: { ...event.meta, testMode: true } }));
    };
    // As a seeded account is: its streams begin with an event of a tester.
    const seeded = { ...commands, log: { ...commands.log, readStream } };
    await withWorld(product, { commands: seeded }, async (origin) => {
      const own = browser(origin, learner.cookie());
      const { body } = await own.get('/api/billing');
      expect(body).toMatchObject({ isSample: true, trial: { offered: false } });
      for (const [path, wish] of ofSubscribers) {
        const answer = await own.post(path, wish);
        expect(answer, path).toMatchObject({ status: 403, body: { code: 'TesterCannotPay' } });
      }
    });
  });
});

it('an operator gives a plan beside what is paid, and takes only that back', async () => {
  const learner = await newLearner(product);
  await subscribe(learner, 'monthly');
  const { world } = product;
  for (const [tier, expected] of [
    ['annual', 'annual'],
    ['free', 'monthly'],
  ] as const) {
    await handleCommand(world.commands, {
      decider: subscription,
      stream: subscriptionStream(learner.id),
      command: {
        type: 'GrantPlan',
        accountId: learner.id,
        tier,
        at: world.clock.instant() as Instant,
      },
      meta: {
        actor: 'system',
        subject: learner.id,
        commandId: world.identifiers.command(),
        correlationId: 'test',
      },
    });
    expect((await billingOf(learner)).tier).toBe(expected);
  }
  expect(await begin(await newLearner(product))).toMatchObject({});
});
