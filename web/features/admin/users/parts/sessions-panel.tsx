import { Badge, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { type SessionEntry, sessionList } from '../../../../../domain/contracts/account.ts';
import { recentDate } from '../../../../format/learner-dates.ts';
import { useSession } from '../../../../session/use-session.ts';
import bareListStyles from '../../../../ui/bare-list.module.css';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { adminRequest } from '../../admin-request.ts';
import styles from '../users.module.css';

const Session = ({ device, newDevice, lastSeenAt }: SessionEntry) => {
  const { user } = useSession();
  return (
    <li className={styles['user-line']}>
      <Text as="div" size="2">
        {device} {newDevice ? <Badge color="amber">New device</Badge> : null}
      </Text>
      <Text as="div" size="2" color="gray">
        Last seen: {user ? recentDate(lastSeenAt, user) : ''}
      </Text>
    </li>
  );
};

/** Where the account is signed in now. */
export const SessionsPanel = ({ accountId }: { readonly accountId: string }) => {
  const sessions = useQuery({
    queryKey: ['admin', 'user', accountId, 'sessions'],
    queryFn: ({ signal }) =>
      adminRequest({ path: `/api/admin/users/${accountId}/sessions`, schema: sessionList, signal }),
  });
  return (
    <Panel title="Sessions" note="Devices on which the account is signed in, the latest first.">
      <Loaded query={sessions} what="The sessions" skeleton={<Skeleton height="80px" />}>
        {(list) =>
          list.length === 0 ? (
            <Text as="p" color="gray">
              Signed in nowhere.
            </Text>
          ) : (
            <ul className={bareListStyles['bare-list']}>
              {list.map((one) => (
                <Session key={one.id} {...one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
};
