import { Box, Tabs } from '@radix-ui/themes';
import type { User } from '../../../domain/contracts/account.ts';
import type { Progress } from '../../../domain/contracts/progress.ts';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import { ReferralsTab } from '../referral/referrals-tab.tsx';
import { AchievementsTab } from './achievements-tab.tsx';
import { PerformanceTab } from './performance-tab.tsx';
import { TopicsTab } from './topics-tab.tsx';

type ProgressTabsProps = {
  readonly user: User;
  readonly progress: Progress;
  /** Newest first. */
  readonly history: readonly QuizHistoryItem[];
  /** Quizzes handed in after a past day that is looked at. */
  readonly later: number;
};

/** The evidence in four parts. */
export const ProgressTabs = ({ user, progress, history, later }: ProgressTabsProps) => (
  <Tabs.Root defaultValue="performance" mt="5">
    <Tabs.List size="2">
      <Tabs.Trigger value="performance">Performance</Tabs.Trigger>
      <Tabs.Trigger value="topics">Topic Mastery</Tabs.Trigger>
      <Tabs.Trigger value="achievements">Achievements</Tabs.Trigger>
      <Tabs.Trigger value="referrals">Referrals</Tabs.Trigger>
    </Tabs.List>
    <Box mt="5">
      <Tabs.Content value="performance">
        <PerformanceTab progress={progress} history={history} calendar={user} later={later} />
      </Tabs.Content>
      <Tabs.Content value="topics">
        <TopicsTab topics={progress.topicMastery} />
      </Tabs.Content>
      <Tabs.Content value="achievements">
        <AchievementsTab today={user.today} />
      </Tabs.Content>
      <Tabs.Content value="referrals">
        <ReferralsTab user={user} />
      </Tabs.Content>
    </Box>
  </Tabs.Root>
);
