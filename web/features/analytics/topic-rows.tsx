import { Box, Flex, Table, Text } from '@radix-ui/themes';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { AnalyticsPeriod, AnalyzedTopic } from '../../../domain/contracts/analytics.ts';
import { periodTopicFigure } from '../../../domain/contracts/evidence.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { masteryLevel } from '../../../domain/progress/mastery.ts';
import { topicStanding } from '../../../domain/progress/topic-standing.ts';
import { calendarDate } from '../../format/learner-dates.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ratedFill } from '../../ui/rated-fill.ts';
import tablesStyles from '../../ui/tables.module.css';
import textStyles from '../../ui/text.module.css';
import { practiceLink } from '../attempt/results/practice-link.ts';
import { Counted } from '../evidence/counted.tsx';
import { usePastDay } from '../time-travel/past-day.ts';
import { lowestOf, TopicMove, TopicRuler } from './topic-move.tsx';

type TopicsProps = {
  readonly topics: readonly AnalyzedTopic[];
  readonly period: AnalyticsPeriod;
  readonly today: CalendarDay;
};
type RowProps = {
  readonly topic: AnalyzedTopic;
  readonly period: AnalyticsPeriod;
  readonly today: CalendarDay;
  readonly lowest: number;
};

const levelWord = ({ correct, total, accuracy }: AnalyzedTopic): string => {
  if (topicStanding({ correct, total }) === 'too-few') return 'Too few answers';
  const level = masteryLevel(accuracy);
  return `${level[0]?.toUpperCase()}${level.slice(1)}`;
};

const wasOf = ({ accuracy, change }: AnalyzedTopic): number | undefined =>
  change === null ? undefined : accuracy - change;

const arrowOf = (change: number) => {
  if (change === 0) return { Icon: Minus, word: 'same' };
  return change > 0 ? { Icon: ArrowUp, word: 'up' } : { Icon: ArrowDown, word: 'down' };
};

const Change = ({ change }: Pick<AnalyzedTopic, 'change'>) => {
  if (change === null) {
    return (
      <Text color="gray">
        <span aria-hidden="true">–</span>
        <span className={textStyles['vh']}>not enough to compare</span>
      </Text>
    );
  }
  const { Icon, word } = arrowOf(change);
  return (
    <Flex align="center" justify="end" gap="1" asChild>
      <Text size="2" className={textStyles['num']}>
        <Icon size={14} aria-hidden="true" />
        <span className={textStyles['vh']}>{word} </span>
        {Math.abs(change)}
      </Text>
    </Flex>
  );
};

const Practice = ({ topic, correct, total }: AnalyzedTopic) => {
  const isPast = usePastDay() !== null;
  return topicStanding({ correct, total }) === 'weak' && !isPast ? (
    <LinkButton
      size="1"
      variant="surface"
      to={practiceLink(topic)}
      aria-label={`Practice ${topic}`}
    >
      Practice
    </LinkButton>
  ) : null;
};

type AccuracyProps = Pick<RowProps, 'topic' | 'period'>;

const Accuracy = ({ topic: { topic, accuracy }, period }: AccuracyProps) => (
  <Counted figure={periodTopicFigure(topic, period)} label={topic}>
    {accuracy}%
  </Counted>
);

const TableRow = ({ topic, period, today, lowest }: RowProps) => (
  <Table.Row align="center">
    <Table.RowHeaderCell>{topic.topic}</Table.RowHeaderCell>
    <Table.Cell>
      <Box pr="4">
        <TopicMove
          lowest={lowest}
          now={topic.accuracy}
          was={wasOf(topic)}
          fill={ratedFill(topic)}
        />
      </Box>
    </Table.Cell>
    <Table.Cell justify="end">
      <Text weight="medium">
        <Accuracy topic={topic} period={period} />
      </Text>
    </Table.Cell>
    <Table.Cell justify="end">
      <Change change={topic.change} />
    </Table.Cell>
    <Table.Cell>{levelWord(topic)}</Table.Cell>
    <Table.Cell justify="end">{topic.questionsAnswered}</Table.Cell>
    <Table.Cell>
      <Flex justify="between" align="center" gap="3">
        <Text color="gray" className={textStyles['nowrap']}>
          {calendarDate(topic.lastPracticed, today)}
        </Text>
        <Practice {...topic} />
      </Flex>
    </Table.Cell>
  </Table.Row>
);

const TableHead = ({ lowest }: { readonly lowest: number }) => (
  <Table.Header>
    <Table.Row align="end">
      <Table.ColumnHeaderCell>Topic</Table.ColumnHeaderCell>
      <Table.ColumnHeaderCell width="28%">
        <span className={textStyles['vh']}>Accuracy chart</span>
        <Box pr="4">
          <TopicRuler lowest={lowest} />
        </Box>
      </Table.ColumnHeaderCell>
      <Table.ColumnHeaderCell justify="end">Accuracy</Table.ColumnHeaderCell>
      <Table.ColumnHeaderCell justify="end">Change</Table.ColumnHeaderCell>
      <Table.ColumnHeaderCell>Level</Table.ColumnHeaderCell>
      <Table.ColumnHeaderCell justify="end">Answered</Table.ColumnHeaderCell>
      <Table.ColumnHeaderCell>Last practiced</Table.ColumnHeaderCell>
    </Table.Row>
  </Table.Header>
);

const ListRow = ({ topic, period, lowest }: Omit<RowProps, 'today'>) => (
  <Box py="3" asChild>
    <li>
      <Flex justify="between" align="start" gap="3" mb="1">
        <Box minWidth="0">
          <Text as="div" size="2" weight="medium">
            {topic.topic}
          </Text>
          <Text as="div" size="1" color="gray" className={textStyles['num']}>
            {levelWord(topic)}, {topic.questionsAnswered} answered
          </Text>
        </Box>
        <Flex gap="3" align="center" flexShrink="0">
          <Change change={topic.change} />
          <Text size="3" weight="medium" className={textStyles['num']}>
            <Accuracy topic={topic} period={period} />
          </Text>
          <Practice {...topic} />
        </Flex>
      </Flex>
      <TopicMove lowest={lowest} now={topic.accuracy} was={wasOf(topic)} fill={ratedFill(topic)} />
    </li>
  </Box>
);

const lowestFor = (topics: readonly AnalyzedTopic[]): number =>
  lowestOf(topics.flatMap((topic) => [topic.accuracy, wasOf(topic) ?? 100]));

/** Topics with their accuracy: a table where there is room, a list where not. */
export const TopicRows = ({ topics, period, today }: TopicsProps) => {
  const lowest = lowestFor(topics);
  return (
    <>
      <Box display={{ initial: 'none', md: 'block' }}>
        <Table.Root className={classes(tablesStyles['bare'], tablesStyles['tight'])} size="1">
          <TableHead lowest={lowest} />
          <Table.Body>
            {topics.map((topic) => (
              <TableRow
                key={topic.topic}
                topic={topic}
                period={period}
                today={today}
                lowest={lowest}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Box display={{ initial: 'block', md: 'none' }}>
        <ul className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
          {topics.map((topic) => (
            <ListRow key={topic.topic} topic={topic} period={period} lowest={lowest} />
          ))}
        </ul>
        <TopicRuler lowest={lowest} />
      </Box>
    </>
  );
};
