import {
  type AcidBaseState,
  acidBaseStates,
  type GasCase,
  gasCases,
} from '../../facts/physiology/blood-gases.ts';
import type { ItemModel, Placement, SingleDraft } from '../item-model.ts';
import { placesAt } from './step-places.ts';

/** Henderson–Hasselbalch with 0.03 mEq/L of dissolved carbon dioxide per mm Hg. */
const phOf = ({ paco2, hco3 }: GasCase): number => 6.1 + Math.log10(hco3 / (0.03 * paco2));

const stateOf = (id: string): AcidBaseState => {
  const state = acidBaseStates.find((candidate) => candidate.id === id);
  if (!state) throw new Error(`There is no acid-base state ${id}`);
  return state;
};

const gasPlaces: readonly Placement[] = placesAt([
  ['USMLE1', 'USMLE Step 1', 'respiratory-renal', 'Acid-base disorders'],
  ['USMLE2', 'USMLE Step 2 CK', 'renal-reproductive', 'Electrolytes and acid-base'],
]);

const gasDraft = (gas: GasCase): SingleDraft => {
  const state = stateOf(gas.state);
  const values = `pH ${phOf(gas).toFixed(2)}, PaCO₂ ${gas.paco2} mm Hg and HCO₃ ${gas.hco3} mEq/L`;
  return {
    type: 'single',
    name: gas.id,
    facts: [gas.id],
    places: gasPlaces,
    level: 'analysis',
    stem: `${gas.scene} The arterial blood gas shows ${values}. How should it be read?`,
    key: { text: state.text, why: state.pattern },
    distractors: acidBaseStates
      .filter(({ id }) => id !== state.id)
      .map(({ text, pattern }) => ({ text, why: pattern })),
    explanation: `${state.pattern} Read pH first, then find which of PaCO₂ and bicarbonate explains it, and last whether the other one has moved to correct it. Normal values are pH 7.35 to 7.45, PaCO₂ 35 to 45 mm Hg and HCO₃ 22 to 26 mEq/L.`,
    source: 'Standard respiratory care and critical care nursing texts',
  };
};

/** Reading a blood gas: cause and degree of compensation. */
export const bloodGasModel: ItemModel = {
  id: 'blood-gas-state',
  version: 1,
  problem: 'A blood gas is to be read: which process, and how far it is compensated.',
  features: 'Side of the pH, which value explains it, whether the other has moved.',
  slips: 'Cause and compensation confused; compensation overlooked; two processes taken for one.',
  drafts: () => gasCases.map(gasDraft),
};
