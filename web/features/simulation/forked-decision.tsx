import { RadioCards, Text } from '@radix-ui/themes';
import { useState } from 'react';
import type { PointView, ScenarioView } from '../../../domain/contracts/simulation.ts';
import { consequenceOf, feedbackOf } from '../../../domain/simulation/choice-consequences.ts';
import { afterChoice } from '../../../domain/simulation/simulated-patient.ts';
import { BedsideMonitor } from '../../drawings/bedside-monitor/bedside-monitor.tsx';
import { classes } from '../../ui/classes.ts';
import questionStyles from '../../ui/question.module.css';
import { OptionKind } from './option-kind.tsx';
import { Outcome } from './outcome.tsx';
import { patientBefore } from './patient-course.ts';
import { forkDecision } from './queries/decide.ts';
import { signedPoints } from './signed-points.ts';
import styles from './simulation.module.css';
import { StatusBadge } from './status-badge.tsx';

type ForkedDecisionProps = {
  readonly attemptId: string;
  readonly scenario: ScenarioView;
  readonly point: number;
};

type ClosedPoint = Exclude<PointView, { status: 'open' }>;

const noteOf = (point: ClosedPoint, optionId: string): string => {
  const weight = point.weights?.[optionId];
  const notes = [
    point.status === 'made' && point.chosen === optionId ? 'Your decision' : '',
    point.correctOptionId === optionId ? 'Correct decision' : '',
    weight === undefined ? '' : `Points: ${signedPoints(weight)}`,
  ];
  return notes.filter(Boolean).join(', ');
};

type OptionsProps = {
  readonly point: ClosedPoint;
  readonly looked: string;
  readonly onLook: (optionId: string) => void;
};

/** Here a choice is only looked at, so that arrow keys may make it. */
const Options = ({ point, looked, onLook }: OptionsProps) => (
  <RadioCards.Root
    className={questionStyles['options']}
    columns="1"
    aria-label="What if"
    value={looked}
    onValueChange={onLook}
  >
    {point.options.map(({ id, type, text }) => (
      <div key={id} className={classes(questionStyles['option'], questionStyles['plain'])}>
        <RadioCards.Item value={id} className={questionStyles['card']}>
          <span className={questionStyles['key']}>{id}</span>
          <span>
            <OptionKind type={type} />
            {text}
            <Text as="div" size="2" weight="medium" color="gray">
              {noteOf(point, id)}
            </Text>
          </span>
        </RadioCards.Item>
      </div>
    ))}
  </RadioCards.Root>
);

/** A past decision: what was chosen, and on the learner's word what another choice would have done. */
export const ForkedDecision = ({ attemptId, scenario, point }: ForkedDecisionProps) => {
  const told = scenario.decisionPoints[point];
  const chosen = told?.status === 'made' ? told.chosen : undefined;
  const [looked, look] = useState(chosen);
  if (!told || told.status === 'open') return null;
  const shown = looked ?? told.correctOptionId;
  const before = patientBefore(scenario, point);
  const consequence = consequenceOf(told, shown);
  const after = afterChoice(before, consequence);
  const fork = (optionId: string): void => {
    look(optionId);
    // Only noted; what it would have done is known here already.
    if (optionId !== chosen) {
      forkDecision(attemptId, { scenarioId: scenario.id, point, optionId }).catch(() => undefined);
    }
  };
  return (
    <div className={styles['fork']}>
      <div>
        <div className={questionStyles['stem']}>
          <p>{told.situation}</p>
          <p className={questionStyles['ask']}>{told.question}</p>
        </div>
        <Options point={told} looked={shown} onLook={fork} />
      </div>
      <div>
        <BedsideMonitor
          vitals={after.vitalSigns}
          before={before.vitalSigns}
          name={shown === chosen ? 'As it was' : `What if ${shown}`}
        />
        <div className={styles['status']}>
          <StatusBadge status={after.clinicalStatus} />
        </div>
        <div role="status">
          <Outcome
            correct={told.options.some(({ id, isCorrect }) => id === shown && isCorrect)}
            feedback={feedbackOf(told, shown)}
            clinicalStatus={after.clinicalStatus}
          />
        </div>
      </div>
    </div>
  );
};
