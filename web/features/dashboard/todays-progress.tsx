import { Flex, Progress, Text } from '@radix-ui/themes';
import { Panel } from '../../ui/panel.tsx';

/** Flashcards a free learner may make a day. */
export const dailyFlashcards = 5;

/** How much of today's flashcards a free learner has made. */
export const TodaysProgress = ({ made }: { readonly made: number }) => (
  <Panel title="Today's Progress" note="Flashcards made today on the free plan">
    <Flex justify="between" align="baseline" mb="2">
      <Text size="2">Flashcards</Text>
      <Text size="3" weight="medium" className="num">
        {made}/{dailyFlashcards}
      </Text>
    </Flex>
    <Progress
      value={made}
      max={dailyFlashcards}
      size="2"
      aria-label={`${made} of ${dailyFlashcards} flashcards`}
    />
    <Text as="p" size="2" color="gray" mt="3">
      Resets at midnight, your time.
    </Text>
  </Panel>
);
