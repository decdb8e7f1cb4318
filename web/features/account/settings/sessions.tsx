import { Badge, Box, Button, Flex, Skeleton, Text } from '@radix-ui/themes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { SessionEntry } from '../../../../domain/contracts/account.ts';
import type { TimeZone } from '../../../../domain/kernel/time.ts';
import { dateAndTime } from '../../../format/learner-dates.ts';
import { request } from '../../../http/request.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { showToast } from '../../../toast/toast-store.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import textStyles from '../../../ui/text.module.css';
import { sessionsKey, sessionsQuery } from '../queries/sessions-query.ts';

const useEndSession = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request({
        path: `/api/auth/sessions/${encodeURIComponent(id)}`,
        method: 'DELETE',
        schema: z.unknown(),
      }),
    onSuccess: () =>
      showToast({ title: 'Session ended', description: 'That device is signed out.' }),
    onError: (error) => reportFailure('Could not end the session', error),
    // Refused or not, the list may be out of date.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
};

const EndButton = ({ id, device }: Pick<SessionEntry, 'id' | 'device'>) => {
  const { mutate, isPending } = useEndSession();
  return (
    <Button
      variant="surface"
      color="gray"
      {...highContrast}
      loading={isPending}
      aria-label={`End the session on ${device}`}
      onClick={() => mutate(id)}
    >
      End
    </Button>
  );
};

const useEndOthers = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request({ path: '/api/auth/sessions', method: 'DELETE', schema: z.unknown() }),
    onSuccess: () =>
      showToast({
        title: 'Signed out everywhere else',
        description: 'Only this device is signed in.',
      }),
    onError: (error) => reportFailure('Could not sign out everywhere else', error),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
};

const EndOthersButton = () => {
  const { mutate, isPending } = useEndOthers();
  return (
    <Button
      mt="3"
      variant="surface"
      color="gray"
      {...highContrast}
      loading={isPending}
      onClick={() => mutate()}
    >
      Sign out everywhere else
    </Button>
  );
};

type RowProps = { readonly session: SessionEntry; readonly timeZone: TimeZone };

const Row = ({ session, timeZone }: RowProps) => {
  const { id, device, current, lastSeenAt, newDevice } = session;
  return (
    <Flex asChild justify="between" align="center" gap="4" py="3">
      <li>
        <Box minWidth="0">
          <Text as="div" size="3" className={textStyles['unbroken']}>
            {device} {newDevice ? <Badge color="amber">New device</Badge> : null}
          </Text>
          <Text as="div" size="2" color="gray">
            Last active {dateAndTime(lastSeenAt, { timeZone })}
          </Text>
        </Box>
        {current ? <Badge>This device</Badge> : <EndButton id={id} device={device} />}
      </li>
    </Flex>
  );
};

/** Where the learner is signed in. */
export const Sessions = ({ timeZone }: { readonly timeZone: TimeZone }) => {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery());
  if (isPending)
    return <Skeleton height="120px" role="status" aria-label="Loading your sessions" />;
  if (!sessions) return <LoadFailed what="Your sessions" onRetry={refetch} />;
  return (
    <>
      <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} timeZone={timeZone} />
        ))}
      </ul>
      {sessions.length > 1 ? <EndOthersButton /> : null}
    </>
  );
};
