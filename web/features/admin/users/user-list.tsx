import { Badge, Flex, Select, Table, Text, TextField } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { AdminUser, UserPage } from '../../../../domain/contracts/admin.ts';
import { professionOptions } from '../../../../domain/contracts/fields.ts';
import { grouped } from '../../../format/counts.ts';
import { useShortDate } from '../../../session/use-short-date.ts';
import { classes } from '../../../ui/classes.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageTurns } from '../../../ui/page-turns.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import tablesStyles from '../../../ui/tables.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import { usersQuery } from '../admin-queries.ts';
import { planWords } from './plan-words.ts';
import styles from './users.module.css';

const all = 'all';
const filters = {
  plan: { name: 'Plan', options: { all: 'All plans', pro: 'Pro', trial: 'Trial', free: 'Free' } },
  role: { name: 'Role', options: { all: 'All roles', learner: 'Learners', admin: 'Admins' } },
  state: {
    name: 'State',
    options: { all: 'Any state', open: 'Open', suspended: 'Suspended' },
  },
  field: {
    name: 'Field',
    options: {
      all: 'All fields',
      ...Object.fromEntries(professionOptions.map(({ value, label }) => [value, label])),
    },
  },
  sort: {
    name: 'Order',
    options: { all: 'Newest first', oldest: 'Oldest first', name: 'By username' },
  },
} as const;
type Filter = keyof typeof filters;
const known = ['search', 'after', 'before', ...Object.keys(filters)] as const;

/** What of the address the list goes by, as the API names it. */
const useSought = () => {
  const [address, setAddress] = useSearchParams();
  const sought = new URLSearchParams(
    known.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  /** Another search begins at its first page. */
  const set = (name: string, value: string): void =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const place of ['after', 'before']) after.delete(place);
        if (value === '' || value === all) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { sought, set };
};

type ChoiceProps = {
  readonly filter: Filter;
  readonly value: string;
  readonly onChoose: (value: string) => void;
};

const Choice = ({ filter, value, onChoose }: ChoiceProps) => {
  const { name, options } = filters[filter];
  return (
    <Select.Root value={value} onValueChange={onChoose}>
      <Select.Trigger aria-label={name} />
      <Select.Content>
        {Object.entries(options).map(([key, label]) => (
          <Select.Item key={key} value={key}>
            {label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
};

const average = ({ averageScore }: AdminUser): string =>
  averageScore === null ? 'none yet' : `${averageScore}%`;

const Row = ({ user }: { readonly user: AdminUser }) => {
  const day = useShortDate();
  return (
    <Table.Row>
      <Table.RowHeaderCell>
        <TextLink to={`/admin/users/${user.accountId}`}>{user.username}</TextLink>
        <Text as="div" size="2" color="gray">
          {user.email}
        </Text>
      </Table.RowHeaderCell>
      <Table.Cell data-name="Plan">
        {planWords(user)} {user.role === 'admin' ? <Badge color="blue">Admin</Badge> : null}{' '}
        {user.suspendedAt ? <Badge color="red">Suspended</Badge> : null}
      </Table.Cell>
      <Table.Cell data-name="Field">{user.healthcareField ?? 'none'}</Table.Cell>
      <Table.Cell data-name="Quizzes">{grouped(user.quizzesTaken)}</Table.Cell>
      <Table.Cell data-name="Average">{average(user)}</Table.Cell>
      <Table.Cell data-name="Joined">{day(user.createdAt)}</Table.Cell>
    </Table.Row>
  );
};

const columns = ['User', 'Plan', 'Field', 'Quizzes', 'Average', 'Joined'] as const;

const Users = ({ users }: { readonly users: readonly AdminUser[] }) =>
  users.length === 0 ? (
    <Text as="p" color="gray">
      Nobody matches. A search finds the beginning of a username or an email address, or a whole
      account id.
    </Text>
  ) : (
    <Table.Root className={classes(tablesStyles['bare'], styles['users'])} size="2">
      <Table.Header>
        <Table.Row>
          {columns.map((column) => (
            <Table.ColumnHeaderCell key={column}>{column}</Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {users.map((user) => (
          <Row key={user.accountId} user={user} />
        ))}
      </Table.Body>
    </Table.Root>
  );

type PagesProps = Pick<UserPage, 'total' | 'isMore' | 'next' | 'previous'> & {
  readonly onGo: (where: 'after' | 'before', accountId: string) => void;
};

const Pages = ({ total, isMore, next, previous, onGo }: PagesProps) => {
  const found = `${isMore ? 'More than ' : ''}${grouped(total)} found`;
  return (
    <PageTurns
      label="Pages of users"
      status={found}
      onPrevious={previous ? () => onGo('before', previous) : undefined}
      onNext={next ? () => onGo('after', next) : undefined}
    />
  );
};

/** Accounts, searched and paged by the server. */
export const UserList = () => {
  const { sought, set } = useSought();
  const page = useQuery(usersQuery(sought.toString()));
  return (
    <Panel>
      <Flex gap="3" wrap="wrap" mb="4">
        <TextField.Root
          className={styles['user-search']}
          type="search"
          placeholder="Username, email or account id"
          aria-label="Search users"
          defaultValue={sought.get('search') ?? ''}
          maxLength={254}
          onChange={({ target }) => set('search', target.value.trim())}
        >
          <TextField.Slot>
            <Search size={16} aria-hidden="true" />
          </TextField.Slot>
        </TextField.Root>
        {(Object.keys(filters) as Filter[]).map((filter) => (
          <Choice
            key={filter}
            filter={filter}
            value={sought.get(filter) ?? all}
            onChoose={(value) => set(filter, value)}
          />
        ))}
      </Flex>
      <Loaded query={page} what="The users" skeleton={<PanelSkeleton height="480px" />}>
        {(data) => (
          <>
            <Users users={data.users} />
            <Pages {...data} onGo={set} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};
