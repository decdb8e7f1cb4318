import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLiveFeed } from '../../../web/live/live-feed.ts';
import { type FakeSource, fakeEventSources } from '../support/fake-event-source.ts';

const open = () => {
  const sources = fakeEventSources();
  const onMessage = vi.fn();
  const onReconnect = vi.fn();
  const close = openLiveFeed({ onMessage, onReconnect });
  return { sources, onMessage, onReconnect, close };
};

const refuse = (source: FakeSource | undefined): void => {
  if (source) source.readyState = 2;
  source?.onerror?.();
};

beforeEach(() => {
  vi.useFakeTimers();
});
describe('the live feed', () => {
  it('passes on what it understands', () => {
    const { sources, onMessage } = open();
    const message = { readModel: 'progress', position: '0000000042' };
    sources[0]?.onmessage?.({ data: JSON.stringify(message) });
    sources[0]?.onmessage?.({ data: 'no JSON' });
    sources[0]?.onmessage?.({ data: '{"readModel":"weather","position":"1"}' });
    expect(onMessage.mock.calls).toEqual([[message]]);
  });

  it('leaves a dropped connection to the browser, and tells when it is back', () => {
    const { sources, onReconnect } = open();
    sources[0]?.onopen?.();
    expect(onReconnect).not.toHaveBeenCalled();
    sources[0]?.onerror?.();
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    sources[0]?.onopen?.();
    expect(onReconnect).toHaveBeenCalledOnce();
  });

  it('tries a refused connection again, ever more slowly', () => {
    const { sources, onReconnect } = open();
    refuse(sources[0]);
    vi.advanceTimersByTime(999);
    expect(sources).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(2);
    refuse(sources[1]);
    vi.advanceTimersByTime(2000);
    expect(sources).toHaveLength(3);
    sources[2]?.onopen?.();
    expect(onReconnect).toHaveBeenCalledOnce();
  });

  it('never waits longer than half a minute', () => {
    const { sources } = open();
    for (let tries = 0; tries < 10; tries += 1) {
      refuse(sources.at(-1));
      vi.advanceTimersByTime(30_000);
    }
    expect(sources).toHaveLength(11);
  });

  it('ends when it is closed, even between two tries', () => {
    const { sources, close } = open();
    refuse(sources[0]);
    close();
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    expect(sources[0]?.isClosed).toBe(true);
  });
});
