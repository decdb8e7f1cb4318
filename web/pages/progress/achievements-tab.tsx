import { Badge, Box, Flex, Text } from '@radix-ui/themes';
import { Award, Check } from 'lucide-react';
import type { Progress } from '../../../domain/contracts/progress.ts';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import { type Achievement, achievementsOf } from '../../../domain/learning/achievements.ts';
import { Panel } from '../../ui/panel.tsx';

type AchievementsTabProps = {
  readonly progress: Progress;
  /** Newest first. */
  readonly history: readonly QuizHistoryItem[];
};

const recentCount = 10;

const AchievementRow = ({ name, rule, earned }: Achievement) => (
  <Flex align="center" gap="4" py="3" asChild>
    <li>
      <Award size={22} color={earned ? 'var(--accent-11)' : 'var(--gray-a8)'} aria-hidden="true" />
      <Box flexGrow="1" minWidth="0">
        <Text as="div" size="3" weight="medium">
          {name}
        </Text>
        <Text as="div" size="2" color="gray">
          {rule}
        </Text>
      </Box>
      {earned ? (
        <Badge color="green">
          <Check size={12} aria-hidden="true" />
          Earned
        </Badge>
      ) : (
        <Badge color="gray">Not yet</Badge>
      )}
    </li>
  </Flex>
);

/** The six achievements, with what each one takes. */
export const AchievementsTab = ({ progress, history }: AchievementsTabProps) => {
  const achievements = achievementsOf({ ...progress, recent: history.slice(0, recentCount) });
  const earned = achievements.filter((achievement) => achievement.earned).length;
  return (
    <Panel title={`${earned} of ${achievements.length} earned`}>
      <Box my="-3" asChild>
        <ul className="rows bare-list">
          {achievements.map((achievement) => (
            <AchievementRow key={achievement.name} {...achievement} />
          ))}
        </ul>
      </Box>
    </Panel>
  );
};
