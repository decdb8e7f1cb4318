import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../../../domain/kernel/envelope.ts';
import type { AccountId, CommandId } from '../../../domain/kernel/ids.ts';

const learner = 'b3f1a1de-6a2f-4a7e-9d2c-0f6f5f1f7a11' as AccountId;

/** An answer as a learner gives it, the commonest event of the product. */
export const sampleEvent = (): NewEvent => {
  const id = randomUUID() as string;
  return {
    id,
    type: 'AnswerGiven',
    version: 1,
    data: {
      attemptId: id,
      learnerId: learner,
      at: '2026-11-20T18:42:07.031Z',
      itemId: 'rt-int-niv-hypercapnia',
      chosen: ['B'],
      seconds: 41.5,
    },
    meta: { actor: learner, subject: learner, commandId: id as CommandId, correlationId: 'bench' },
  };
};
