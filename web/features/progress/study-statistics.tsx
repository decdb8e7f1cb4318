import { Flex, Text } from '@radix-ui/themes';
import type { Progress } from '../../../domain/contracts/progress.ts';
import { counted, grouped } from '../../format/counts.ts';
import { spokenTime } from '../../format/duration.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import { Counted } from '../evidence/counted.tsx';
import styles from './progress.module.css';

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
    <dl className={classes(cellsStyles['rows'], bareListStyles['bare-list'], styles['statistics'])}>
      {statisticsOf(progress).map(({ figure, name, value }) => (
        <Flex key={name} justify="between" py="2">
          <Text size="2" color="gray" asChild>
            <dt>{name}</dt>
          </Text>
          <Text size="2" weight="medium" className={textStyles['num']} asChild>
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
