import { Flex, Heading, Text } from '@radix-ui/themes';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { ScenarioView } from '../../../domain/contracts/simulation.ts';
import textStyles from '../../ui/text.module.css';
import { rightDecisions } from './patient-course.ts';

/** Seconds between two patients. */
const interstitialSeconds = 2;

type ScenarioCompleteProps = { readonly scenario: ScenarioView; readonly onEnd: () => void };

/** A breath between two patients. */
export const ScenarioComplete = ({ scenario, onEnd }: ScenarioCompleteProps) => {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const ending = setTimeout(() => end(), interstitialSeconds * 1000);
    return () => clearTimeout(ending);
  }, []);
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="3"
      flexGrow="1"
      px="5"
      role="status"
    >
      <CircleCheck size={40} color="var(--accent-11)" aria-hidden="true" />
      <Heading as="h1" size="7" weight="medium">
        Scenario Complete
      </Heading>
      <Text size="4" align="center" className={textStyles['pretty']}>
        {scenario.title}
      </Text>
      <Text size="3" color="gray" className={textStyles['num']}>
        {rightDecisions(scenario)} of {scenario.decisionPointCount} decisions right
      </Text>
    </Flex>
  );
};
