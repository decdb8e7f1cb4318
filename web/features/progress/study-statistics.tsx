import { Flex, Text } from '@radix-ui/themes';
import type { Progress } from '../../../domain/contracts/progress.ts';
import { counted, grouped } from '../../format/counts.ts';
import { spokenTime } from '../../format/duration.ts';
import { Panel } from '../../ui/panel.tsx';
import { Counted } from '../evidence/counted.tsx';

const days = (count: number): string => counted(count, 'day');

const statisticsOf = (progress: Progress) => [
  {
    figure: 'total-study-time',
    name: 'Total study time',
    value: spokenTime(progress.totalStudyTime),
  },
  {
    figure: 'average-quiz-time',
    name: 'Average quiz time',
    value:
      progress.quizzesTaken === 0
        ? 'No quiz yet'
        : spokenTime(progress.quizTime / progress.quizzesTaken),
  },
  { figure: 'daily-streak', name: 'Current streak', value: days(progress.dailyStreak) },
  { figure: 'best-streak', name: 'Best streak', value: days(progress.highestStreak) },
  {
    figure: 'questions-answered',
    name: 'Questions answered',
    value: grouped(progress.questionsAnswered),
  },
];

export const StudyStatistics = ({ progress }: { readonly progress: Progress }) => (
  <Panel title="Study statistics">
    <dl className="rows bare-list statistics">
      {statisticsOf(progress).map(({ figure, name, value }) => (
        <Flex key={name} justify="between" py="2">
          <Text size="2" color="gray" asChild>
            <dt>{name}</dt>
          </Text>
          <Text size="2" weight="medium" className="num" asChild>
            <dd>
              <Counted figure={figure} label={name}>
                {value}
              </Counted>
            </dd>
          </Text>
        </Flex>
      ))}
    </dl>
  </Panel>
);
