import { Flex, Progress, Text } from '@radix-ui/themes';
import { useFreeFlashcards } from '../../session/use-free-flashcards.ts';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';

/** How much of today's flashcards a free learner has made. */
export const TodaysProgress = ({ made }: { readonly made: number }) => {
  const free = useFreeFlashcards();
  return (
    <Panel title="Today's Progress" note="Flashcards made today on the free plan">
      <Flex justify="between" align="baseline" mb="2">
        <Text size="2">Flashcards</Text>
        <Text size="3" weight="medium" className={textStyles['num']}>
          {made}/{free}
        </Text>
      </Flex>
      <Progress
        // More may have been made before the limit was lowered.
        value={Math.min(made, Math.max(1, free))}
        max={Math.max(1, free)}
        size="2"
        aria-label={`${made} of ${free} flashcards`}
      />
      <Text as="p" size="2" color="gray" mt="3">
        Resets at midnight, your time.
      </Text>
    </Panel>
  );
};
