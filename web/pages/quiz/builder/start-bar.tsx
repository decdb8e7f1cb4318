import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { QuizOverview } from '../../../../domain/contracts/quiz.ts';
import { sizeWords, supplyWords, whyNot } from '../../../features/custom-quiz/choice-sentences.ts';
import { bodyOf, matching, type QuizChoice } from '../../../features/custom-quiz/quiz-choice.ts';
import { useStartCustom } from '../../../features/custom-quiz/use-start-custom.ts';

type StartBarProps = {
  readonly choice: QuizChoice;
  readonly overview: QuizOverview;
  readonly label: string;
};

/** What would be started just now, or why nothing can be. */
export const StartBar = ({ choice, overview, label }: StartBarProps) => {
  const { start, isStarting } = useStartCustom();
  const id = useId();
  const found = matching(overview, choice);
  const reason = whyNot(choice, found);
  return (
    <Flex className="builder-start" gap="4" justify="between" align="center" wrap="wrap">
      <Box id={id} aria-live="polite" className="builder-name">
        <Text as="div" size="3" weight="medium" className="num">
          {reason ?? sizeWords(choice, overview.healthcareField, found)}
        </Text>
        {reason ? null : (
          <Text as="div" size="2" color="gray" className="num">
            {supplyWords(choice, found)}
          </Text>
        )}
      </Box>
      <Button
        size="3"
        loading={isStarting}
        disabled={reason !== undefined}
        aria-describedby={id}
        onClick={() => start(bodyOf(choice, overview))}
      >
        {label}
        <ArrowRight size={16} />
      </Button>
    </Flex>
  );
};
