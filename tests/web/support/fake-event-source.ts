import { vi } from 'vitest';

/** The browser's side of a server-sent event stream, moved by the test. */
export type FakeSource = {
  readyState: number;
  onopen: (() => void) | null;
  onerror: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  isClosed: boolean;
  close: () => void;
};

/** Returns every stream the page opened, oldest first. */
export const fakeEventSources = (): readonly FakeSource[] => {
  const sources: FakeSource[] = [];
  const open = function open(): FakeSource {
    const source: FakeSource = {
      readyState: 0,
      onopen: null,
      onerror: null,
      onmessage: null,
      isClosed: false,
      close: () => {
        source.isClosed = true;
      },
    };
    sources.push(source);
    return source;
  };
  vi.stubGlobal('EventSource', Object.assign(vi.fn(open), { CONNECTING: 0, OPEN: 1, CLOSED: 2 }));
  return sources;
};
