import { Flex, SegmentedControl } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AiStats, AiUsage } from '../../../../domain/contracts/admin.ts';
import type { RequestMethod } from '../../../../domain/contracts/study-aids.ts';
import { methodWords } from '../../../../domain/contracts/study-methods.ts';
import { grouped } from '../../../format/counts.ts';
import { dollars } from '../../../format/dollars.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import { aiUsageQuery } from '../admin-queries.ts';
import { UsageChart } from './usage-chart.tsx';

const periods = { 7: 'Week', 30: 'Month', 365: 'Year' } as const;

const columns = ['Requests', 'At no cost', 'Tokens', 'Cost', 'Failed'] as const;

const cells = ({ requestCount, builtInCount, totalTokens, totalCost, failedCount }: AiStats) => [
  grouped(requestCount),
  grouped(builtInCount),
  grouped(totalTokens),
  dollars(totalCost),
  grouped(failedCount),
];

type PartProps = {
  readonly title: string;
  readonly first: string;
  readonly rows: readonly (readonly string[])[];
};

const Part = ({ title, first, rows }: PartProps) => (
  <Panel title={title}>
    <DataTable columns={[first, ...columns]} rows={rows.map((row) => [...row])} caption={title} />
  </Panel>
);

const methodName = (method: RequestMethod): string =>
  method === 'tutor' ? 'AI tutor' : methodWords[method].label;

const mostAsked = ({ methods }: AiUsage): string => {
  const [most] = methods;
  return most
    ? `${methodName(most.method)} is asked for most`
    : 'Nothing was asked for in this period';
};

const Usage = (usage: AiUsage) =>
  usage.days.length === 0 ? (
    <EmptyState
      as="h2"
      title="No requests in this period"
      text="Study aids that learners ask for, and answers of the tutor by a model, are counted here by day, method, model and learner."
    />
  ) : (
    <Flex direction="column" gap="5">
      <UsageChart days={usage.days} />
      <Part
        title={mostAsked(usage)}
        first="Method"
        rows={usage.methods.map((row) => [methodName(row.method), ...cells(row)])}
      />
      <Part
        title="By model"
        first="Model"
        rows={usage.models.map((row) => [row.model ?? 'Built-in knowledge base', ...cells(row)])}
      />
      <Part
        title="Who asked most"
        first="Account"
        rows={usage.learners.map((row) => [row.accountId, ...cells(row)])}
      />
    </Flex>
  );

/** What study aids took, by day, method, model and learner. */
export const UsagePanels = () => {
  const [days, setDays] = useState<keyof typeof periods>(30);
  const usage = useQuery(aiUsageQuery(days));
  return (
    <Flex direction="column" gap="4">
      <SegmentedControl.Root
        aria-label="Period"
        value={`${days}`}
        onValueChange={(next) => setDays(Number(next) as keyof typeof periods)}
      >
        {Object.entries(periods).map(([value, label]) => (
          <SegmentedControl.Item key={value} value={value}>
            {label}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
      <Loaded query={usage} what="The usage" skeleton={<PanelSkeleton height="420px" />}>
        {(data) => <Usage {...data} />}
      </Loaded>
    </Flex>
  );
};
