import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import { useSession } from '../../../session/use-session.ts';
import textStyles from '../../../ui/text.module.css';
import { readyForTimed } from '../ready/ready-facts.ts';
import { ReadyScreen } from '../ready/ready-screen.tsx';
import styles from './builder.module.css';
import { sizeWords, supplyWords, whyNot } from './choice-sentences.ts';
import { bodyOf, matching, minutesOf, type QuizChoice } from './quiz-choice.ts';
import { useStartCustom } from './use-start-custom.ts';

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
  const [isAsked, ask] = useState(false);
  const extraTime = useSession().user?.extraTime ?? 1;
  const questions = Math.min(choice.count, found);
  const minutes = minutesOf(choice, overview.healthcareField, questions);
  const begin = (): void => start(bodyOf(choice, overview), { onSettled: () => ask(false) });
  return (
    <Flex className={styles['start']} gap="4" justify="between" align="center" wrap="wrap">
      <Box id={id} aria-live="polite" className={styles['name']}>
        <Text as="div" size="3" weight="medium" className={textStyles['num']}>
          {reason ?? sizeWords(choice, overview.healthcareField, found)}
        </Text>
        {reason ? null : (
          <Text as="div" size="2" color="gray" className={textStyles['num']}>
            {supplyWords(choice, found)}
          </Text>
        )}
      </Box>
      <Button
        size="3"
        loading={isStarting}
        disabled={reason !== undefined}
        aria-describedby={id}
        onClick={() => (minutes === null ? begin() : ask(true))}
      >
        {label}
        <ArrowRight size={16} />
      </Button>
      {minutes === null ? null : (
        <ReadyScreen
          ready={
            isAsked
              ? readyForTimed({ questions, minutes, mode: choice.mode }, extraTime)
              : undefined
          }
          isStarting={isStarting}
          onBegin={begin}
          onDismiss={() => ask(false)}
        />
      )}
    </Flex>
  );
};
