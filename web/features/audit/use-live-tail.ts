import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AuditFilter, AuditPage } from '../../../domain/contracts/audit.ts';
import { counted } from '../../format/counts.ts';
import { auditKey, readLater } from './audit-queries.ts';

type Pages = InfiniteData<AuditPage, string | undefined>;

/** More than this is not added to what is shown: the log begins anew at its head. */
const mostShown = 300;
/** Whoever has scrolled further than this reads what is there. */
const nearTopPx = 160;

const shownOf = (pages: Pages | undefined) => pages?.pages.flatMap(({ entries }) => entries) ?? [];

const withLater = (pages: Pages, later: AuditPage): Pages => {
  const [first, ...others] = pages.pages;
  if (!first) return pages;
  return {
    ...pages,
    pages: [{ ...first, entries: [...later.entries, ...first.entries] }, ...others],
  };
};

const isTooMuch = (shown: number, { entries, nextBefore }: AuditPage): boolean =>
  nextBefore !== null || shown + entries.length > mostShown;

const words = ({ entries, nextBefore }: AuditPage): string =>
  `${counted(entries.length, 'new event')}${nextBefore === null ? '' : ' or more'}`;

/** Adds what came since to what is shown, or begins anew at the head where it is too much. */
const takeLater = async (client: QueryClient, filter: AuditFilter): Promise<string | undefined> => {
  const key = auditKey(filter);
  const shown = shownOf(client.getQueryData<Pages>(key));
  const later = await readLater(filter, shown[0]?.position);
  if (later.entries.length === 0) return undefined;
  if (isTooMuch(shown.length, later)) await client.resetQueries({ queryKey: key });
  else client.setQueryData<Pages>(key, (now) => now && withLater(now, later));
  return words(later);
};

/** Follows the log while it is on: what is new comes on top, or waits while somebody reads further down. */
export const useLiveTail = (filter: AuditFilter, isOn: boolean) => {
  const client = useQueryClient();
  const [isWaiting, setIsWaiting] = useState(false);
  const [said, setSaid] = useState('');
  const isBusy = useRef(false);

  const follow = useCallback(async (): Promise<void> => {
    if (isBusy.current || !client.getQueryData(auditKey(filter))) return;
    isBusy.current = true;
    try {
      const told = await takeLater(client, filter);
      if (told !== undefined) setSaid(told);
    } finally {
      isBusy.current = false;
    }
  }, [client, filter]);

  useEffect(() => {
    if (!isOn) return;
    const source = new EventSource('/api/admin/audit/tail', { withCredentials: true });
    const onGrown = (): void => {
      if (scrollY > nearTopPx) setIsWaiting(true);
      else follow().catch(() => setIsWaiting(true));
    };
    source.onmessage = onGrown;
    // What came while it was away is told by nobody.
    source.onopen = onGrown;
    return () => source.close();
  }, [isOn, follow]);

  return {
    /** What a screen reader hears, politely. */
    said,
    isWaiting: isOn && isWaiting,
    catchUp: (): void => {
      scrollTo({ top: 0 });
      setIsWaiting(false);
      void follow();
    },
  };
};
