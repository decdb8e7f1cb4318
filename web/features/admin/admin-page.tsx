import { Skeleton, Tabs } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { AdminStats } from '../../../domain/contracts/admin.ts';
import { grouped } from '../../format/counts.ts';
import { dollars } from '../../format/dollars.ts';
import { Cells } from '../../ui/cells.tsx';
import { CellsSkeleton } from '../../ui/cells-skeleton.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useAddressChoice } from '../../ui/use-address-choice.ts';
import { adminStatsQuery } from './admin-queries.ts';
import { AdminsOnly } from './admins-only.tsx';
import { Generator } from './content/generator.tsx';
import { ContentLibrary } from './content/library.tsx';
import { SettingsPanels } from './settings/settings-panels.tsx';
import { UsagePanels } from './usage/usage-panels.tsx';
import { UserList } from './users/user-list.tsx';

const labels = ['Total Users', 'Active Subscriptions', 'Total Quizzes', 'AI Requests'] as const;

const statsOf = (stats: AdminStats) => [
  {
    label: 'Total Users',
    value: grouped(stats.totalUsers),
    note: `${grouped(stats.newUsers)} new this month`,
  },
  {
    label: 'Active Subscriptions',
    value: grouped(stats.activeSubscriptions),
    note: `${dollars(stats.totalRevenue)} paid in all`,
  },
  { label: 'Total Quizzes', value: grouped(stats.totalQuizzes), note: 'exams among them' },
  {
    label: 'AI Requests',
    value: grouped(stats.requestCount),
    note: `${dollars(stats.monthCost)} this month`,
  },
];

const answerOf = ({ totalUsers, activeSubscriptions }: AdminStats): string => {
  const people =
    totalUsers === 1 ? 'One person studies here' : `${grouped(totalUsers)} people study here`;
  return `${people}; ${activeSubscriptions === 0 ? 'none' : grouped(activeSubscriptions)} of them ${activeSubscriptions === 1 ? 'pays' : 'pay'} for Pro.`;
};

const tabs = ['generator', 'library', 'users', 'analytics', 'settings'] as const;
const names = {
  generator: 'AI Generator',
  library: 'Content Library',
  users: 'User Management',
  analytics: 'Analytics',
  settings: 'Settings',
} as const;

const Superpanel = () => {
  const stats = useQuery(adminStatsQuery());
  const [tab, setTab] = useAddressChoice('tab', tabs);
  return (
    <>
      <PageHead
        title="Admin Superpanel"
        answer={stats.data ? answerOf(stats.data) : <Skeleton>People study here.</Skeleton>}
      >
        {stats.data?.ofTesters
          ? 'These are the figures of testers alone.'
          : 'Testers and erased accounts are in none of these figures.'}
      </PageHead>
      <Loaded query={stats} what="The figures" skeleton={<CellsSkeleton labels={labels} />}>
        {(data) => <Cells items={statsOf(data)} />}
      </Loaded>
      <Tabs.Root value={tab} onValueChange={(next) => setTab(next as typeof tab)} mt="6">
        <Tabs.List>
          {tabs.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {names[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="generator" mt="4">
          <Generator />
        </Tabs.Content>
        <Tabs.Content value="library" mt="4">
          <ContentLibrary />
        </Tabs.Content>
        <Tabs.Content value="users" mt="4">
          <UserList />
        </Tabs.Content>
        <Tabs.Content value="analytics" mt="4">
          <UsagePanels />
        </Tabs.Content>
        <Tabs.Content value="settings" mt="4">
          <SettingsPanels />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
};

/** How the product does, who is there, and what study aids cost; for administrators. */
export const AdminPage = () => (
  <AdminsOnly>
    <Superpanel />
  </AdminsOnly>
);
