import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenSimulation } from '../../../domain/contracts/simulation.ts';
import { useChrome } from '../../ui/use-chrome.ts';
import runnerStyles from '../attempt/runner/runner.module.css';
import { DecisionView } from './decision-view.tsx';
import { ScenarioComplete } from './scenario-complete.tsx';
import { SimulationBar } from './simulation-bar.tsx';
import { useSimulationKeys } from './use-simulation-keys.ts';
import { useWalk } from './use-walk.ts';

/** Asked again while the server still grants its moment of grace. */
const askAgainMs = 3000;

const useAskUntilAnswered = (isOver: boolean, ask: () => void): void => {
  const askServer = useEffectEvent(ask);
  useEffect(() => {
    if (!isOver) return;
    const asking = setInterval(() => askServer(), askAgainMs);
    return () => clearInterval(asking);
  }, [isOver]);
};

/** An open simulation: one patient, one decision at a time, with nothing else on the screen. */
export const SimulationRunner = ({ simulation }: { readonly simulation: OpenSimulation }) => {
  useChrome(false);
  const { walk, choose, ask, hold, proceed, enterNext, refresh } = useWalk(simulation);
  useSimulationKeys({ onChoose: choose, onContinue: proceed });
  const [isTimeOver, setTimeOver] = useState(false);
  useAskUntilAnswered(isTimeOver, refresh);
  const isOver = walk.phase === 'over';
  const askForResult = useEffectEvent(refresh);
  useEffect(() => {
    if (isOver) askForResult();
  }, [isOver]);
  const scenario = walk.scenarios[walk.scenario];
  return (
    <div className={runnerStyles['focus']}>
      <SimulationBar
        simulation={simulation}
        walk={walk}
        isOver={isOver || isTimeOver}
        onTimeOver={() => setTimeOver(true)}
      />
      {walk.phase === 'between' && scenario ? (
        <ScenarioComplete scenario={scenario} onEnd={enterNext} />
      ) : (
        <DecisionView walk={walk} choose={choose} ask={ask} hold={hold} proceed={proceed} />
      )}
    </div>
  );
};
