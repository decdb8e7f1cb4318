import type { AttemptEvent } from '../../../domain/attempt/events.ts';
import {
  type FinishedAttempt,
  finishedAttempt,
  tellingOfFinished,
} from '../../../domain/attempt/finished-attempt.ts';
import type { PaperItem } from '../../../domain/attempt/paper-item.ts';
import { upcast } from '../../../domain/events/registry.ts';
import type { StreamSource } from '../../../domain/handling/load-stream.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { type AttemptId, attemptStream } from '../../../domain/kernel/ids.ts';
import type { FinishedRow } from '../../../projectors/attempts/attempts.ts';

/** Trusted as a read model trusts it, for it was checked when it was written. Throws `UnreadableEvent`. */
const lifted = (recorded: readonly RecordedEvent[]): AttemptEvent[] =>
  recorded.map((event) => upcast(event) as unknown as AttemptEvent);

/** Attempts that were handed in, each read from its own stream. Throws what the log throws. */
export const finishedAttempts = ({ log }: Pick<StreamSource, 'log'>) => {
  const one = async (attemptId: AttemptId): Promise<FinishedAttempt | undefined> => {
    const telling = { types: tellingOfFinished };
    return finishedAttempt(lifted(await log.readStream(attemptStream(attemptId), telling)));
  };

  return {
    one,

    /** With all that is known of how it was worked on. */
    whole: async (
      attemptId: AttemptId,
    ): Promise<(FinishedAttempt & { readonly events: readonly AttemptEvent[] }) | undefined> => {
      const events = lifted(await log.readStream(attemptStream(attemptId)));
      const finished = finishedAttempt(events);
      return finished && { ...finished, events };
    },

    /** What was asked: of a paper whose items were fixed, its first event says it. */
    items: async ({ attemptId, mode }: FinishedRow): Promise<readonly PaperItem[] | undefined> => {
      if (mode === 'adaptive') return (await one(attemptId))?.paper.items;
      const [issued] = lifted(await log.readStream(attemptStream(attemptId), { limit: 1 }));
      return issued?.type === 'PaperIssued' ? issued.data.items : undefined;
    },
  };
};
