import { Flex, Skeleton } from '@radix-ui/themes';
import textStyles from '../../ui/text.module.css';
import { useChrome } from '../../ui/use-chrome.ts';
import runnerStyles from '../attempt/runner/runner.module.css';
import styles from './simulation.module.css';

const options = ['a', 'b', 'c', 'd'];

/** The simulation's own layout while the patient is on the way. */
export const SimulationSkeleton = () => {
  useChrome(false);
  return (
    <div
      className={runnerStyles['focus']}
      role="status"
      aria-label="Loading your simulation"
      aria-busy="true"
    >
      <h1 className={textStyles['vh']}>Your simulation</h1>
      <div className={runnerStyles['focus-bar']}>
        <div className={runnerStyles['focus-progress']} />
        <Flex align="center" px="5" height="56px">
          <Skeleton width="140px" height="20px" />
        </Flex>
      </div>
      <div className={styles['simulation']}>
        <div className={styles['side']}>
          <Skeleton width="100%" height="346px" />
        </div>
        <div className={styles['body']}>
          <Skeleton width="60%" height="24px" mb="4" />
          <Skeleton width="100%" height="87px" mb="4" />
          <Flex direction="column" gap="10px">
            {options.map((option) => (
              <Skeleton key={option} width="100%" height="74px" />
            ))}
          </Flex>
        </div>
      </div>
    </div>
  );
};
