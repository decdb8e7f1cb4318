import { Button, Flex, Grid, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { AdminUserDetail } from '../../../../domain/contracts/admin.ts';
import { fieldLabel } from '../../../../domain/contracts/fields.ts';
import type { Instant } from '../../../../domain/kernel/time.ts';
import { useSession } from '../../../session/use-session.ts';
import { useShortDate } from '../../../session/use-short-date.ts';
import { Cells } from '../../../ui/cells.tsx';
import { classes } from '../../../ui/classes.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import { userQuery } from '../admin-queries.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { ChangeDialog, type UserWish } from './change-dialog.tsx';
import { ActivityPanel } from './parts/activity-panel.tsx';
import { SessionsPanel } from './parts/sessions-panel.tsx';
import { StudiesPanel } from './parts/studies-panel.tsx';
import { planWords } from './plan-words.ts';
import { Suspended } from './suspended.tsx';
import styles from './users.module.css';
import { wishesFor } from './wishes.ts';

const factsOf = (
  user: AdminUserDetail,
  day: (at: Instant) => string,
): readonly (readonly [string, string])[] => [
  ['Account', user.accountId],
  ['Email', `${user.email}${user.emailVerified ? ', confirmed' : ', not confirmed'}`],
  ['Field', user.healthcareField ? fieldLabel(user.healthcareField) : 'none chosen'],
  ['Role', user.role === 'admin' ? 'Admin' : 'Learner'],
  ['Plan', planWords(user)],
  ['Granted without payment', user.granted === 'free' ? 'nothing' : user.granted],
  ['Extended', user.extendedUntil ? `until ${day(user.extendedUntil)}` : 'nothing'],
  ['Trial', user.trialEndsAt ? `ends ${day(user.trialEndsAt)}` : 'none'],
  ['Paid until', user.paidUntil ? day(user.paidUntil) : 'nothing paid'],
  ['Seats of schools', String(user.seats)],
  ['Time zone', user.timeZone],
  ['Joined', day(user.createdAt)],
];

const Facts = ({ user }: { readonly user: AdminUserDetail }) => {
  const day = useShortDate();
  return (
    <Panel title="Account">
      <Grid asChild columns={{ initial: '1', sm: '200px 1fr' }} gapX="4" gapY="2" m="0">
        <dl>
          {factsOf(user, day).map(([name, value]) => (
            <Fragment key={name}>
              <Text size="2" color="gray" asChild>
                <dt>{name}</dt>
              </Text>
              <dd className={classes(textStyles['num'], styles['user-fact'])}>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </Grid>
    </Panel>
  );
};

const Shown = ({ user }: { readonly user: AdminUserDetail }) => {
  const { user: self } = useSession();
  const [wish, setWish] = useState<UserWish>();
  const wishes = wishesFor(user, self?.id === user.accountId);
  return (
    <Flex direction="column" gap="5">
      {user.suspendedAt ? <Suspended at={user.suspendedAt} /> : null}
      <Cells
        items={[
          { label: 'Quizzes', value: user.quizzesTaken, note: `${user.examsTaken} exams besides` },
          {
            label: 'Average Score',
            value: user.averageScore === null ? '–' : `${user.averageScore}%`,
            note: 'of the last ten',
          },
          { label: 'Streak', value: user.dailyStreak, note: `best ${user.highestStreak} days` },
          { label: 'AI Requests', value: user.aiRequests, note: 'study aids asked for' },
        ]}
      />
      <Facts user={user} />
      <Panel title="Change" note="Each change asks for a reason and stays in the audit.">
        <Flex gap="3" wrap="wrap">
          {wishes.map((one) => (
            <Button
              key={one.label}
              variant="surface"
              {...(one.isGrave ? { color: 'red' } : {})}
              onClick={() => setWish(one)}
            >
              {one.label}
            </Button>
          ))}
        </Flex>
      </Panel>
      <SessionsPanel accountId={user.accountId} />
      <ActivityPanel accountId={user.accountId} />
      <StudiesPanel accountId={user.accountId} />
      {wish ? <ChangeDialog user={user} wish={wish} onClose={() => setWish(undefined)} /> : null}
    </Flex>
  );
};

const OneUser = () => {
  const { accountId = '' } = useParams();
  const user = useQuery(userQuery(accountId));
  return (
    <>
      <p>
        <TextLink to="/admin?tab=users">All users</TextLink>
      </p>
      <PageHead
        title={user.data?.username ?? 'User'}
        answer={user.data && planWords(user.data)}
        action={
          <LinkButton to={`/admin/users/${accountId}/as-of`} variant="surface">
            View at a moment
          </LinkButton>
        }
      />
      <Loaded query={user} what="This account" skeleton={<PanelSkeleton height="520px" />}>
        {(data) => <Shown user={data} />}
      </Loaded>
    </>
  );
};

/** One account as an admin sees it. */
export const UserPage = () => (
  <AdminsOnly>
    <OneUser />
  </AdminsOnly>
);
