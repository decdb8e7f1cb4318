import { Box, Button, Flex, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { CohortReport, CohortSum, School } from '../../../../domain/contracts/institution.ts';
import { percent } from '../../../../domain/kernel/percent.ts';
import { grouped } from '../../../format/counts.ts';
import { spokenTime } from '../../../format/duration.ts';
import { Cells } from '../../../ui/cells.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { cohortOptions } from './cohort-options.ts';
import { ReportRows } from './report-rows.tsx';
import { reportFilePath, reportQuery } from './school-query.ts';

const everybody = 'all';

const readinessWords = ({ readiness, needed }: CohortSum): string => {
  const known = readiness.filter(({ median }) => median !== null);
  if (known.length === 0) return `Readiness: too early to say. It takes ${needed} estimates.`;
  const each = known.map(({ exam, median, learners }) => `${exam} ${median}% (of ${learners})`);
  return `Readiness, the middle one: ${each.join(', ')}.`;
};

const areaWords = ({ weakAreas, needed }: CohortSum): string => {
  if (weakAreas.length === 0) {
    return `Weak areas: too early to say. It takes ${needed} learners with ten answers each in an area.`;
  }
  const each = weakAreas.map(
    ({ area, correct, total }) => `${area} (${percent(correct, total)}% right)`,
  );
  return `Weak areas: ${each.join(', ')}.`;
};

const Sum = ({ sum }: { readonly sum: CohortSum }) => (
  <Flex direction="column" gap="3">
    <Cells
      items={[
        { label: 'Learners', value: grouped(sum.learners) },
        { label: 'Studied this week', value: grouped(sum.active), note: 'In the last 7 days' },
        { label: 'Questions', value: grouped(sum.questions), note: 'Answered' },
        { label: 'Study time', value: spokenTime(sum.studyTime) },
      ]}
    />
    <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
      {readinessWords(sum)} {areaWords(sum)}
    </Text>
  </Flex>
);

type PagesProps = { readonly report: CohortReport; readonly onPage: (page: number) => void };

const Pages = ({ report: { page, pages }, onPage }: PagesProps) =>
  pages === 1 ? null : (
    <Flex gap="3" align="center" mt="4" wrap="wrap">
      <Button
        variant="surface"
        color="gray"
        {...highContrast}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </Button>
      <Text size="2" color="gray">
        Page {page} of {pages}
      </Text>
      <Button
        variant="surface"
        color="gray"
        {...highContrast}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </Flex>
  );

type ChoiceProps = {
  readonly school: School;
  readonly cohort: string;
  readonly onChoose: (cohort: string) => void;
};

const Choice = ({ school, cohort, onChoose }: ChoiceProps) => (
  <Flex gap="3" align="end" justify="between" wrap="wrap" mb="4">
    <Box minWidth="200px">
      <SelectInput
        label="Show"
        name="cohort"
        value={cohort}
        onChange={onChoose}
        placeholder="Choose a cohort"
        options={[{ value: everybody, label: 'Everybody' }, ...cohortOptions(school.cohorts)]}
      />
    </Box>
    <Button asChild size="3" variant="surface" color="gray" {...highContrast}>
      <a
        href={reportFilePath(school.institutionId, cohort === everybody ? '' : cohort)}
        download="cohort-report.csv"
      >
        <Download size={16} aria-hidden="true" />
        Download as CSV
      </a>
    </Button>
  </Flex>
);

/** How a cohort does: together, and each learner. */
export const Report = ({ school }: { readonly school: School }) => {
  const [{ cohort, page }, setShown] = useState({ cohort: everybody, page: 1 });
  const of = { cohort: cohort === everybody ? '' : cohort, page };
  const query = useQuery(reportQuery(school.institutionId, of));
  if (school.taken === 0) {
    return (
      <EmptyState
        as="h2"
        title="Nobody has taken a seat yet"
        text="Invite your learners by a link or by mail. Each reads what you will see before they say yes."
      />
    );
  }
  return (
    <Panel title="How they do" note="Readiness, weak areas, and activity. No answers and no notes.">
      <Choice
        school={school}
        cohort={cohort}
        onChoose={(chosen) => setShown({ cohort: chosen, page: 1 })}
      />
      <Loaded query={query} what="The report" skeleton={<Skeleton height="240px" />}>
        {(report) => (
          <>
            <Sum sum={report.sum} />
            <ReportRows school={school} rows={report.rows} />
            <Pages report={report} onPage={(next) => setShown({ cohort, page: next })} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};
