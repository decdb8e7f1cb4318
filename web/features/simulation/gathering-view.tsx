import { Button, Heading, Text } from '@radix-ui/themes';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type {
  GatheringView as Gathering,
  ScenarioView,
} from '../../../domain/contracts/simulation.ts';
import { classes } from '../../ui/classes.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import questionStyles from '../../ui/question.module.css';
import textStyles from '../../ui/text.module.css';
import { DoneSoFar } from './done-so-far.tsx';
import styles from './gathering.module.css';
import { GatheringChoices } from './gathering-choices.tsx';
import { KnownSigns } from './known-signs.tsx';
import { LabsTable } from './labs-table.tsx';
import { PatientFacts } from './patient-facts.tsx';
import simulationStyles from './simulation.module.css';
import type { SimulationWalk } from './use-walk.ts';

type GatheringViewProps = Pick<SimulationWalk, 'walk' | 'ask'> & {
  readonly scenario: ScenarioView;
  readonly gathering: Gathering;
};

type DoneBarProps = { readonly gathering: Gathering; readonly onDone: () => void };

const DoneBar = ({ gathering: { choices }, onDone }: DoneBarProps) => (
  <div className={styles['ask-foot']}>
    <div>
      <Text as="div" size="3" className={textStyles['num']}>
        {choices.filter(({ isAsked }) => isAsked).length} asked of {choices.length}
      </Text>
      <Text as="div" size="2" color="gray">
        You cannot come back to this list.
      </Text>
    </div>
    <Button size="3" onClick={onDone} {...highContrast}>
      Done gathering <ArrowRight size={16} aria-hidden="true" />
    </Button>
  </div>
);

/** A new gathering takes the focus, so that it is read from its beginning. */
const GatheringHead = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <Heading as="h1" size="4" weight="medium" mb="3" tabIndex={-1} ref={heading}>
      Information gathering
    </Heading>
  );
};

type LastResultProps = Pick<Gathering, 'choices'> & { readonly last: number | undefined };

/** Tells a screen reader what the last choice brought; it stands from the beginning, so that it is heard. */
const LastResult = ({ choices, last }: LastResultProps) => {
  const came = choices.find(({ number }) => number === last);
  return (
    <div role="status" className={textStyles['vh']}>
      {came ? `${came.text}: ${came.result}` : ''}
    </div>
  );
};

/** What may be asked for ahead of a decision: each choice is final and shows its result. */
export const GatheringView = ({ walk, ask, scenario, gathering }: GatheringViewProps) => (
  <div className={classes(simulationStyles['simulation'], styles['asking'])}>
    <div className={simulationStyles['side']}>
      <KnownSigns gathering={gathering} name={`Bed ${walk.scenario + 1}`} />
    </div>
    <div className={simulationStyles['body']}>
      <PatientFacts patientInfo={scenario.patientInfo} />
      <GatheringHead key={`${scenario.id}/${walk.point}`} />
      <div className={questionStyles['stem']}>
        <p>{gathering.scene}</p>
        <p className={questionStyles['ask']}>{gathering.direction}</p>
      </div>
      <Text as="p" size="2" color="gray" mb="3" className={textStyles['pretty']}>
        Each choice is final and shows its result. Useful ones add points; useless, late or harmful
        ones take them away.
      </Text>
      <LabsTable initialPresentation={scenario.initialPresentation} />
      <GatheringChoices
        choices={gathering.choices}
        isSending={walk.phase === 'sending'}
        last={walk.asked}
        onAsk={ask}
      />
      <LastResult choices={gathering.choices} last={walk.asked} />
      <DoneSoFar scenario={scenario} />
      <DoneBar gathering={gathering} onDone={() => ask('done')} />
    </div>
  </div>
);
