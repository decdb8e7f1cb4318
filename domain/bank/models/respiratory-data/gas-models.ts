import { randomFrom, seedOf } from '../../../kernel/random.ts';
import {
  type GasHistory,
  type GasState,
  gasHistories,
} from '../../facts/blood-gases/gas-histories.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { oneOf } from '../numeric-model.ts';
import { patientData, respiratorySource } from './places.ts';

const topic = 'Arterial blood gas and CO-oximetry analysis';

/** The pH by the Henderson-Hasselbalch equation, to two decimals. */
const phOf = ({ paco2, hco3 }: Pick<GasHistory, 'paco2' | 'hco3'>): string =>
  (6.1 + Math.log10(hco3 / (0.03 * paco2))).toFixed(2);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const labelOf = (state: GasState): string =>
  state === 'normal' ? 'Normal acid-base balance' : capital(state);

const shown = (gas: GasHistory): string =>
  `pH ${phOf(gas)}, PaCO₂ ${gas.paco2} mm Hg, PaO₂ ${gas.pao2} mm Hg and HCO₃ ${gas.hco3} mEq/L`;

const marksOf: Readonly<Record<GasState, string>> = {
  normal: 'A normal balance has a pH of 7.35 to 7.45 with PaCO₂ and HCO₃ both in range.',
  'uncompensated respiratory acidosis':
    'An uncompensated respiratory acidosis has a low pH, a high PaCO₂ and a normal HCO₃.',
  'partially compensated respiratory acidosis':
    'A partially compensated respiratory acidosis has a low pH with a high PaCO₂ and a high HCO₃.',
  'fully compensated respiratory acidosis':
    'A fully compensated respiratory acidosis has a pH of 7.35 to 7.39 with a high PaCO₂ and a high HCO₃.',
  'uncompensated respiratory alkalosis':
    'An uncompensated respiratory alkalosis has a high pH, a low PaCO₂ and a normal HCO₃.',
  'partially compensated respiratory alkalosis':
    'A partially compensated respiratory alkalosis has a high pH with a low PaCO₂ and a low HCO₃.',
  'uncompensated metabolic acidosis':
    'An uncompensated metabolic acidosis has a low pH, a low HCO₃ and a normal PaCO₂.',
  'partially compensated metabolic acidosis':
    'A partially compensated metabolic acidosis has a low pH with a low HCO₃ and a low PaCO₂.',
  'fully compensated metabolic acidosis':
    'A fully compensated metabolic acidosis has a pH of 7.35 to 7.39 with a low HCO₃ and a low PaCO₂.',
  'uncompensated metabolic alkalosis':
    'An uncompensated metabolic alkalosis has a high pH, a high HCO₃ and a normal PaCO₂.',
  'partially compensated metabolic alkalosis':
    'A partially compensated metabolic alkalosis has a high pH with a high HCO₃ and a high PaCO₂.',
  'combined respiratory and metabolic acidosis':
    'A combined acidosis has a low pH with a high PaCO₂ and a low HCO₃, so both push the same way.',
  'combined respiratory and metabolic alkalosis':
    'A combined alkalosis has a high pH with a low PaCO₂ and a high HCO₃, so both push the same way.',
};

const states = Object.keys(marksOf) as GasState[];

/** States that pull pH the same way, and a normal balance where pH is in range. */
const rivalsOf = (state: GasState): readonly GasState[] => {
  if (state === 'normal') {
    return states.filter(
      (other) => other.startsWith('fully') || other.startsWith('uncompensated r'),
    );
  }
  const isAcidosis = state.endsWith('acidosis');
  return states.filter((other) =>
    other === 'normal'
      ? state.startsWith('fully')
      : other !== state && other.endsWith('acidosis') === isAcidosis,
  );
};

const base = (
  gas: GasHistory,
): Pick<SingleDraft, 'facts' | 'places' | 'level' | 'source' | 'family' | 'type'> => ({
  type: 'single',
  facts: [gas.id],
  places: patientData(topic),
  level: 'analysis',
  source: respiratorySource,
  family: `blood-gas/${gas.id}`,
});

const questions = [
  'How should the therapist interpret this result?',
  'Which acid-base state does this sample show?',
  'What should be written as the interpretation?',
];

const stateDraft = (gas: GasHistory): SingleDraft => ({
  ...base(gas),
  name: gas.id,
  stem: `${gas.scene} The arterial blood gas shows ${shown(gas)}. ${oneOf(questions, randomFrom(seedOf(gas.id)))}`,
  key: { text: labelOf(gas.state), why: `${marksOf[gas.state]} ${gas.because}` },
  distractors: rivalsOf(gas.state).map(
    (state): Choice => ({
      text: labelOf(state),
      why: `${marksOf[state]} Here pH is ${phOf(gas)}, PaCO₂ ${gas.paco2} mm Hg and HCO₃ ${gas.hco3} mEq/L.`,
    }),
  ),
  explanation: `${marksOf[gas.state]} ${gas.because} Judge pH first, then which of PaCO₂ and HCO₃ moved with it, then whether the other one compensates.`,
});

const matching = [
  'A blood gas without a name on the slip shows',
  'Among several samples in the analyzer, one shows',
  'A result on the screen reads',
  'The laboratory calls with',
];

const historyDraft = (gas: GasHistory): SingleDraft => ({
  ...base(gas),
  name: gas.id,
  stem: `${oneOf(matching, randomFrom(seedOf(`${gas.id}/match`)))} ${shown(gas)}. Which history fits these values best?`,
  key: { text: gas.history, why: `${gas.because} ${marksOf[gas.state]}` },
  distractors: gasHistories
    .filter(({ state }) => state !== gas.state)
    .map(
      (other): Choice => ({ text: other.history, why: `${other.because} ${marksOf[other.state]}` }),
    ),
  explanation: `${marksOf[gas.state]} ${gas.because}`,
});

const statesModel: ItemModel = {
  id: 'd-gas-state',
  version: 1,
  problem:
    'A blood gas is to be named: acid or base, lungs or metabolism, and how far compensated.',
  features: 'pH, PaCO₂ and HCO₃ against their ranges, and which of them moved with the pH.',
  slips:
    'Taking the compensating value for the cause; calling a partly compensated gas fully compensated.',
  drafts: () => gasHistories.map(stateDraft),
};

const historiesModel: ItemModel = {
  id: 'd-gas-history',
  version: 1,
  problem: 'A blood gas is to be matched with the history that produces it.',
  features: 'The acid-base state and how long it has lasted, seen from the HCO₃.',
  slips: 'Overlooking renal compensation; taking acute for chronic retention.',
  drafts: () => gasHistories.map(historyDraft),
};

/** Blood gases: what they are called and where they come from. */
export const gasModels: readonly ItemModel[] = [statesModel, historiesModel];
