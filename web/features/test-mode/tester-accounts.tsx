import { Badge, DataList, Table } from '@radix-ui/themes';
import { Panel } from '../../ui/panel.tsx';

const accounts = [
  {
    names: 'test01 to test99, test100',
    type: 'Pro',
    can: 'Everything a paying learner has; no payment is asked',
  },
  { names: 'admin01', type: 'Admin', can: 'Watches testers, sees analytics, manages content' },
] as const;

const facts = [
  ['The number', 'Seeds the sample data: test07 is the same learner on every machine.'],
  ['You will find', '10 quizzes, a streak, reviews, analytics; as admin, 20 learners.'],
  ['What you do', 'Is kept as real events, marked as a test, and left out of every metric.'],
] as const;

const Accounts = () => (
  <Table.Root size="2" mb="5">
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeaderCell>Username</Table.ColumnHeaderCell>
        <Table.ColumnHeaderCell>Type</Table.ColumnHeaderCell>
        <Table.ColumnHeaderCell>What it can do</Table.ColumnHeaderCell>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {accounts.map(({ names, type, can }) => (
        <Table.Row key={type}>
          <Table.RowHeaderCell>{names}</Table.RowHeaderCell>
          <Table.Cell>
            <Badge color="gray" size="2">
              {type}
            </Badge>
          </Table.Cell>
          <Table.Cell>{can}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

/** What the accounts of testers are. */
export const TesterAccounts = () => (
  <Panel title="Tester accounts" note="100 testers and one admin share one password.">
    <Accounts />
    <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }}>
      {facts.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.Label minWidth="112px">{label}</DataList.Label>
          <DataList.Value>{value}</DataList.Value>
        </DataList.Item>
      ))}
    </DataList.Root>
  </Panel>
);
