import { AlertDialog, Box, Button, Flex, Grid, Select, Text } from '@radix-ui/themes';
import type { ReportRow, School } from '../../../../domain/contracts/institution.ts';
import { percent } from '../../../../domain/kernel/percent.ts';
import { counted } from '../../../format/counts.ts';
import { dayWords } from '../../../format/day-words.ts';
import { spokenTime } from '../../../format/duration.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../institution.module.css';
import { cohortOptions } from './cohort-options.ts';
import { useSchoolChange } from './use-school-change.ts';

type RowProps = { readonly school: School; readonly row: ReportRow };

const readinessWords = ({ readiness }: ReportRow): string =>
  readiness
    .map(({ exam, likelihood }) =>
      likelihood === null ? `${exam}: too early to say` : `${exam}: ${likelihood}%`,
    )
    .join(', ') || 'Too early to say';

const areaWords = ({ weakAreas }: ReportRow): string =>
  weakAreas
    .map(({ area, correct, total }) => `${area} (${percent(correct, total)}% of ${total})`)
    .join(', ') || 'Too early to say, or none';

const activityWords = ({
  quizzes,
  questions,
  studyTime,
  streak,
  lastStudied,
}: ReportRow): string =>
  lastStudied === null
    ? 'Has not studied yet'
    : `${counted(quizzes, 'quiz', 'quizzes')}, ${counted(questions, 'question')}, ${spokenTime(studyTime)}. Last on ${dayWords(lastStudied)}${streak > 1 ? `, ${streak} days in a row` : ''}.`;

const Fact = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div>
    <Text asChild size="1" color="gray">
      <dt>{label}</dt>
    </Text>
    <Text asChild size="2" className={textStyles['pretty']}>
      <dd>{text}</dd>
    </Text>
  </div>
);

const CohortSelect = ({ school, row: { accountId, name, cohortId } }: RowProps) => {
  const { mutate, isPending } = useSchoolChange(school.institutionId, 'Could not move the learner');
  const move = (chosen: string): void =>
    mutate({
      at: `/members/${accountId}/cohort`,
      method: 'PUT',
      body: { cohortId: chosen === 'none' ? null : chosen },
    });
  return (
    <Select.Root value={cohortId ?? 'none'} onValueChange={move} disabled={isPending}>
      <Select.Trigger aria-label={`Cohort of ${name}`} />
      <Select.Content position="popper">
        {cohortOptions(school.cohorts).map(({ value, label }) => (
          <Select.Item key={value} value={value}>
            {label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
};

const Remove = ({ school, row: { accountId, name } }: RowProps) => {
  const { mutate } = useSchoolChange(school.institutionId, 'Could not take the seat back');
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger>
        <Button variant="surface" color="red" aria-label={`Take the seat of ${name} back`}>
          Remove
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="440px">
        <AlertDialog.Title>Take the seat of {name} back?</AlertDialog.Title>
        <AlertDialog.Description size="3">
          They lose Pro unless they pay for it themselves, and you see nothing of their study any
          more. The seat is free for somebody else.
        </AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <Button variant="surface" color="gray" {...highContrast}>
              Keep them
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button
              color="red"
              onClick={() => mutate({ at: `/members/${accountId}`, method: 'DELETE' })}
            >
              Take the seat back
            </Button>
          </AlertDialog.Action>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};

const Row = ({ school, row }: RowProps) => (
  <Box asChild py="4">
    <li>
      <Flex justify="between" align="center" gap="3" wrap="wrap" mb="2">
        <Text size="3" weight="medium" className={textStyles['unbroken']}>
          {row.name}
          {row.field === null ? null : <Text color="gray"> · {row.field}</Text>}
        </Text>
        <Flex gap="3" align="center">
          <CohortSelect school={school} row={row} />
          <Remove school={school} row={row} />
        </Flex>
      </Flex>
      <Grid columns={{ initial: '1', sm: '3' }} gap="3" asChild>
        <dl className={styles['report-facts']}>
          <Fact label="Readiness" text={readinessWords(row)} />
          <Fact label="Weak areas" text={areaWords(row)} />
          <Fact label="Activity" text={activityWords(row)} />
        </dl>
      </Grid>
    </li>
  </Box>
);

type RowsProps = { readonly school: School; readonly rows: readonly ReportRow[] };

/** A learner after the other, by name: who they are, where they stand, what they did. */
export const ReportRows = ({ school, rows }: RowsProps) => (
  <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])} aria-label="Learners">
    {rows.map((row) => (
      <Row key={row.accountId} school={school} row={row} />
    ))}
  </ul>
);
