import { Box, Heading, Text } from '@radix-ui/themes';
import { Panel } from '../../ui/panel.tsx';
import type { TopicShare } from './topic-groups.ts';

const recommendedTopics = 3;
const advice = ['1 quiz daily', '5-10 flashcards', 'Weak areas twice a week'];

/** The same advice for each of the weakest topics. */
export const StudyRecommendations = ({ weak }: { readonly weak: readonly TopicShare[] }) =>
  weak.length === 0 ? null : (
    <Panel title="Study recommendations" note="For your weakest topics">
      {weak.slice(0, recommendedTopics).map(({ topic }) => (
        <Box key={topic} mb="3">
          <Heading as="h3" size="2" weight="medium">
            {topic}
          </Heading>
          <Text as="p" size="2" color="gray">
            {advice.join(' · ')}
          </Text>
        </Box>
      ))}
    </Panel>
  );
