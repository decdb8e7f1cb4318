import { Box, Flex, Text } from '@radix-ui/themes';
import { topicFigure } from '../../../domain/contracts/evidence.ts';
import type { TopicMastery } from '../../../domain/contracts/progress.ts';
import { topicStanding } from '../../../domain/learning/bands.ts';
import { Counted } from '../../features/evidence/counted.tsx';
import { practiceLink } from '../../features/results/practice-link.ts';
import { type TopicShare, weakestFirst } from '../../features/results/topic-groups.ts';
import { BandAxis } from '../../ui/band-axis.tsx';
import { BandScale } from '../../ui/band-scale.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** With fewer answers than this a share says nothing about a topic. */
const enoughAnswers = 3;
const shownTopics = 4;

const TopicRow = ({ topic, correct, total, percent }: TopicShare) => (
  <Box>
    <Flex justify="between" align="baseline" gap="3" mb="2">
      <Text size="2" className="pretty">
        {topic}{' '}
        <Text color="gray" className="num nowrap">
          {correct} of {total}
        </Text>
      </Text>
      <Flex align="baseline" gap="3" flexShrink="0">
        <Text size="2" weight="medium" className="num">
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
    <BandScale value={percent} label={`${topic}: ${percent}%`} />
  </Box>
);

/** Where the next points are. */
export const WeakestTopics = ({ topics }: { readonly topics: readonly TopicMastery[] }) => {
  const shown = weakestFirst(topics.filter(({ total }) => total >= enoughAnswers)).slice(
    0,
    shownTopics,
  );
  const [weakest] = shown;
  if (!weakest) {
    return (
      <EmptyState
        as="h2"
        title="Your topics"
        text={`A topic appears here once you have answered ${enoughAnswers} of its questions.`}
        action={
          <LinkButton variant="surface" to="/quiz">
            Take a practice quiz
          </LinkButton>
        }
      />
    );
  }
  return (
    <Panel
      title={`${weakest.topic} is your weakest topic`}
      note="Share of your answers that were right, weakest topic first"
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
        How each topic moves
      </TextLink>
    </Panel>
  );
};
