import { afterProcedures } from '../../facts/nursing-conditions/after-procedures.ts';
import { drainsAndTubes } from '../../facts/nursing-conditions/drains-and-tubes.ts';
import { glucoseChecks } from '../../facts/nursing-conditions/glucose-checks.ts';
import { focusedChecks } from '../../facts/nursing-conditions/neurovascular.ts';
import { positions } from '../../facts/nursing-conditions/positions.ts';
import { postoperative } from '../../facts/nursing-conditions/postoperative.ts';
import { testPreparation } from '../../facts/nursing-conditions/test-preparation.ts';
import { vitalTrends } from '../../facts/nursing-conditions/vital-trends.ts';
import type { ItemModel } from '../item-model.ts';
import { contrastModel } from './contrast-model.ts';

const source = 'Standard medical-surgical and perioperative nursing texts';

/** Models about tests, procedures, surgery and what warns of harm. */
export const riskModels: readonly ItemModel[] = [
  contrastModel({
    id: 'test-preparation',
    problem: 'A client is to be prepared for a test so that it is safe and readable.',
    features: 'What the test looks at, what would hide it, which drug or food acts on it.',
    slips: 'The preparation for another test; a step that spoils the result.',
    ask: 'Which instruction should the nurse give?',
    topics: { rn: 'Diagnostic tests and preparation', lpn: 'Diagnostic tests' },
    source,
    facts: testPreparation,
  }),
  contrastModel({
    id: 'care-position',
    problem: 'A position is to be chosen for a procedure or an illness.',
    features: 'Gravity, drainage, pressure on a site, venous return, the airway.',
    slips: 'The position for another state; a position that raises the danger.',
    ask: 'Which position is best?',
    topics: { rn: 'Therapeutic procedures', lpn: 'Therapeutic procedures' },
    source,
    facts: positions,
  }),
  contrastModel({
    id: 'report-after-test',
    problem: 'Among findings after a procedure one is a complication.',
    features: 'Which organ was touched, what is expected afterward, what is new or growing.',
    slips: 'An expected finding taken for harm; a sign of another procedure.',
    ask: 'Which finding should the nurse report at once?',
    topics: {
      rn: 'Potential for complications of tests and procedures',
      lpn: 'Complications of tests, treatments and procedures',
    },
    source,
    facts: afterProcedures,
  }),
  contrastModel({
    id: 'after-surgery',
    problem: 'A complication after surgery is to be recognized.',
    features: 'Day after surgery, kind of surgery, fever, wound, lungs, legs, urine.',
    slips: 'A complication of another day; one that shares a single sign.',
    ask: 'What do the findings most likely indicate?',
    topics: { rn: 'Potential for complications from surgery', lpn: 'Postoperative complications' },
    source,
    facts: postoperative,
  }),
  contrastModel({
    id: 'vital-trend',
    problem: 'Vital signs change, and the direction names the cause.',
    features: 'Pulse pressure, rate, temperature, breathing, skin, time course.',
    slips: 'One value read alone; a state with the opposite trend.',
    ask: 'What does the change most likely indicate?',
    topics: { rn: 'Changes in vital signs', lpn: 'Changes in vital signs' },
    source,
    facts: vitalTrends,
  }),
  contrastModel({
    id: 'drain-and-tube',
    problem: 'A tube or drain shows something, and the right step is to be chosen.',
    features: 'Kind of tube, how it works, fresh sutures, amount and color.',
    slips: 'Force; a step that suits another tube; leaving a blocked tube.',
    ask: 'What should the nurse do first?',
    topics: {
      rn: 'Nasogastric, drain and tube management',
      lpn: 'Nasogastric and drainage tube care',
    },
    source,
    facts: drainsAndTubes,
  }),
  contrastModel({
    id: 'focused-check',
    problem: 'A check of one system is to be done or read.',
    features: 'Which nerve or vessel is at risk, side, change since the last check.',
    slips: 'The sign of another nerve; an expected finding taken for harm.',
    ask: 'What does the finding mean?',
    topics: { rn: 'System-specific (focused) assessment', lpn: 'Neurovascular checks' },
    source,
    facts: focusedChecks,
  }),
  contrastModel({
    id: 'glucose-check',
    problem: 'Glucose is to be measured, read and acted on.',
    features: 'Type of diabetes, food, insulin peak, illness, exercise.',
    slips: 'Stopping insulin because of low intake; treating a number alone.',
    ask: 'What should the nurse do?',
    topics: { rn: 'Blood glucose monitoring', lpn: 'Blood glucose monitoring' },
    source,
    facts: glucoseChecks,
  }),
];
