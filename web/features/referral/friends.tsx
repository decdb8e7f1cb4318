import { Box, Flex, Table, Text } from '@radix-ui/themes';
import { Check, Minus, Undo2 } from 'lucide-react';
import { referralTerms } from '../../../domain/contracts/referral.ts';
import type {
  ReferralReward,
  ReferralState,
  ReferralStats,
} from '../../../domain/contracts/referral-stats.ts';
import { dayIn, type Instant, type TimeZone } from '../../../domain/kernel/time.ts';
import { counted } from '../../format/counts.ts';
import { dayWords } from '../../format/day-words.ts';
import { dollars } from '../../format/dollars.ts';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import tablesStyles from '../../ui/tables.module.css';
import textStyles from '../../ui/text.module.css';

const looks = {
  joined: { color: 'gray', Icon: Minus, word: 'Joined' },
  converted: { color: 'green', Icon: Check, word: 'Pays for Pro' },
  reversed: { color: 'amber', Icon: Undo2, word: 'Refunded, taken back' },
} as const;

const State = ({ is }: { readonly is: ReferralState }) => {
  const { color, Icon, word } = looks[is];
  return (
    <Flex asChild display="inline-flex" align="center" gap="1">
      <Text size="2" color={color}>
        <Icon size={14} aria-hidden="true" />
        {word}
      </Text>
    </Flex>
  );
};

type RowProps = { readonly reward: ReferralReward; readonly timeZone: TimeZone };

const on = (at: Instant, timeZone: TimeZone): string => dayWords(dayIn(timeZone, at));

const sinceWords = ({ state, changedAt }: ReferralReward, timeZone: TimeZone): string => {
  if (changedAt === null) return 'No paid invoice yet';
  return state === 'converted'
    ? `First invoice paid ${on(changedAt, timeZone)}`
    : `Refunded ${on(changedAt, timeZone)}`;
};

const earned = ({ quizCredits, creditCents }: ReferralReward): string => {
  const parts = [
    quizCredits > 0 ? `+${quizCredits} quiz credits` : '',
    creditCents > 0 ? dollars(creditCents) : '',
  ].filter((part) => part !== '');
  return parts.join(', ') || 'None';
};

const columns = ['Joined', 'Since then', 'State', 'Reward'] as const;

const TableRow = ({ reward, timeZone }: RowProps) => (
  <Table.Row align="center">
    <Table.RowHeaderCell>{on(reward.joinedAt, timeZone)}</Table.RowHeaderCell>
    <Table.Cell>
      <Text color="gray">{sinceWords(reward, timeZone)}</Text>
    </Table.Cell>
    <Table.Cell>
      <State is={reward.state} />
    </Table.Cell>
    <Table.Cell justify="end">{earned(reward)}</Table.Cell>
  </Table.Row>
);

const SmallRow = ({ reward, timeZone }: RowProps) => (
  <Flex justify="between" align="start" gap="3" py="3" asChild>
    <li>
      <Box>
        <Text as="div" size="2" weight="medium">
          Joined {on(reward.joinedAt, timeZone)}
        </Text>
        <Text as="div" size="2" color="gray">
          {sinceWords(reward, timeZone)}
        </Text>
        <State is={reward.state} />
      </Box>
      <Text size="2" align="right" className={textStyles['num']}>
        {earned(reward)}
      </Text>
    </li>
  </Flex>
);

const creditWords = ({ creditCents, creditLeftCents }: ReferralStats): string => {
  if (creditCents === 0 && creditLeftCents === 0) return '';
  return creditLeftCents > 0
    ? `: ${dollars(creditLeftCents)} of it is there to be used`
    : ': all of it has been used';
};

type FriendsProps = { readonly stats: ReferralStats; readonly timeZone: TimeZone };

const Rows = ({ stats: { rewards }, timeZone }: FriendsProps) => (
  <>
    <Box display={{ initial: 'none', sm: 'block' }}>
      <Table.Root className={tablesStyles['bare']} size="1">
        <Table.Header>
          <Table.Row>
            {columns.map((name) => (
              <Table.ColumnHeaderCell key={name} justify={name === 'Reward' ? 'end' : 'start'}>
                {name}
              </Table.ColumnHeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rewards.map((reward) => (
            <TableRow key={reward.joinedAt} reward={reward} timeZone={timeZone} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
    <Box display={{ initial: 'block', sm: 'none' }} asChild>
      <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
        {rewards.map((reward) => (
          <SmallRow key={reward.joinedAt} reward={reward} timeZone={timeZone} />
        ))}
      </ul>
    </Box>
  </>
);

/** Everybody who came by the code, by the day and never by name. */
export const Friends = ({ stats, timeZone }: FriendsProps) => {
  if (stats.count === 0) {
    return (
      <EmptyState
        title="Nobody has joined by your code yet"
        text="Each friend who does will be listed here with the day, whether they pay for Pro and what you earned. Names and scores stay theirs."
      />
    );
  }
  return (
    <Panel
      title={`${counted(stats.count, 'friend')} joined, ${stats.conversions} pay for Pro`}
      note="By the day they joined. Names and scores stay theirs."
    >
      <Rows stats={stats} timeZone={timeZone} />
      <Text
        as="p"
        size="2"
        color="gray"
        mt="4"
        className={classes(textStyles['measure'], textStyles['pretty'])}
      >
        One reward of each kind a friend, none for yourself, at most {referralTerms.rewardsPerMonth}{' '}
        of a kind a month. If a friend’s first payment is refunded, its credit is taken back.
        Practice has no limit today, so quiz credits are kept. Dollar credit comes off your next
        invoice by itself{creditWords(stats)}.
      </Text>
    </Panel>
  );
};
