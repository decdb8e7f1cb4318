import { Grid } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { ReadinessView } from '../../../domain/contracts/readiness.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { useHasNoQuestions } from '../account/field/use-empty-fields.ts';
import { ReadinessHistoryPanel } from '../readiness/readiness-history-panel.tsx';
import { ReadinessPanel } from '../readiness/readiness-panel.tsx';
import { readinessQuery } from '../readiness/readiness-query.ts';
import { usePastDay } from '../time-travel/past-day.ts';

type Today = { readonly today: CalendarDay };

const columns = { initial: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } as const;

const ReadinessSkeleton = () => (
  <Grid columns={columns} gap="5" mt="5">
    <PanelSkeleton height="150px" />
    <PanelSkeleton height="150px" />
  </Grid>
);

const Readiness = ({ view, today }: Today & { readonly view: ReadinessView }) => {
  const hasQuestions = !useHasNoQuestions();
  if (view.exams.length === 0) return null;
  return (
    <Grid columns={columns} gap="5" mt="5" align="start">
      <ReadinessPanel view={view} today={today} hasQuestions={hasQuestions} />
      <Grid gap="5" columns="minmax(0, 1fr)">
        {view.exams.map((readiness) => (
          <ReadinessHistoryPanel key={readiness.exam} readiness={readiness} today={today} />
        ))}
      </Grid>
    </Grid>
  );
};

/** How ready the learner is, or was at the end of a past day, and what they had been told by then. */
export const ReadinessSection = ({ today }: Today) => {
  const query = useQuery(readinessQuery(usePastDay()));
  return (
    <Loaded query={query} what="Your exam readiness" skeleton={<ReadinessSkeleton />}>
      {(view) => <Readiness view={view} today={today} />}
    </Loaded>
  );
};
