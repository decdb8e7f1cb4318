import { Badge, Box, Button, Card, Flex, Heading, Skeleton, Text } from '@radix-ui/themes';
import { ArrowRight, Check, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { practiceQuestionCount } from '../../../../domain/contracts/exams.ts';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from './quiz.module.css';

type PracticeCardProps = {
  /** The page's own kind stands out. */
  readonly isFirst: boolean;
  /** Absent without a field, on its way, or when it failed. */
  readonly overview: QuizOverview | undefined;
  readonly isLoading: boolean;
  readonly isStarting: boolean;
  readonly onStart: () => void;
};

const Point = ({ children }: { readonly children: ReactNode }) => (
  <Flex gap="2" align="start">
    <Check size={16} color="var(--accent-11)" className={styles['point-mark']} aria-hidden="true" />
    <Text size="3">{children}</Text>
  </Flex>
);

const paperWords = (fresh: number, again: number): string => {
  if (again === 0) return 'All new to you';
  return fresh === 0 ? 'All seen before' : `${fresh} new to you, ${again} seen before`;
};

/** The paper to come: one square a question, the unseen ones filled. */
const Paper = ({ overview }: { readonly overview: QuizOverview }) => {
  const size = Math.min(practiceQuestionCount, overview.questions);
  const fresh = Math.min(size, overview.unseen);
  if (size === 0) return null;
  return (
    <Box mb="5">
      <Flex gap="3px" mb="1" wrap="wrap" aria-hidden="true">
        {Array.from({ length: size }, (_, place) => place + 1).map((place) => (
          <span
            key={place}
            className={
              place <= fresh ? styles['paper-cell'] : classes(styles['paper-cell'], styles['seen'])
            }
          />
        ))}
      </Flex>
      <Text size="2" color="gray" className={textStyles['num']}>
        {paperWords(fresh, size - fresh)}
      </Text>
    </Box>
  );
};

/** Practice: free, without a clock. */
export const PracticeCard = ({
  isFirst,
  overview,
  isLoading,
  isStarting,
  onStart,
}: PracticeCardProps) => (
  <Card size={{ initial: '2', sm: '3' }} className={cellsStyles['fill']}>
    <Flex align="center" gap="2" mb="2">
      <ListChecks size={20} color="var(--accent-11)" aria-hidden="true" />
      <Heading as="h2" size="4" weight="medium">
        Practice quiz
      </Heading>
      <Badge color="gray">Free</Badge>
    </Flex>
    <Text as="p" size="3" color="gray" mb="4">
      {practiceQuestionCount} random questions from your field, new ones first.
    </Text>
    {overview ? <Paper overview={overview} /> : null}
    {isLoading ? <Skeleton height="36px" mb="5" /> : null}
    <Flex direction="column" gap="2" mb="5">
      <Point>No time limit; leave and pick up where you left off</Point>
      <Point>See why each option is right or wrong after you finish</Point>
    </Flex>
    <Box mt="auto">
      <Button
        size="3"
        variant={isFirst ? 'solid' : 'surface'}
        loading={isStarting}
        onClick={onStart}
      >
        Start Practice Quiz
        <ArrowRight size={16} />
      </Button>
    </Box>
  </Card>
);
