import type { OutboxMail } from '../../../domain/contracts/mail.ts';
import type { Clock } from '../../../domain/ports/clock.ts';
import type { Mailer } from '../../../domain/ports/mailer.ts';

/** The oldest make room. */
const mostKept = 200;

export type Outbox = {
  readonly mailer: Mailer;
  /** The newest first. */
  readonly list: () => readonly OutboxMail[];
};

/** Mail that goes nowhere: who works on the product reads it on a page. In memory, so gone with the process. */
export const outbox = (clock: Clock): Outbox => {
  let kept: readonly OutboxMail[] = [];
  return {
    mailer: {
      send: async (mail) => {
        const others = kept.filter(({ id }) => id !== mail.id);
        kept = [{ ...mail, sentAt: clock.instant() }, ...others].slice(0, mostKept);
      },
      close: async () => {
        kept = [];
      },
    },
    list: () => kept,
  };
};
