import { type OpenStream, openStreams, type StreamsWorld } from '../live/open-streams.ts';

/** In one process. */
const mostTails = 50;
/** A busy product appends hundreds of events a second; a page is told this often. */
const tellMs = 500;
const mostUnreadBytes = 16 * 1024;

/** Open pages that follow the audit: told that it has grown, a few times a second at the most. */
export const auditTails = (world: StreamsWorld) => {
  const { add, everyone, write, close } = openStreams({ ...world, mostUnreadBytes });
  let waiting: NodeJS.Timeout | undefined;
  let position = '';
  const moved = new Set<string>();
  /** Whose events a page is told of; everybody's where it is not said. */
  const among = new WeakMap<OpenStream, readonly string[]>();

  const isTold = (tail: OpenStream): boolean =>
    among.get(tail)?.some((one) => moved.has(one)) ?? true;

  const tell = (): void => {
    waiting = undefined;
    const text = `data: ${JSON.stringify({ position })}\n\n`;
    for (const tail of everyone()) if (isTold(tail)) write(tail, text);
    moved.clear();
  };

  const stopListening = world.bus.listen((hint) => {
    if (hint.kind !== 'projected' || hint.projection !== 'audit' || hint.onlyPassed) return;
    if (everyone().length === 0) return;
    position = hint.position;
    for (const subject of hint.subjects) moved.add(subject);
    waiting ??= setTimeout(tell, tellMs);
  });

  return {
    add: (tail: OpenStream, of: readonly string[] | undefined): void => {
      if (of) among.set(tail, of);
      add(tail);
    },
    isFull: (): boolean => everyone().length >= mostTails,
    close: (): void => {
      clearTimeout(waiting);
      stopListening();
      close();
    },
  };
};
