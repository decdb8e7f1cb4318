import { Button, Flex, Skeleton, Text } from '@radix-ui/themes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, auditPage } from '../../../../../domain/contracts/audit.ts';
import { recentDate } from '../../../../format/learner-dates.ts';
import { useSession } from '../../../../session/use-session.ts';
import bareListStyles from '../../../../ui/bare-list.module.css';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { adminRequest } from '../../admin-request.ts';
import styles from '../users.module.css';

const perPage = 15;

const Entry = ({
  accountId,
  entry,
}: {
  readonly accountId: string;
  readonly entry: AuditEntry;
}) => {
  const { user } = useSession();
  const { verb, what, tail } = entry.says;
  const by = entry.actor.kind === 'system' ? 'The product' : 'An admin';
  return (
    <li className={styles['user-line']}>
      <Text as="div" size="2">
        {entry.actor.id === accountId ? '' : `${by} `}
        {verb} <Text weight="medium">{what}</Text>
        {tail === null ? null : <Text color="gray"> {tail}</Text>}
      </Text>
      <Flex gap="3" wrap="wrap" justify="between">
        <Text size="2" color="gray">
          {user ? recentDate(entry.at, user) : ''}
        </Text>
        <code className={styles['user-type']}>{entry.type}</code>
      </Flex>
    </li>
  );
};

/** What the account did and what was done to it, the latest first. */
export const ActivityPanel = ({ accountId }: { readonly accountId: string }) => {
  const { data, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['admin', 'user', accountId, 'activity'],
      queryFn: ({ pageParam, signal }) =>
        adminRequest({
          path: `/api/admin/audit?person=${accountId}&limit=${perPage}${pageParam ? `&before=${pageParam}` : ''}`,
          schema: auditPage,
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    });
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <Panel title="Activity" note="The latest events of this account.">
      {isError ? <LoadFailed what="The activity" onRetry={refetch} error={error} /> : null}
      {entries || isError ? null : <Skeleton height="320px" />}
      {entries ? (
        <ul className={bareListStyles['bare-list']} aria-label="Activity">
          {entries.map((entry) => (
            <Entry key={entry.position} accountId={accountId} entry={entry} />
          ))}
        </ul>
      ) : null}
      <Flex gap="4" mt="4" align="center" wrap="wrap">
        {hasNextPage ? (
          <Button variant="surface" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show {perPage} earlier
          </Button>
        ) : null}
        <TextLink to={`/admin/audit?person=${accountId}`}>Open in Audit</TextLink>
      </Flex>
    </Panel>
  );
};
