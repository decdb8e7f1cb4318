import { type DrawnQuestions, drawnQuestions } from '../../domain/draws/drawn-questions.ts';
import type { StreamSource } from '../../domain/handling/load-stream.ts';
import { loadStream } from '../../domain/handling/load-stream.ts';
import { type AccountId, drawsStream } from '../../domain/kernel/ids.ts';
import { addDays, dayIn, type Instant, utc } from '../../domain/kernel/time.ts';

/** What a learner drew today and the day before: nothing older matters to anybody. */
export type LearnersDraws = { readonly today: DrawnQuestions; readonly before: DrawnQuestions };

/** Read from the log: a read model may be behind. Throws what the log throws. */
export const learnersDraws = async (
  source: StreamSource,
  learner: AccountId,
  at: Instant,
): Promise<LearnersDraws> => {
  const day = dayIn(utc, at);
  const [today, before] = await Promise.all(
    [day, addDays(day, -1)].map((each) =>
      loadStream(source, drawsStream(learner, each), drawnQuestions),
    ),
  );
  const nothing = drawnQuestions.initial;
  return { today: today?.state ?? nothing, before: before?.state ?? nothing };
};
