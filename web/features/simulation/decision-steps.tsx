import { Flex, SegmentedControl } from '@radix-ui/themes';
import type { PointView, ScenarioView } from '../../../domain/contracts/simulation.ts';
import textStyles from '../../ui/text.module.css';
import styles from './simulation.module.css';

type DecisionStepsProps = {
  readonly scenario: ScenarioView;
  readonly point: number;
  readonly onGo: (point: number) => void;
};

const wordOf = (point: PointView): string => {
  if (point.status !== 'made') return 'not made';
  const word = point.correct ? 'right' : 'wrong';
  return point.isBranch ? `branch, ${word}` : word;
};

/** The decisions of a patient, to go to any of them. */
export const DecisionSteps = ({ scenario, point, onGo }: DecisionStepsProps) => (
  <Flex mb="4" className={styles['steps']}>
    <SegmentedControl.Root value={String(point)} onValueChange={(value) => onGo(Number(value))}>
      {scenario.decisionPoints.map((one, index) => (
        <SegmentedControl.Item key={one.situation} value={String(index)}>
          <span className={textStyles['num']}>
            {index + 1}, {wordOf(one)}
          </span>
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  </Flex>
);
