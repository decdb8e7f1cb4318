import { Box, Button, Flex, Progress, Text } from '@radix-ui/themes';
import { ArrowRight, Pause } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import textStyles from '../../ui/text.module.css';

/** Seconds from a choice to the next decision. */
const advanceAfter = 4;

type CountdownProps = {
  readonly isHeld: boolean;
  readonly onHold: () => void;
  readonly onContinue: () => void;
};

/** Seconds left until it goes on by itself, which it does not while it is held. */
const useCountdown = (isHeld: boolean, onEnd: () => void): number => {
  const [left, setLeft] = useState(advanceAfter);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const ticking = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000);
    const ending = setTimeout(() => end(), advanceAfter * 1000);
    return () => {
      clearInterval(ticking);
      clearTimeout(ending);
    };
  }, [isHeld]);
  return left;
};

/** Goes on after four seconds, at once on the learner's word, or not before it. */
export const Countdown = ({ isHeld, onHold, onContinue }: CountdownProps) => {
  const left = useCountdown(isHeld, onContinue);
  const button = useRef<HTMLButtonElement>(null);
  // Brings what is told into sight; the button to stay goes when it was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it counts anew it takes the focus
  useEffect(() => {
    button.current?.focus();
  }, [isHeld]);
  return (
    <Flex align="center" gap="4" mt="4" wrap="wrap">
      <Box flexGrow="1" minWidth="80px">
        {isHeld ? null : (
          <Progress
            value={(left / advanceAfter) * 100}
            size="1"
            color="gray"
            aria-label="Time until the next decision"
          />
        )}
      </Box>
      {isHeld ? (
        <Text size="2" color="gray">
          Staying here until you continue
        </Text>
      ) : (
        <>
          <Text
            size="2"
            color="gray"
            className={classes(textStyles['num'], textStyles['nowrap'])}
            aria-hidden="true"
          >
            Next in {left} s
          </Text>
          <Button variant="surface" color="gray" onClick={onHold} {...highContrast}>
            <Pause size={16} />
            Stay here
          </Button>
        </>
      )}
      <Button ref={button} onClick={onContinue}>
        Continue
        <ArrowRight size={16} />
      </Button>
    </Flex>
  );
};
