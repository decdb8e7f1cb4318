import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../../domain/ports/clock.ts';
import type { PaymentProcessor, SandboxTill } from '../../domain/ports/payments.ts';
import { openSandbox } from '../adapters/payments/sandbox/run-sandbox.ts';
import type { StripeEndpoint } from '../adapters/payments/stripe/stripe-processor.ts';
import type { Configuration } from '../configuration.ts';

export type OpenedPayments = {
  readonly processor: PaymentProcessor;
  /** Absent where a real processor takes the money. */
  readonly till?: SandboxTill;
  /** Once the product listens at that address; gives how it is stopped. */
  readonly start: (started: {
    readonly url: string;
    readonly logger: FastifyBaseLogger;
  }) => () => Promise<void>;
};

type Opening = {
  readonly configuration: Pick<Configuration, 'stripe'>;
  readonly database: Pool;
  readonly clock: Clock;
  /** Stripe itself when absent. */
  readonly place?: StripeEndpoint;
};

/** Stripe where its keys are set, else the sandbox. */
export const openPayments = async ({
  configuration: { stripe },
  database,
  clock,
  place,
}: Opening): Promise<OpenedPayments> => {
  if (!stripe) return openSandbox({ database, clock });
  // Loaded where it is used: nobody else waits for its client.
  const { stripeProcessor } = await import('../adapters/payments/stripe/stripe-processor.ts');
  return {
    processor: stripeProcessor({
      settings: stripe,
      now: clock.instant,
      ...(place ? { place } : {}),
    }),
    start: () => async () => undefined,
  };
};
