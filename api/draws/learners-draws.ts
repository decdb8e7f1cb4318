import { type DrawnQuestions, drawnQuestions } from '../../domain/draws/drawn-questions.ts';
import { loadStream, recalledStream } from '../../domain/handling/load-stream.ts';
import type { StreamMemory } from '../../domain/handling/stream-memory.ts';
import { type AccountId, drawsStream, type StreamName } from '../../domain/kernel/ids.ts';
import { addDays, dayIn, type Instant, utc } from '../../domain/kernel/time.ts';
import type { EventLog } from '../../domain/ports/event-log.ts';

/** What a learner drew today and the day before: nothing older matters to anybody. */
export type LearnersDraws = { readonly today: DrawnQuestions; readonly before: DrawnQuestions };

export type DrawsSource = {
  readonly log: Pick<EventLog, 'readStream' | 'readPlaces'>;
  readonly memory?: StreamMemory;
};

/** The streams that hold more than what is remembered of them, looked for together. */
const grown = async (
  source: DrawsSource,
  streams: readonly StreamName[],
): Promise<ReadonlySet<string>> => {
  const next = streams.map((stream) => {
    const last = recalledStream(source, stream)?.recorded.at(-1);
    return { stream, revision: last ? last.revision + 1 : 0 };
  });
  return new Set((await source.log.readPlaces(next)).map(({ stream }) => stream));
};

/** Read from the log: a read model may be behind. Throws what the log throws. */
export const learnersDraws = async (
  source: DrawsSource,
  learner: AccountId,
  at: Instant,
): Promise<LearnersDraws> => {
  const day = dayIn(utc, at);
  const streams = [day, addDays(day, -1)].map((each) => drawsStream(learner, each));
  // Taken before the log is asked: what is remembered later may hold what this look did not.
  const known = streams.map((stream) => recalledStream<DrawnQuestions>(source, stream));
  const longer = await grown(source, streams);
  const [today, before] = await Promise.all(
    streams.map(async (stream, index) =>
      longer.has(stream) ? loadStream(source, stream, drawnQuestions) : known[index],
    ),
  );
  const nothing = drawnQuestions.initial;
  return { today: today?.state ?? nothing, before: before?.state ?? nothing };
};
