import { Badge, Box, Flex, Grid, Text } from '@radix-ui/themes';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { topicFigure } from '../../../domain/contracts/evidence.ts';
import type { TopicMastery } from '../../../domain/contracts/progress.ts';
import { enoughAnswers } from '../../../domain/progress/topic-standing.ts';
import { BandScale } from '../../ui/band-scale.tsx';
import bareListStyles from '../../ui/bare-list.module.css';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { terms } from '../../ui/terms.ts';
import textStyles from '../../ui/text.module.css';
import { practiceLink } from '../attempt/results/practice-link.ts';
import { Counted } from '../evidence/counted.tsx';
import { usePastDay } from '../time-travel/past-day.ts';
import { StudyRecommendations } from './study-recommendations.tsx';
import { type TopicShare, topicGroups } from './topic-groups.ts';

type TopicRowProps = TopicShare & { readonly children?: ReactNode };

const TopicRow = ({ topic, correct, total, percent, children }: TopicRowProps) => (
  <Flex align="center" gap="4" py="3" asChild>
    <li>
      <Box flexGrow="1" minWidth="0">
        <Flex justify="between" align="baseline" gap="3" mb="2">
          <Text size="2" weight="medium" className={textStyles['pretty']}>
            {topic}
          </Text>
          <Text size="2" color="gray" className={classes(textStyles['num'], textStyles['nowrap'])}>
            <Counted figure={topicFigure(topic)} label={topic}>
              {correct} of {total}, {percent}%
            </Counted>
          </Text>
        </Flex>
        <BandScale fine correct={correct} total={total} label={`${topic}: ${percent}%`} />
      </Box>
      {children}
    </li>
  </Flex>
);

const Mastered = () => (
  <Badge color="green">
    <Check size={12} aria-hidden="true" />
    Mastered
  </Badge>
);

const Practice = ({ topic }: Pick<TopicShare, 'topic'>) => (
  <LinkButton size="1" variant="surface" to={practiceLink(topic)} aria-label={`Practice ${topic}`}>
    Practice
  </LinkButton>
);

type GroupProps = {
  readonly title: string;
  readonly note: string;
  readonly topics: readonly TopicShare[];
  /** What stands there when there is none. */
  readonly none: string;
  readonly mark?: (topic: TopicShare) => ReactNode;
};

const Group = ({ title, note, topics, none, mark }: GroupProps) => (
  <Panel title={title} note={note}>
    {topics.length === 0 ? (
      <Text as="p" size="2" color="gray">
        {none}
      </Text>
    ) : (
      <Box my="-3" asChild>
        <ul className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
          {topics.map((topic) => (
            <TopicRow key={topic.topic} {...topic}>
              {mark?.(topic)}
            </TopicRow>
          ))}
        </ul>
      </Box>
    )}
  </Panel>
);

const NoTopicsYet = () => (
  <EmptyState
    as="h2"
    title="No topics yet"
    text="After your first quiz, you will see here which topics you know and which need work."
    action={
      <LinkButton variant="surface" to="/quiz">
        Take a practice quiz
      </LinkButton>
    }
  />
);

const NoTopicsThen = () => (
  <EmptyState as="h2" title="No topics yet on that day" text="You had not taken a quiz by then." />
);

/** Which topics hold, which need work, and what to do about those. */
export const TopicsTab = ({ topics }: { readonly topics: readonly TopicMastery[] }) => {
  const { mastered, between, weak, tooFew } = topicGroups(topics);
  const isPast = usePastDay() !== null;
  if (topics.length === 0) return isPast ? <NoTopicsThen /> : <NoTopicsYet />;
  return (
    <Grid columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5" align="start">
      <Group
        title="Areas for improvement"
        note="Below 60% correct and clearly under 70%; weakest first"
        topics={weak}
        none="No clearly weak topics."
        {...(isPast ? {} : { mark: Practice })}
      />
      <Group
        title="Strong topics"
        note="80% or more correct and clearly over 70%"
        topics={mastered}
        none="No mastered topics yet."
        mark={Mastered}
      />
      {isPast ? null : <StudyRecommendations weak={weak} />}
      {between.length > 0 ? (
        <Group
          title="In progress"
          note="Not clearly weak, not mastered yet"
          topics={between}
          none=""
        />
      ) : null}
      {tooFew.length > 0 ? (
        <Group
          title={terms.tooEarly}
          note={`We rate a topic after ${enoughAnswers} of its questions`}
          topics={tooFew}
          none=""
        />
      ) : null}
    </Grid>
  );
};
