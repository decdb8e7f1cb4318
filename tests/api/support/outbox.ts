import { expect, vi } from 'vitest';
import type { OutboxMail } from '../../../domain/contracts/mail.ts';
import type { Product } from '../../../ops/product/start-product.ts';

type Running = Pick<Product, 'world'>;

/** The mails to this address so far, the newest first. */
export const mailsTo = ({ world }: Running, address: string): readonly OutboxMail[] =>
  world.mail.outbox().filter(({ to }) => to === address);

/** Waits for so many mails to this address with these words in their subject; the newest first. */
export const awaitMails = async (
  product: Running,
  address: string,
  { subject, count = 1 }: { readonly subject: RegExp; readonly count?: number },
): Promise<readonly OutboxMail[]> => {
  const told = () => mailsTo(product, address).filter((mail) => subject.test(mail.subject));
  await vi.waitFor(() => expect(told().length).toBeGreaterThanOrEqual(count), {
    timeout: 30_000,
    interval: 50,
  });
  return told();
};

/** The secret of the link in a mail. */
export const tokenIn = (mail: OutboxMail | undefined): string =>
  /#([A-Za-z0-9_-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';

/** Waits until nothing is left to be sent. */
export const mailSettled = async ({ world }: Running): Promise<void> => {
  await vi.waitFor(
    async () => {
      const { rows } = await world.database.query('select 1 from auth.mail where done_at is null');
      expect(rows).toEqual([]);
    },
    { timeout: 30_000, interval: 50 },
  );
};
