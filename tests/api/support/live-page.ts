import { type LiveMessage, liveMessage } from '../../../domain/contracts/live.ts';

export type LivePage = {
  readonly status: number;
  readonly headers: Headers;
  readonly messages: readonly LiveMessage[];
  /** Comments that keep the connection open. */
  readonly heartbeats: () => number;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly leave: () => void;
};

/** A page that listens to /api/live with this cookie. */
export const livePage = async (origin: string, cookie: string): Promise<LivePage> => {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/live`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  const messages: LiveMessage[] = [];
  let heartbeats = 0;
  let rest = '';

  const take = (text: string): void => {
    rest += text;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block === ':') heartbeats += 1;
      if (block.startsWith('data: ')) messages.push(liveMessage.parse(JSON.parse(block.slice(6))));
    }
  };
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) take(decoder.decode(chunk, { stream: true }));
  };
  // A page that left by itself has no end to report.
  const ended = read().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return {
    status: response.status,
    headers: response.headers,
    messages,
    heartbeats: () => heartbeats,
    ended,
    leave: () => leaving.abort(),
  };
};
