import { Box, Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import type { CompletedSimulation, ScenarioView } from '../../../domain/contracts/simulation.ts';
import { SelectInput } from '../../ui/form/select-input.tsx';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import { AskedReview } from './asked-review.tsx';
import { DecisionSteps } from './decision-steps.tsx';
import { ForkedDecision } from './forked-decision.tsx';
import { rightDecisions } from './patient-course.ts';
import { PatientFacts } from './patient-facts.tsx';
import { ProblemSections, Teaching } from './problem-review.tsx';
import styles from './simulation.module.css';

/** The server tells nothing of a patient whom a simulation that is open shows too. */
const isWithheld = ({ decisionPoints }: ScenarioView): boolean => decisionPoints.length === 0;

const nameOf = (scenario: ScenarioView, index: number): string => {
  if (isWithheld(scenario)) return `${index + 1}. ${scenario.title}: in a simulation you have open`;
  return `${index + 1}. ${scenario.title}: ${rightDecisions(scenario)} of ${scenario.decisionPointCount} right`;
};

const Objectives = ({ learningObjectives }: Pick<ScenarioView, 'learningObjectives'>) => (
  <Box mt="5">
    <Text as="div" size="2" weight="medium" mb="1">
      Learning objectives
    </Text>
    <ul className={styles['objectives']}>
      {learningObjectives.map((objective) => (
        <li key={objective}>
          <Text size="3" className={textStyles['pretty']}>
            {objective}
          </Text>
        </li>
      ))}
    </ul>
  </Box>
);

type WalkedAgainProps = {
  readonly attemptId: string;
  readonly scenario: ScenarioView;
  readonly points: CompletedSimulation['points'];
};

const Withheld = ({ patientInfo }: Pick<ScenarioView, 'patientInfo'>) => (
  <>
    <PatientFacts patientInfo={patientInfo} />
    <Text as="p" size="3" className={textStyles['pretty']}>
      This patient is in a simulation you have open. Come back once you finish it.
    </Text>
  </>
);

const WalkedAgain = ({ attemptId, scenario, points }: WalkedAgainProps) => {
  const [point, goTo] = useState(0);
  const problem = points?.problems.find(({ scenarioId }) => scenarioId === scenario.id);
  const shown = scenario.decisionPoints[point];
  if (isWithheld(scenario)) return <Withheld patientInfo={scenario.patientInfo} />;
  return (
    <>
      <PatientFacts patientInfo={scenario.patientInfo} />
      {problem ? <ProblemSections problem={problem} /> : null}
      <DecisionSteps scenario={scenario} point={point} onGo={goTo} />
      {shown?.gathering ? <AskedReview key={`asked/${point}`} gathering={shown.gathering} /> : null}
      <ForkedDecision key={point} attemptId={attemptId} scenario={scenario} point={point} />
      {shown ? <Teaching point={shown} /> : null}
      <Objectives learningObjectives={scenario.learningObjectives} />
    </>
  );
};

/** Every patient again, decision by decision, with what another choice would have done. */
export const PathReview = ({ simulation }: { readonly simulation: CompletedSimulation }) => {
  const { scenarios } = simulation;
  const [id, choose] = useState<string | undefined>(scenarios[0]?.id);
  const scenario = scenarios.find((candidate) => candidate.id === id);
  if (!scenario) return null;
  return (
    <Panel title="Review your decisions" note="Nothing here changes your score.">
      <Flex direction="column" gap="4">
        <SelectInput
          label="Patient"
          name="patient"
          placeholder="Choose a patient"
          value={scenario.id}
          onChange={choose}
          options={scenarios.map((one, index) => ({ value: one.id, label: nameOf(one, index) }))}
        />
        <div>
          <WalkedAgain
            key={scenario.id}
            attemptId={simulation.id}
            scenario={scenario}
            points={simulation.points}
          />
        </div>
      </Flex>
    </Panel>
  );
};
