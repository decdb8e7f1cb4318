import { z } from 'zod';
import { instant } from '../kernel/time.ts';

/** How mail leaves an installation: by a mail server, into the page of the developer, or not at all. */
export const mailWay = z.enum(['smtp', 'outbox', 'none']);
export type MailWay = z.infer<typeof mailWay>;

export const outboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: instant,
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** The newest first. */
export const outboxList = z.array(outboxMail);
