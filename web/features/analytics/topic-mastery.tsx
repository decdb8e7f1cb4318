import { useState } from 'react';
import type { AnalyzedTopic, QuizAnalytics } from '../../../domain/contracts/analytics.ts';
import { Panel } from '../../ui/panel.tsx';
import { ToggleButtons } from '../../ui/toggle-buttons.tsx';
import { topicFinding } from './analytics-sentences.ts';
import { TopicRows } from './topic-rows.tsx';

type Order = 'weakest' | 'change';

const orders = [
  { value: 'weakest', label: 'Weakest first' },
  { value: 'change', label: 'Biggest change' },
] as const;

const ordered = (topics: readonly AnalyzedTopic[], order: Order): readonly AnalyzedTopic[] =>
  order === 'weakest'
    ? topics
    : topics.toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0));

/** How each topic stands and how it moved. */
export const TopicMastery = ({ analytics }: { readonly analytics: QuizAnalytics }) => {
  const [order, setOrder] = useState<Order>('weakest');
  const { topicMastery, period, to } = analytics;
  return (
    <Panel
      stack
      title={topicFinding(analytics)}
      note="Dot: this period. Tick: last period. Lines: 70% and 80%."
      action={<ToggleButtons label="Order" options={orders} value={order} onChange={setOrder} />}
    >
      <TopicRows topics={ordered(topicMastery, order)} period={period} today={to} />
    </Panel>
  );
};
