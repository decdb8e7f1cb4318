import { Grid, Table, Text } from '@radix-ui/themes';
import type { Capability } from '../../../../../domain/contracts/entitlements.ts';
import type { UserPast } from '../../../../../domain/contracts/user-past.ts';
import type { Instant } from '../../../../../domain/kernel/time.ts';
import { counted } from '../../../../format/counts.ts';
import { useShortDate } from '../../../../session/use-short-date.ts';
import bareListStyles from '../../../../ui/bare-list.module.css';
import { Cells } from '../../../../ui/cells.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import tablesStyles from '../../../../ui/tables.module.css';
import styles from '../users.module.css';

const tiers = { free: 'Free', monthly: 'Pro, monthly', annual: 'Pro, annual' } as const;

const rights: readonly (readonly [Capability, string])[] = [
  ['practiceQuizzes', 'Practice quizzes'],
  ['customQuizzes', 'Custom quizzes'],
  ['fullLengthExams', 'Full-length exams'],
  ['clinicalSimulations', 'Clinical simulations'],
  ['spacedReview', 'Spaced review'],
  ['detailedAnalytics', 'Detailed analytics'],
];

type Account = UserPast['was']['account'];
type Words = (at: Instant) => string;

const until = (at: Instant | null, day: Words): string => (at ? `until ${day(at)}` : 'nothing');

const rowsOf = (account: Account, day: Words): Readonly<Record<string, string>> => ({
  Plan: tiers[account.tier],
  Paid: until(account.paidUntil, day),
  Trial: until(account.trialEndsAt, day),
  Extended: until(account.extendedUntil, day),
  Role: account.role === 'admin' ? 'Admin' : 'Learner',
  'Sign-in': account.suspendedAt ? 'suspended' : 'open',
  ...Object.fromEntries(
    rights.map(([name, label]) => [label, account.mayUse[name] ? 'yes' : 'no']),
  ),
});

const Rights = ({ was, is }: Pick<UserPast, 'was' | 'is'>) => {
  const day = useShortDate();
  const [then, now] = [rowsOf(was.account, day), rowsOf(is.account, day)];
  return (
    <Panel title="What they could do" note="Plan and entitlements at that moment, and now.">
      <Table.Root size="1" className={tablesStyles['bare']}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>Right</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Then</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Now</Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {Object.entries(then).map(([label, value]) => (
            <Table.Row key={label}>
              <Table.RowHeaderCell>{label}</Table.RowHeaderCell>
              <Table.Cell>{value}</Table.Cell>
              <Table.Cell>{now[label]}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Panel>
  );
};

const History = ({ history }: Pick<UserPast, 'history'>) => {
  const day = useShortDate();
  return (
    <Panel title="Recent activity, as they saw it">
      {history.length === 0 ? (
        <Text as="p" color="gray">
          Nothing was submitted by then.
        </Text>
      ) : (
        <ul className={bareListStyles['bare-list']} aria-label="Recent activity">
          {history.map(({ id, exam, mode, totalQuestions, score, createdAt }) => (
            <li key={id} className={styles['user-line']}>
              <Text as="div" size="2">
                {exam ?? mode}, {counted(totalQuestions, 'question')},{' '}
                <Text weight="medium">{score === null ? 'no percent score' : `${score}%`}</Text>
              </Text>
              <Text as="div" size="2" color="gray">
                {day(createdAt)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

/** Progress, plan and rights of an account at a moment, each beside what it is now. */
export const PastFigures = ({ past }: { readonly past: UserPast }) => {
  const { progress: then } = past.was;
  const { progress: now } = past.is;
  return (
    <>
      <Cells
        items={[
          { label: 'Total Quizzes', value: then.quizzesTaken, note: `${now.quizzesTaken} now` },
          {
            label: 'Average Score',
            value: then.scores === 0 ? '–' : `${then.averageScore}%`,
            note: now.scores === 0 ? 'none now' : `${now.averageScore}% now`,
          },
          {
            label: 'Flashcards reviewed',
            value: then.flashcardsReviewed,
            note: `${now.flashcardsReviewed} now`,
          },
          {
            label: 'Streak',
            value: then.dailyStreak,
            note: `best ${then.highestStreak}, ${now.dailyStreak} now`,
          },
        ]}
      />
      <Grid columns={{ initial: '1', md: '2' }} gap="4" align="start">
        <Rights {...past} />
        <History {...past} />
      </Grid>
    </>
  );
};
