import { Flex, Skeleton } from '@radix-ui/themes';
import { useChrome } from '../../shell/use-chrome.ts';
import '../attempt/runner/runner.css';
import './simulation.css';

const options = ['a', 'b', 'c', 'd'];

/** The simulation's own layout while the patient is on the way. */
export const SimulationSkeleton = () => {
  useChrome(false);
  return (
    <div className="focus" role="status" aria-label="Loading your simulation" aria-busy="true">
      <h1 className="vh">Your simulation</h1>
      <div className="focus-bar">
        <div className="focus-progress" />
        <Flex align="center" px="5" height="56px">
          <Skeleton width="140px" height="20px" />
        </Flex>
      </div>
      <div className="simulation">
        <div className="simulation-side">
          <Skeleton width="100%" height="346px" />
        </div>
        <div className="simulation-body">
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
