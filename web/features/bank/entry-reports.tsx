import { Box, Button, Text } from '@radix-ui/themes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HeardReport, ReviewEntry } from '../../../domain/contracts/items.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { grouped } from '../../format/counts.ts';
import { recentDate } from '../../format/learner-dates.ts';
import { useSession } from '../../session/use-session.ts';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import textStyles from '../../ui/text.module.css';
import { dismissalTexts, reasonTexts } from '../attempt/results/report-reasons.ts';
import styles from './entry-reports.module.css';
import { olderReportsQuery } from './heard-reports-query.ts';

type EntryProps = { readonly entry: ReviewEntry };

const When = ({ at }: { readonly at: Instant }) => {
  const { user } = useSession();
  return user ? recentDate(at, user) : at;
};

/** The words of a person, unless they were erased with their account; nothing where there were none. */
const Note = ({ text }: { readonly text: string | null }) => {
  if (text === '') return null;
  return text === null ? (
    <Text as="p" size="2" color="gray" mt="1">
      The note was erased with the account of its writer.
    </Text>
  ) : (
    <Text as="p" size="3" mt="1" className={classes(textStyles['measure'], styles['spoken'])}>
      {text}
    </Text>
  );
};

const Report = ({ report: { reason, note, at } }: { readonly report: HeardReport }) => (
  <Box asChild py="2">
    <li>
      <Text as="div" size="2" className={textStyles['num']}>
        <Text weight="medium">{reasonTexts[reason]}</Text>
        <Text color="gray">
          {' '}
          · <When at={at} />
        </Text>
      </Text>
      <Note text={note} />
    </li>
  </Box>
);

const Older = ({ entry }: EntryProps) => {
  const [isAsked, setAsked] = useState(false);
  const query = useInfiniteQuery({ ...olderReportsQuery(entry), enabled: isAsked });
  const older = query.data?.pages.flatMap(({ reports }) => reports) ?? [];
  const left = entry.reportCount - entry.newest.length - older.length;
  const more = (): void => {
    if (isAsked) void query.fetchNextPage();
    else setAsked(true);
  };
  return (
    <>
      {older.map((report) => (
        <Report key={report.place} report={report} />
      ))}
      {query.isError ? (
        <li>
          <LoadFailed what="Older reports" onRetry={query.refetch} error={query.error} />
        </li>
      ) : null}
      {left > 0 && !query.isError ? (
        <Box asChild py="2">
          <li>
            <Button
              variant="surface"
              color="gray"
              loading={query.isFetching}
              onClick={more}
              {...highContrast}
            >
              Show older reports ({grouped(left)})
            </Button>
          </li>
        </Box>
      ) : null}
    </>
  );
};

const Dismissed = ({ dismissed }: Pick<ReviewEntry, 'dismissed'>) =>
  dismissed ? (
    <Box mt="2">
      <Text as="p" size="2" color="gray" className={textStyles['num']}>
        Earlier reports were dismissed, <When at={dismissed.at} />:{' '}
        {dismissalTexts[dismissed.reason]}.
      </Text>
      <Note text={dismissed.note} />
    </Box>
  ) : null;

const countedReasons = ({ reports }: ReviewEntry): string =>
  Object.entries(reports)
    .map(([reason, count]) => `${reasonTexts[reason as keyof typeof reasonTexts]} (${count})`)
    .join(', ');

/** What learners say of a question, in sum and one by one; nobody is told who said it. */
export const EntryReports = ({ entry }: EntryProps) => (
  <>
    {entry.reportCount > 0 ? (
      <>
        <Text as="p" size="2" mt="2" className={textStyles['num']}>
          Learner reports: {countedReasons(entry)}.
        </Text>
        <ul
          className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}
          aria-label="Reports, the latest first"
        >
          {entry.newest.map((report) => (
            <Report key={report.place} report={report} />
          ))}
          {entry.reportCount > entry.newest.length ? <Older entry={entry} /> : null}
        </ul>
      </>
    ) : null}
    <Dismissed dismissed={entry.dismissed} />
  </>
);
