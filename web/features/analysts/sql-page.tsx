import { Button, Callout, Flex, Select, Skeleton, Text, TextArea } from '@radix-ui/themes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { sqlLimits, type SqlTables as Tables } from '../../../domain/contracts/analysts.ts';
import { type ViewReason, viewReason, viewReasonWords } from '../../../domain/contracts/audit.ts';
import { grouped } from '../../format/counts.ts';
import { type LearnerCalendar, recentDate } from '../../format/learner-dates.ts';
import { useSession } from '../../session/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import { AdminsOnly } from '../admin/admins-only.tsx';
import styles from './sql.module.css';
import { SqlAnswer } from './sql-answer.tsx';
import { askSql, sqlTablesQuery } from './sql-queries.ts';
import { SqlTables } from './sql-tables.tsx';

const firstQuestion = `select event_type, count(*) as events
from events
group by event_type
order by events desc`;

const answerOf = ({ exportedAt }: Tables, calendar: LearnerCalendar): string =>
  exportedAt
    ? `The log as it was exported, ${recentDate(exportedAt, calendar)}.`
    : 'Nothing is exported yet.';

type ReasonProps = {
  readonly value: ViewReason;
  readonly onChange: (value: ViewReason) => void;
};

const Reason = ({ value, onChange }: ReasonProps) => (
  <Select.Root value={value} onValueChange={(next) => onChange(viewReason.parse(next))}>
    <Select.Trigger aria-label="Reason" />
    <Select.Content position="popper">
      {viewReason.options.map((option) => (
        <Select.Item key={option} value={option}>
          {viewReasonWords[option]}
        </Select.Item>
      ))}
    </Select.Content>
  </Select.Root>
);

const isSend = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

const Asking = ({ tables }: { readonly tables: Tables }) => {
  const [sql, setSql] = useState(firstQuestion);
  const [reason, setReason] = useState<ViewReason>('quality');
  const { mutate, data, error, isPending } = useMutation({ mutationFn: askSql });
  const ask = (): void => mutate({ sql, reason });
  return (
    <div className={styles['places']}>
      <Flex direction="column" gap="4" minWidth="0">
        <Panel title="Question">
          <TextArea
            className={styles['text']}
            aria-label="Question in SQL"
            rows={8}
            spellCheck={false}
            maxLength={sqlLimits.characters}
            value={sql}
            onChange={(event) => setSql(event.target.value)}
            onKeyDown={(event) => {
              if (isSend(event) && !isPending) ask();
            }}
          />
          <Flex gap="3" mt="3" wrap="wrap" justify="between">
            <Reason value={reason} onChange={setReason} />
            <Button loading={isPending} disabled={sql.trim() === ''} onClick={ask}>
              <Play size={15} aria-hidden="true" />
              Run
            </Button>
          </Flex>
        </Panel>
        {error ? (
          <Callout.Root color="red" role="alert">
            <Callout.Text className={textStyles['unbroken']}>{error.message}</Callout.Text>
          </Callout.Root>
        ) : null}
        {data ? <SqlAnswer answer={data} /> : null}
      </Flex>
      <SqlTables tables={tables.tables} onUse={setSql} />
    </div>
  );
};

const Sql = ({ calendar }: { readonly calendar: LearnerCalendar }) => {
  const query = useQuery(sqlTablesQuery());
  return (
    <>
      <PageHead
        title="SQL"
        answer={
          query.data ? (
            answerOf(query.data, calendar)
          ) : (
            <Skeleton loading={!query.isError}>The exported log</Skeleton>
          )
        }
      >
        One SELECT at a time, over events without personal data. It may take {sqlLimits.seconds} s
        and gives {grouped(sqlLimits.rows)} rows. Who asked and why is recorded.
      </PageHead>
      <Loaded query={query} what="The tables" skeleton={<Skeleton height="320px" />}>
        {(tables) =>
          tables.exportedAt ? (
            <Asking tables={tables} />
          ) : (
            <Text as="p">
              Run <code>npm run export -- events</code> on the server, then reload this page.
            </Text>
          )
        }
      </Loaded>
    </>
  );
};

const WithSession = () => {
  const { user } = useSession();
  return user ? <Sql calendar={user} /> : null;
};

/** The exported log, asked in SQL by administrators. */
export const SqlPage = () => (
  <AdminsOnly>
    <WithSession />
  </AdminsOnly>
);
