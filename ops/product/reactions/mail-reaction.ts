import { type MailQueue, mailQueue } from '../../../api/account/mail/mail-queue.ts';
import type { Effect } from '../../../domain/ports/effects.ts';
import type { EventAddress } from '../../../domain/ports/event-log.ts';
import { type MailWish, tellByMail } from '../../../projectors/reactions/tell-by-mail.ts';
import type { Reaction } from './reaction.ts';

const queueWith =
  (queue: MailQueue): Effect<MailWish> =>
  (key, wish) =>
    queue.add({ id: key.id, ...wish });

/** Queues what an owner is told of their account by mail. */
export const mailReaction: Reaction = {
  name: 'tell-by-mail',
  run: ({ log, database, mail, clock, checkpoint, parking, effects }, signal) => {
    const mails = mailQueue(database, mail.wake);
    const { queue } = effects(() => ({
      // Where no mail is sent, what would be told is passed over.
      queue: mail.way === 'none' ? async () => undefined : queueWith(mails),
    }));
    return tellByMail({ log, clock, checkpoint, parking: parking<EventAddress>(), queue }, signal);
  },
};
