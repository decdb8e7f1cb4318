import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeAll as beforeAllEvents, type Position } from '../../../domain/kernel/envelope.ts';
import { instantOf } from '../../../domain/kernel/time.ts';
import { stripeProcessor } from '../../../ops/adapters/payments/stripe/stripe-processor.ts';
import { forgetCustomersReaction } from '../../../ops/product/reactions/forgetting-reaction.ts';
import type { ReactionHost } from '../../../ops/product/reactions/reaction.ts';
import { bindEffects } from '../../../projectors/reactions/effects.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type StripeServer, stripeServer } from '../../support/stripe/stripe-server.ts';
import { payInvoice, setThing } from '../../support/stripe/stripe-things.ts';
import { type Browser, browser } from '../support/browser.ts';
import { patient } from '../support/paying.ts';
import { type Learner, newLearner, password } from '../support/people.ts';
import { setClock } from '../support/set-clock.ts';
import { withWorld } from '../support/with-world.ts';

const secretKey = 'sk_test_CANARY0123456789abcdef';
const webhookSecret = 'whsec_CANARY_0123456789abcdef';

let product: TestProduct;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await stripeServer(secretKey);
  product = await startTestProduct({ clock: setClock(instantOf(stripe.books.now * 1000)) });
});
afterAll(async () => {
  await product.stop();
  await stripe.stop();
});

const processor = () =>
  stripeProcessor({
    settings: {
      secretKey,
      publishableKey: 'pk_test_1',
      webhookSecrets: [webhookSecret],
      prices: { monthly: 'boardwell_monthly', annual: 'boardwell_annual' },
    },
    now: product.world.clock.instant,
    place: { host: '127.0.0.1', port: stripe.port, tryMs: 1000, patienceMs: 5000 },
  });

const tell = async (origin: string, id: string): Promise<void> => {
  const payload = JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    livemode: false,
    data: { object: stripe.books.things.get(id) },
  });
  const { now: timestamp } = stripe.books;
  const { webhooks } = Stripe;
  const header = webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  const { status } = await fetch(`${origin}/api/webhooks/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    body: payload,
  });
  expect(status).toBe(200);
};

const customersOf = ({ id }: Learner): string[] =>
  [...stripe.books.things.values()]
    .filter(({ object }) => object === 'customer')
    .filter(({ metadata }) => (metadata as Record<string, string>)['accountId'] === id)
    .map((customer) => customer.id);

const statusOf = (id: string) => stripe.books.things.get(id)?.['status'];

const subscribed = async (origin: string, own: Browser): Promise<string> => {
  const { body } = await own.post('/api/create-subscription', { plan: 'monthly' });
  payInvoice(stripe.books, body.clientSecret.replace('_secret', ''));
  setThing(stripe.books, body.subscriptionId, { status: 'active' });
  await tell(origin, body.subscriptionId);
  return body.subscriptionId;
};

const erased = async (learner: Learner): Promise<void> => {
  const proof = { currentPassword: password, confirmation: learner.username };
  expect((await learner.post('/api/privacy/erasure', proof)).status).toBe(204);
};

/** Answers what came after that, until it stands at the end; tells what failed. */
const reacted = async (after: Position = beforeAllEvents): Promise<readonly unknown[]> => {
  const { commands } = product.world;
  const ended = new AbortController();
  const head = await commands.log.head();
  const failures: unknown[] = [];
  let at = after;
  const host = {
    ...product.world,
    log: commands.log,
    payments: processor(),
    checkpoint: {
      read: async () => at,
      write: async (position: Position) => {
        at = position;
      },
    },
    parking: () => ({
      park: async (_: unknown, error: unknown) => void failures.push(error),
      queue: async () => undefined,
      waiting: async () => new Set<string>(),
      due: async () => [],
      leave: async () => undefined,
      isOutage: () => false,
    }),
    effects: (make: (one: typeof commands) => never) =>
      bindEffects(make(commands), {
        reaction: 'forget-customers',
        idOf: product.world.identifiers.commandOf,
        mustBeOurs: () => undefined,
      }),
  } as unknown as ReactionHost;
  const running = forgetCustomersReaction.run(host, ended.signal);
  await expect.poll(() => at >= head, patient).toBe(true);
  ended.abort();
  await running;
  return failures;
};

describe('whoever was erased, at Stripe', () => {
  it('has no subscription and no customer any more, and nobody else is touched', async () => {
    const [leaving, left, staying] = await Promise.all([
      newLearner(product),
      newLearner(product),
      newLearner(product),
    ]);
    await withWorld(product, { payments: processor() }, async (origin) => {
      const at = (one: Learner) => browser(origin, one.cookie());
      const gone = await subscribed(origin, at(leaving));
      const kept = await subscribed(origin, at(staying));
      // A checkout that nobody paid, and of which no message ever told.
      await at(left).post('/api/create-subscription', { plan: 'annual' });
      for (const one of [leaving, left, staying]) expect(customersOf(one)).toHaveLength(1);
      const known = [gone, ...customersOf(leaving)];
      const begun = customersOf(left);

      await erased(leaving);
      await erased(left);
      expect(await reacted()).toEqual([]);

      expect(statusOf(gone)).toBe('canceled');
      expect(customersOf(leaving)).toEqual([]);
      expect(customersOf(left)).toEqual([]);
      expect(statusOf(kept)).toBe('active');
      expect(customersOf(staying)).toHaveLength(1);
      const deletes = stripe.asked.filter(({ method }) => method === 'DELETE');
      const deleted = deletes.map(({ path }) => path.split('/').at(-1) ?? '');
      // The two are forgotten at once; of one person the subscription ends before the customer.
      expect(deleted.filter((id) => known.includes(id))).toEqual(known);
      expect(deleted.filter((id) => !known.includes(id))).toEqual(begun);
    });
  });

  it('is forgotten once, however often it is asked, and after trouble', async () => {
    const learner = await newLearner(product);
    await withWorld(product, { payments: processor() }, async (origin) => {
      const subscription = await subscribed(origin, browser(origin, learner.cookie()));
      const before = await product.world.commands.log.head();
      await erased(learner);
      stripe.troubles.push(503, 503);
      expect(await reacted(before)).toHaveLength(1);
      expect(customersOf(learner)).toHaveLength(1);
      // The answer to the first request of another try is lost on the way.
      stripe.troubles.push('fine', 'drop');
      expect(await reacted(before)).toEqual([]);
      expect(statusOf(subscription)).toBe('canceled');
      expect(customersOf(learner)).toEqual([]);
      expect(await reacted(before)).toEqual([]);
    });
  });
});
