import { type LiveMessage, liveReadModel } from '../../domain/contracts/live.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Hint } from '../../domain/ports/hints.ts';
import type { ProjectionName } from '../../projectors/all.ts';
import { openStreams, type StreamsWorld } from './open-streams.ts';

/** Of one account in one process: far more pages than anybody keeps open. */
export const mostStreams = 30;

const mostUnreadBytes = 64 * 1024;

/** What a page shows has the name of a projection: by another it would never be told. */
type ProjectionMessage = LiveMessage & { readonly readModel: ProjectionName };

const messageOf = (hint: Extract<Hint, { kind: 'projected' }>): ProjectionMessage | undefined => {
  const { success, data } = liveReadModel.safeParse(hint.projection);
  return success ? { readModel: data, position: hint.position } : undefined;
};

/** The open pages of learners: each hears of what moved of its own. */
export const liveStreams = (world: StreamsWorld) => {
  const { add, of, everyone, write, close } = openStreams({ ...world, mostUnreadBytes });

  const stopListening = world.bus.listen((hint) => {
    const message = hint.kind === 'projected' && messageOf(hint);
    if (!message) return;
    const text = `data: ${JSON.stringify(message)}\n\n`;
    for (const subject of new Set(hint.subjects)) {
      for (const stream of of(subject)) write(stream, text);
    }
  });

  return {
    add,
    isFull: (account: AccountId): boolean => of(account).length >= mostStreams,
    count: (): number => everyone().length,
    close: (): void => {
      stopListening();
      close();
    },
  };
};
export type LiveStreams = ReturnType<typeof liveStreams>;
