import {
  type DisinfectionCase,
  disinfectionCases,
  type Processing,
  processings,
} from '../../facts/respiratory-equipment/disinfection.ts';
import {
  type Isolation,
  type IsolationCase,
  isolationCases,
  isolationMeasures,
} from '../../facts/respiratory-equipment/precautions.ts';
import type { ItemModel, SingleDraft } from '../item-model.ts';
import { respiratorySource, troubleshooting } from '../respiratory-data/places.ts';

const isolations = Object.keys(isolationMeasures) as Isolation[];
const levels = Object.keys(processings) as Processing[];

const isolationDraft = ({ id, isolation, scene, because, avoid }: IsolationCase): SingleDraft => ({
  type: 'single',
  name: id,
  facts: [id],
  places: troubleshooting('Standard and transmission-based precautions'),
  level: 'application',
  stem: `${scene} How should the therapist be protected and the patient be placed?`,
  key: {
    text: isolationMeasures[isolation].text,
    why: `${because} ${isolationMeasures[isolation].why}`,
  },
  distractors: isolations
    .filter((other) => other !== isolation && !avoid.includes(other))
    .map((other) => isolationMeasures[other]),
  explanation: `${because} ${isolationMeasures[isolation].why} Hand hygiene and standard precautions apply to every patient.`,
  source: 'Standard infection prevention guidance for health care',
});

const disinfectionDraft = ({ id, processing, scene, because }: DisinfectionCase): SingleDraft => ({
  type: 'single',
  name: id,
  facts: [id],
  places: troubleshooting('Disinfection and sterilization'),
  level: 'application',
  stem: `${scene} Which step is the least that is acceptable now?`,
  key: { text: processings[processing].text, why: `${because} ${processings[processing].why}` },
  distractors: levels
    .filter((other) => other !== processing)
    .map((other) => ({
      text: processings[other].text,
      why: `${processings[other].why} This does not match the item: ${because.charAt(0).toLowerCase()}${because.slice(1)}`,
    })),
  explanation: `${because} ${processings[processing].why} Cleaning comes before any disinfection.`,
  source: respiratorySource,
});

/** Isolation by disease and reprocessing by what an item touches. */
export const isolationModels: readonly ItemModel[] = [
  {
    id: 'q-isolation',
    version: 1,
    problem: 'A patient with a known infection is to be placed and staff protected.',
    features: 'How the organism spreads: not at all, by contact, droplet or air.',
    slips: 'Taking droplet for airborne spread; isolating what does not spread.',
    drafts: () => isolationCases.map(isolationDraft),
  },
  {
    id: 'q-processing',
    version: 1,
    problem: 'A used item is to be made ready for the next patient.',
    features: 'What the item touches: intact skin, mucosa or sterile tissue; reusable or not.',
    slips: 'Sterilizing what touches skin; disinfecting what enters sterile tissue.',
    drafts: () => disinfectionCases.map(disinfectionDraft),
  },
];
