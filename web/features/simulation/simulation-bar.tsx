import { Box, Flex, Text } from '@radix-ui/themes';
import { X } from 'lucide-react';
import type { OpenSimulation } from '../../../domain/contracts/simulation.ts';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import { BarButton } from '../attempt/runner/bar-button.tsx';
import { useAskedLeave } from '../attempt/runner/dialogs/leave-dialog.tsx';
import runnerStyles from '../attempt/runner/runner.module.css';
import { TimeLeft } from '../attempt/runner/time-left.tsx';
import { decisionsBehind } from './patient-course.ts';
import styles from './simulation.module.css';
import type { Walk } from './walk.ts';

type SimulationBarProps = {
  readonly simulation: OpenSimulation;
  readonly walk: Walk;
  /** By the clock, or with the last decision. */
  readonly isOver: boolean;
  readonly onTimeOver: () => void;
};

const DecisionsBar = ({ walk }: Pick<SimulationBarProps, 'walk'>) => {
  const made = walk.scenarios.reduce((sum, scenario) => sum + decisionsBehind(scenario), 0);
  const total = walk.scenarios.reduce((sum, scenario) => sum + scenario.decisionPointCount, 0);
  return (
    <div
      className={runnerStyles['focus-progress']}
      role="progressbar"
      aria-label="Decisions made"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={made}
    >
      <div style={{ width: `${(made / total) * 100}%` }} />
    </div>
  );
};

type LeaveProps = Pick<OpenSimulation, 'endsAt'> & { readonly isOver: boolean };

const Leave = (props: LeaveProps) => {
  const { leave, dialog } = useAskedLeave({ ...props, home: '/quiz' });
  return (
    <>
      <BarButton label="Save and leave" hint="Save and leave" Icon={X} onClick={leave} />
      {dialog}
    </>
  );
};

/** Which problem this is, of which kind, and how much time is left. */
export const SimulationBar = ({ simulation, walk, isOver, onTimeOver }: SimulationBarProps) => (
  <div className={classes(runnerStyles['focus-bar'], styles['bar'])}>
    <DecisionsBar walk={walk} />
    <Flex align="center" justify="between" px={{ initial: '4', sm: '5' }} height="56px" gap="3">
      <Flex align="center" gap="4" minWidth="0">
        <Leave endsAt={simulation.endsAt} isOver={isOver} />
        <Text size="3" weight="medium" className={classes(textStyles['num'], textStyles['nowrap'])}>
          Problem {walk.scenario + 1}{' '}
          <Text color="gray" weight="regular">
            of {walk.scenarios.length}
          </Text>
        </Text>
        <Box display={{ initial: 'none', md: 'block' }}>
          <Text size="2" color="gray">
            {simulation.exam}, {walk.scenarios[walk.scenario]?.category}
          </Text>
        </Box>
      </Flex>
      <Flex align="center" gap="3">
        <TimeLeft endsAt={simulation.endsAt} onOver={onTimeOver} />
      </Flex>
    </Flex>
  </div>
);
