import { Box, Button, Flex, Skeleton, Table } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { GenerationStatus } from '../../../domain/contracts/generation.ts';
import { grouped } from '../../format/counts.ts';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import tablesStyles from '../../ui/tables.module.css';
import { AdminsOnly } from '../admin/admins-only.tsx';
import { generationStatusQuery } from './generation-status-query.ts';
import { SpecialtyEntry, SpecialtyRow } from './specialty-row.tsx';

const columns = ['Specialty', 'Status', 'Questions'];
const figures = ['Exam questions', 'Time limit', 'Pass mark'];

const SpecialtyTable = ({ specialties }: GenerationStatus) => (
  <Table.Root className={tablesStyles['bare']} size="1">
    <Table.Header>
      <Table.Row>
        {columns.map((name) => (
          <Table.ColumnHeaderCell key={name}>{name}</Table.ColumnHeaderCell>
        ))}
        {figures.map((name) => (
          <Table.ColumnHeaderCell key={name} justify="end">
            {name}
          </Table.ColumnHeaderCell>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {specialties.map((specialty) => (
        <SpecialtyRow key={specialty.code} specialty={specialty} />
      ))}
    </Table.Body>
  </Table.Root>
);

/** A table where there is room, a list where not. */
const Specialties = (status: GenerationStatus) => (
  <>
    <Box display={{ initial: 'none', md: 'block' }}>
      <SpecialtyTable {...status} />
    </Box>
    <Box display={{ initial: 'block', md: 'none' }} my="-3" asChild>
      <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
        {status.specialties.map((specialty) => (
          <SpecialtyEntry key={specialty.code} specialty={specialty} />
        ))}
      </ul>
    </Box>
  </>
);

const reports = [
  { text: 'Download Report', href: '/api/admin/generation-report' },
  { text: 'Validation Report', href: '/api/admin/validation-report' },
] as const;

const Actions = ({
  onRefresh,
  isBusy,
}: {
  readonly onRefresh: () => void;
  readonly isBusy: boolean;
}) => (
  <Flex gap="3" wrap="wrap">
    <Button variant="surface" color="gray" {...highContrast} loading={isBusy} onClick={onRefresh}>
      <RotateCw size={15} aria-hidden="true" />
      Refresh Status
    </Button>
    {reports.map(({ text, href }) => (
      <Button key={href} asChild variant="surface" color="gray" {...highContrast}>
        <a href={href} target="_blank" rel="noreferrer">
          {text}
        </a>
      </Button>
    ))}
  </Flex>
);

const answerOf = ({
  totalQuestions,
  totalTarget,
  completionPercentage,
}: GenerationStatus): string =>
  `${grouped(totalQuestions)} questions, ${completionPercentage}% of the way to ${grouped(totalTarget)}.`;

const Dashboard = () => {
  const query = useQuery(generationStatusQuery());
  return (
    <>
      <PageHead
        title="Question Bank Generation Dashboard"
        answer={
          query.data ? answerOf(query.data) : <Skeleton>5,000 questions, 36% of the way.</Skeleton>
        }
        action={<Actions isBusy={query.isRefetching} onRefresh={() => void query.refetch()} />}
      />
      <Panel>
        <Loaded
          query={query}
          what="The generation status"
          skeleton={<Skeleton height="780px" role="status" aria-label="Loading the status" />}
        >
          {(status) => <Specialties {...status} />}
        </Loaded>
      </Panel>
    </>
  );
};

/** How far the bank of each specialty has come; for administrators. */
export const GenerationDashboardPage = () => (
  <AdminsOnly>
    <Dashboard />
  </AdminsOnly>
);
