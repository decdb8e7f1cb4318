import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStream } from '../../../domain/handling/load-stream.ts';
import { subscriptionStream } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { OutcomeUnknown } from '../../../domain/ports/event-log.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import { messageOf } from '../../../ops/adapters/payments/sandbox/message.ts';
import { signed } from '../../../ops/adapters/payments/sandbox/signature.ts';
import { sandboxStore } from '../../../ops/adapters/payments/sandbox/store.ts';
import {
  arriving,
  deliveries,
  heldAt,
  heldIn,
  histories,
  lived,
} from '../../domain/subscription/histories.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newLearner } from '../support/people.ts';
import { setClock } from '../support/set-clock.ts';
import { withWorld } from '../support/with-world.ts';

const now = '2026-11-20T12:00:00.000Z' as Instant;
let product: TestProduct;
let secret: string;
beforeAll(async () => {
  product = await startTestProduct({ clock: setClock(now) });
  secret = await sandboxStore(product.world.database).secret();
});
afterAll(() => product.stop());

const at = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString() as Instant;

type Sent = { readonly body: string; readonly signature: string | null };

const send = async ({ body, signature }: Sent, origin = product.url): Promise<Response> =>
  fetch(`${origin}/api/webhooks/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'payment-signature': signature }),
    },
    body,
  });

const genuine = (body: string, when: Instant = now): Sent => ({
  body,
  signature: signed(secret, Buffer.from(body), when),
});

/** Refused it is only where its answer was lost. */
const isTaken = async (body: string, origin: string): Promise<boolean> => {
  const { status } = await send(genuine(body), origin);
  expect([200, 503]).toContain(status);
  return status === 200;
};

/** Sends until nothing waits; gives how many had to be sent again. */
const deliverFrom = async (waiting: string[], origin: string): Promise<number> => {
  let lost = 0;
  for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
    if (await isTaken(body, origin)) continue;
    lost += 1;
    waiting.unshift(body);
  }
  return lost;
};

const stateOf = async (learner: Awaited<ReturnType<typeof newLearner>>) =>
  (
    await loadStream(
      { log: product.world.commands.log },
      subscriptionStream(learner.id),
      subscription,
    )
  ).state;

const oneMessage = async () => {
  const learner = await newLearner(product);
  const { told } = lived(learner.id, [{ hours: 1, does: 'pays' }]);
  const [first] = told;
  if (!first) throw new Error('Nothing was told');
  return { learner, body: JSON.stringify(messageOf(learner.id, first)) };
};

describe('a message of the processor', () => {
  it('that is forged, changed or old is refused, and nothing is written down', async () => {
    const { learner, body } = await oneMessage();
    const { signature } = genuine(body);
    const flipped = `${signature?.slice(0, -1)}${signature?.endsWith('0') ? '1' : '0'}`;
    const forged: Sent[] = [
      { body, signature: null },
      { body, signature: 'nonsense' },
      { body, signature: flipped },
      { body: body.replace('"version":1', '"version":9'), signature: signature ?? '' },
      { body: JSON.stringify(JSON.parse(body), null, 1), signature: signature ?? '' },
      { body, signature: signed('whsec_another', Buffer.from(body), now) },
      genuine(body, at(-301)),
      genuine(body, at(301)),
      genuine('{"id":"evt_1"}'),
      genuine('not json'),
    ];
    for (const one of forged) {
      const response = await send(one);
      expect(response.status, one.signature ?? 'none').toBe(400);
      expect((await response.json()).code).toBe('WebhookRefused');
    }
    expect((await stateOf(learner)).length).toBe(0);
    expect((await send(genuine(body, at(-299)))).status).toBe(200);
    expect((await stateOf(learner)).length).toBe(1);
  });

  it('that comes again changes nothing', async () => {
    const { learner, body } = await oneMessage();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(genuine(body))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await stateOf(learner)).length).toBe(1);
  });

  it('about nobody here is passed over', async () => {
    const { body } = await oneMessage();
    const stranger = JSON.parse(body);
    const nobody = JSON.stringify({ ...stranger, accountId: 'nobody-at-all' });
    expect((await send(genuine(nobody))).status).toBe(200);
    const stream = subscriptionStream('nobody-at-all' as never);
    expect(await product.world.commands.log.readStream(stream)).toEqual([]);
  });

  it('of more than half a megabyte is not read', async () => {
    const response = await send(genuine(JSON.stringify({ text: 'x'.repeat(600_000) })));
    expect(response.status).toBe(413);
  });
});

describe('random histories over HTTP', () => {
  it('end in what the processor holds, however often the answer is lost', async () => {
    const { log } = product.world.commands;
    let appends = 0;
    /** Every third append is on disk and its answer lost, as when the process dies there. */
    const losing: typeof log = {
      ...log,
      append: async (append) => {
        const outcome = await log.append(append);
        appends += 1;
        if (appends % 3 === 0) throw new OutcomeUnknown('The answer was lost');
        return outcome;
      },
    };
    const commands = { ...product.world.commands, log: losing };
    let lost = 0;
    await withWorld(product, { commands }, async (origin) => {
      await fc.assert(
        fc.asyncProperty(histories, deliveries, async (deeds, delivery) => {
          const learner = await newLearner(product);
          const { accounts, told } = lived(learner.id, deeds);
          const messages = told.map((report) => JSON.stringify(messageOf(learner.id, report)));
          const waiting = arriving(messages, delivery);
          const each = await Promise.all([1, 2, 3].map(() => deliverFrom(waiting, origin)));
          for (const count of each) lost += count;
          expect(heldIn(await stateOf(learner))).toEqual(heldAt(accounts));
        }),
        { numRuns: 25, seed: 20_261_123 },
      );
    });
    expect(lost).toBeGreaterThan(20);
  }, 300_000);
});
