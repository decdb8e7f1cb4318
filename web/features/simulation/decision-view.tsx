import { Box } from '@radix-ui/themes';
import { BedsideMonitor } from '../../drawings/bedside-monitor/bedside-monitor.tsx';
import questionStyles from '../../ui/question.module.css';
import { Countdown } from './countdown.tsx';
import { DecisionHead } from './decision-head.tsx';
import { DoneSoFar } from './done-so-far.tsx';
import { GatheredFindings } from './gathered-findings.tsx';
import { GatheringView } from './gathering-view.tsx';
import { LabsTable } from './labs-table.tsx';
import { OptionChoices } from './option-choices.tsx';
import { OptionVerdicts } from './option-verdicts.tsx';
import { Outcome } from './outcome.tsx';
import { hasSections, patientAfter, patientBefore } from './patient-course.ts';
import { PatientFacts } from './patient-facts.tsx';
import styles from './simulation.module.css';
import type { SimulationWalk } from './use-walk.ts';

type DecisionViewProps = Pick<SimulationWalk, 'walk' | 'choose' | 'hold' | 'proceed'>;
type ViewProps = DecisionViewProps & Pick<SimulationWalk, 'ask'>;

const Decision = ({ walk, choose, hold, proceed }: DecisionViewProps) => {
  const point = walk.scenarios[walk.scenario]?.decisionPoints[walk.point];
  if (!point) return null;
  const { outcome } = walk;
  return (
    <>
      {point.status === 'open' ? (
        <OptionChoices
          options={point.options}
          refused={point.refused ?? []}
          isSending={walk.phase === 'sending'}
          onChoose={choose}
        />
      ) : null}
      {point.status === 'made' ? <OptionVerdicts point={point} /> : null}
      <div role="status">{outcome ? <Outcome {...outcome} /> : null}</div>
      {walk.phase === 'shown' ? (
        <Countdown isHeld={walk.isHeld} onHold={hold} onContinue={proceed} />
      ) : null}
    </>
  );
};

/** The patient on one side, the decision on the other; stacked where there is no room. */
export const DecisionView = ({ ask, ...props }: ViewProps) => {
  const { walk } = props;
  const scenario = walk.scenarios[walk.scenario];
  const point = scenario?.decisionPoints[walk.point];
  if (!scenario || !point) return null;
  if (point.status === 'open' && point.gathering && !point.gathering.isDone) {
    return <GatheringView walk={walk} ask={ask} scenario={scenario} gathering={point.gathering} />;
  }
  const before = patientBefore(scenario, walk.point);
  const now = patientAfter(scenario, walk.point);
  const record = (
    <>
      <LabsTable initialPresentation={scenario.initialPresentation} />
      <GatheredFindings scenario={scenario} />
      <DoneSoFar scenario={scenario} />
    </>
  );
  return (
    <div className={styles['simulation']}>
      <div className={styles['side']}>
        <BedsideMonitor
          vitals={now.vitalSigns}
          before={before.vitalSigns}
          name={`Bed ${walk.scenario + 1}`}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
        <section className={styles['record']} aria-label="What is known" tabIndex={0}>
          {record}
        </section>
      </div>
      <div className={styles['body']}>
        <PatientFacts patientInfo={scenario.patientInfo} />
        <DecisionHead
          key={scenario.id}
          point={walk.point}
          total={hasSections(scenario) ? undefined : scenario.decisionPointCount}
          status={now.clinicalStatus}
        />
        <div className={questionStyles['stem']}>
          <p>{point.situation}</p>
          <p className={questionStyles['ask']}>{point.question}</p>
        </div>
        <Decision {...props} />
        <Box display={{ initial: 'block', md: 'none' }} mt="5">
          {record}
        </Box>
      </div>
    </div>
  );
};
