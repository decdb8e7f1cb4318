import { Flex, Skeleton, VisuallyHidden } from '@radix-ui/themes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type AuditCounts,
  type AuditEntry,
  mostNamed,
  type ShownNames,
} from '../../../domain/contracts/audit.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { dayIn } from '../../../domain/kernel/time.ts';
import { grouped } from '../../format/counts.ts';
import type { LearnerCalendar } from '../../format/learner-dates.ts';
import { useSession } from '../../session/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AdminsOnly } from '../admin/admins-only.tsx';
import { useAuditAddress } from './audit-filter.ts';
import { AuditLog, LogSkeleton, NewEvents } from './audit-log.tsx';
import { auditCountsQuery, auditQuery } from './audit-queries.ts';
import { ExportMenu } from './export-menu.tsx';
import { FiltersBar } from './filters-bar.tsx';
import { NamesContext } from './names/names-context.ts';
import { ShowNames } from './names/show-names.tsx';
import { SealPanel } from './seal-panel.tsx';
import { useLiveTail } from './use-live-tail.ts';

const mostDays = 14;

/** Small counts read as words. */
const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const answerOf = ({ today, notableToday }: AuditCounts): string => {
  const all = `${grouped(today.count)}${today.isMore ? ' or more' : ''} ${today.count === 1 ? 'event' : 'events'} today`;
  if (notableToday.count === 0) return `${all}; nothing that needs a look.`;
  return `${all}; ${small[notableToday.count] ?? grouped(notableToday.count)} worth a look.`;
};

/** People on the page whose names are not known yet; nobody opens their own. */
const unnamed = (
  entries: readonly AuditEntry[],
  known: ReadonlyMap<AccountId, string>,
  viewer: AccountId | undefined,
): readonly AccountId[] => {
  const all = entries.flatMap(({ actor, about }) => [actor.id, about]);
  const ids = [...new Set(all)].filter((id) => id !== null && id !== viewer && !known.has(id));
  return ids.filter((id) => id !== null).slice(0, mostNamed);
};

const namesIn = ({ people }: ShownNames): readonly (readonly [AccountId, string])[] =>
  people.map(({ accountId, name }) => [accountId, name ?? 'A person who was forgotten']);

const Answer = ({ counts }: { readonly counts: AuditCounts | undefined }) =>
  counts ? answerOf(counts) : <Skeleton>12,345 events today; nothing that needs a look.</Skeleton>;

const Log = ({
  calendar,
  viewer,
}: {
  readonly calendar: LearnerCalendar;
  readonly viewer: AccountId;
}) => {
  const address = useAuditAddress();
  const asked = JSON.stringify(address.filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as it says the same it is the same
  const filter = useMemo(() => address.filter, [asked]);
  const [known, setKnown] = useState<ReadonlyMap<AccountId, string>>(new Map());
  const names = useMemo(() => ({ known, viewer }), [known, viewer]);
  const query = useInfiniteQuery(auditQuery(filter));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const days = [...new Set(entries.map(({ at }) => dayIn(calendar.timeZone, at)))];
  const shownDays = days.length > 0 ? days.slice(-mostDays) : [calendar.today];
  const { data: counts } = useQuery(auditCountsQuery(filter, shownDays));
  const tail = useLiveTail(filter, address.isLive);
  const onShown = (shown: ShownNames): void =>
    setKnown((before) => new Map([...before, ...namesIn(shown)]));
  return (
    <NamesContext value={names}>
      <PageHead
        title="Audit"
        answer={<Answer counts={counts} />}
        action={
          <Flex gap="3" wrap="wrap">
            <ShowNames people={unnamed(entries, known, viewer)} onShown={onShown} />
            <ExportMenu filter={filter} />
          </Flex>
        }
      />
      <FiltersBar {...address} today={calendar.today} />
      <VisuallyHidden role="status">{tail.said}</VisuallyHidden>
      {tail.isWaiting ? <NewEvents onShow={tail.catchUp} /> : null}
      <Loaded query={query} what="The log" skeleton={<LogSkeleton />}>
        {() => (
          <AuditLog
            {...address}
            entries={entries}
            counts={counts}
            calendar={calendar}
            isFetching={query.isFetchingNextPage}
            onEarlier={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          />
        )}
      </Loaded>
      <SealPanel calendar={calendar} />
    </NamesContext>
  );
};

const WithSession = () => {
  const { user } = useSession();
  return user ? <Log calendar={user} viewer={user.id} /> : null;
};

/** Everything that happened, as a log that people can read; for administrators. */
export const AuditPage = () => (
  <AdminsOnly>
    <WithSession />
  </AdminsOnly>
);
