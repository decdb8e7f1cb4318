import { Button, Flex, Progress, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import type { TermProgress } from '../../../domain/contracts/terminology-study.ts';
import { counted } from '../../format/counts.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import { termProgressQuery } from './queries/terminology-queries.ts';

type LearningProgressProps = {
  /** Terms of the glossary. */
  readonly total: number;
  readonly onPractice: () => void;
};

const percentOrNone = (score: number | null): string => (score === null ? 'None yet' : `${score}%`);

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <Flex justify="between" align="baseline" gap="3" py="1">
    <Text asChild size="2" color="gray">
      <dt>{label}</dt>
    </Text>
    <Text asChild size="3" weight="medium" className={textStyles['num']}>
      <dd>{value}</dd>
    </Text>
  </Flex>
);

const Figures = ({ total, onPractice, ...progress }: LearningProgressProps & TermProgress) => {
  const { learned, quizzesTaken, bestScore, averageScore, missed } = progress;
  return (
    <>
      <Progress
        value={learned.length}
        max={Math.max(total, 1)}
        size="1"
        mb="3"
        aria-label={`${learned.length} of ${total} terms learned`}
      />
      <dl className={bareListStyles['bare-list']}>
        <Figure label="Terms learned" value={`${learned.length} of ${total}`} />
        <Figure label="Quizzes taken" value={`${quizzesTaken}`} />
        <Figure label="Best score" value={percentOrNone(bestScore)} />
        <Figure label="Average score" value={percentOrNone(averageScore)} />
      </dl>
      {missed.length > 0 ? (
        <Button variant="surface" mt="3" onClick={onPractice}>
          <RotateCcw size={14} aria-hidden="true" />
          Quiz the {counted(missed.length, 'missed term')}
        </Button>
      ) : null}
    </>
  );
};

/** How much of the glossary the learner knows, and how their quizzes went. */
export const LearningProgress = (props: LearningProgressProps) => (
  <Panel title="Learning Progress">
    <Loaded
      query={useQuery(termProgressQuery())}
      what="Your progress"
      skeleton={<Skeleton height="132px" />}
    >
      {(progress) => <Figures {...props} {...progress} />}
    </Loaded>
  </Panel>
);
