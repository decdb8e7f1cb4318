import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../web/http/query-client.ts';

const watch = (queryFn: () => Promise<unknown>) => {
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey: ['thing'], queryFn });
  const end = observer.subscribe(() => undefined);
  return { client, observer, end };
};

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

describe('the cache', () => {
  it('[CACHE-01] never holds its data to be stale', async () => {
    const { observer, end } = watch(async () => 'data');
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    vi.useFakeTimers({ now: Date.now() + 400 * 86_400_000 });
    expect(observer.getCurrentResult().isStale).toBe(false);
    end();
  });

  it('[CACHE-02] does not ask again when the window gets the focus', async () => {
    const fetched = vi.fn(async () => 'data');
    const { observer, end } = watch(fetched);
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    expect(fetched).toHaveBeenCalledOnce();
    end();
  });

  it('[CACHE-03] does not poll', async () => {
    vi.useFakeTimers();
    const fetched = vi.fn(async () => 'data');
    const { end } = watch(fetched);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fetched).toHaveBeenCalledOnce();
    end();
  });

  it('[CACHE-04] does not retry what failed', async () => {
    vi.useFakeTimers();
    const failing = vi.fn(async () => Promise.reject(new Error('no')));
    const { observer, end } = watch(failing);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(observer.getCurrentResult().isError).toBe(true);
    expect(failing).toHaveBeenCalledOnce();
    end();
  });
});
