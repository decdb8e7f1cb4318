import { Box, Flex, Text } from '@radix-ui/themes';
import { topicFigure } from '../../../domain/contracts/evidence.ts';
import type { TopicMastery } from '../../../domain/contracts/progress.ts';
import {
  enoughAnswers,
  judgedTopics,
  topicStanding,
  weakestTopic,
} from '../../../domain/progress/topic-standing.ts';
import { BandAxis } from '../../ui/band-axis.tsx';
import { BandScale } from '../../ui/band-scale.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import { TextLink } from '../../ui/text-link.tsx';
import { useHasNoQuestions } from '../account/field/use-empty-fields.ts';
import { practiceLink } from '../attempt/results/practice-link.ts';
import { Counted } from '../evidence/counted.tsx';
import { type TopicShare, withPercent } from '../progress/topic-groups.ts';

const shownTopics = 4;

const practice = (
  <LinkButton variant="surface" to="/quiz">
    Take a practice quiz
  </LinkButton>
);

const TopicRow = ({ topic, correct, total, percent }: TopicShare) => (
  <Box>
    <Flex justify="between" align="baseline" gap="3" mb="2">
      <Text size="2" className={textStyles['pretty']}>
        {topic}{' '}
        <Text color="gray" className={classes(textStyles['num'], textStyles['nowrap'])}>
          {correct} of {total}
        </Text>
      </Text>
      <Flex align="baseline" gap="3" flexShrink="0">
        <Text size="2" weight="medium" className={textStyles['num']}>
          <Counted figure={topicFigure(topic)} label={topic}>
            {percent}%
          </Counted>
        </Text>
        {topicStanding({ correct, total }) === 'weak' ? (
          <TextLink to={practiceLink(topic)} size="2" aria-label={`Practice ${topic}`}>
            Practice
          </TextLink>
        ) : null}
      </Flex>
    </Flex>
    <BandScale correct={correct} total={total} label={`${topic}: ${percent}%`} />
  </Box>
);

/** "Closest so far: Weaning, with 7." */
const closest = (topics: readonly TopicMastery[]): string => {
  const [most] = topics.toSorted((one, other) => other.total - one.total);
  return most ? ` Closest so far: ${most.topic}, with ${most.total}.` : '';
};

const TooFew = ({ topics }: TopicsProps) => {
  const hasNoQuestions = useHasNoQuestions();
  return (
    <EmptyState
      as="h2"
      title="Your topics"
      text={`We rate a topic after ${enoughAnswers} of its questions.${closest(topics)}`}
      {...(hasNoQuestions ? {} : { action: practice })}
    />
  );
};

type TopicsProps = { readonly topics: readonly TopicMastery[] };

/** Where the next points are. */
export const WeakestTopics = ({ topics }: TopicsProps) => {
  const shown = judgedTopics(topics).slice(0, shownTopics).map(withPercent);
  const weakest = weakestTopic(topics);
  if (shown.length === 0) return <TooFew topics={topics} />;
  return (
    <Panel
      title={weakest ? `${weakest.topic} is your weakest topic` : 'Your topics'}
      note="Percent correct by topic, weakest first"
    >
      <Flex direction="column" gap="4">
        {shown.map((topic) => (
          <TopicRow key={topic.topic} {...topic} />
        ))}
      </Flex>
      <Box mt="1">
        <BandAxis />
      </Box>
      <TextLink to="/analytics" size="2" mt="3">
        See topic trends
      </TextLink>
    </Panel>
  );
};
