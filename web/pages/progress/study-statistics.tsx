import { Flex, Text } from '@radix-ui/themes';
import type { Progress } from '../../../domain/contracts/progress.ts';
import { spokenTime } from '../../features/results/duration.ts';
import { Panel } from '../../ui/panel.tsx';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

const statisticsOf = (progress: Progress) => [
  { name: 'Total study time', value: spokenTime(progress.totalStudyTime) },
  {
    name: 'Average quiz time',
    value: spokenTime(progress.totalStudyTime / Math.max(1, progress.quizzesTaken)),
  },
  { name: 'Current streak', value: days(progress.dailyStreak) },
  { name: 'Best streak', value: days(progress.highestStreak) },
];

export const StudyStatistics = ({ progress }: { readonly progress: Progress }) => (
  <Panel title="Study statistics">
    <dl className="rows bare-list statistics">
      {statisticsOf(progress).map(({ name, value }) => (
        <Flex key={name} justify="between" py="2">
          <Text size="2" color="gray" asChild>
            <dt>{name}</dt>
          </Text>
          <Text size="2" weight="medium" className="num" asChild>
            <dd>{value}</dd>
          </Text>
        </Flex>
      ))}
    </dl>
  </Panel>
);
