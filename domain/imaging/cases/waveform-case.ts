import { askName } from '../authoring.ts';
import type { ImageParameters } from '../parameters.ts';

const ecgSigns = {
  'Normal sinus rhythm': 'one upright P wave before each narrow complex, at 60 to 100 a minute',
  'Atrial fibrillation':
    'narrow complexes at no even distance, over a trembling line without P waves',
  'Atrial flutter': 'one pointed wave repeated without a flat line, about 300 a minute',
  'Sinus tachycardia': 'a P wave before each narrow complex, at more than 100 a minute',
  'Supraventricular tachycardia': 'narrow, fast, even complexes without P waves that can be told',
  'Ventricular tachycardia': 'broad, fast, even complexes, one after the other',
  'Torsades de pointes': 'broad complexes whose points turn about the baseline',
  'First-degree AV block': 'a PR interval over 200 ms, with a complex after each P wave',
  'AV block, Mobitz type I': 'a PR interval that grows until a P wave brings no complex',
  'AV block, Mobitz type II':
    'a constant PR interval, with a P wave now and then that brings no complex',
  'Complete AV block': 'P waves and complexes, each even, without relation to each other',
  'Sinus rhythm with ST elevation': 'segments domed above the baseline after each complex',
  'Sinus rhythm with tall T waves': 'T waves as tall as the complexes, narrow and symmetric',
} as const;

const capnogramSigns = {
  'Normal capnogram': 'steep rise, level top at 35 to 45 mm Hg, straight fall to zero',
  'Airway obstruction': 'a slow climb without a level top, like the fin of a shark',
  Rebreathing: 'a baseline that does not come back to zero',
  'Tube in the esophagus': 'low, rounded waves that are gone after a few breaths',
  Hypoventilation: 'waves of usual form, far apart and tall',
  Hyperventilation: 'waves of usual form, close together and low',
  'Leak at the cuff': 'tops that bend and slope to zero before the next breath in',
} as const;

const ventilatorSigns = {
  'No fault': 'flow that returns to zero, a small gap from peak to plateau, one breath at a time',
  'Trapped gas (auto-PEEP)': 'flow out that has not ended when the next breath begins',
  'High airway resistance': 'a high peak with a plateau far below it',
  'Low compliance': 'peak and plateau high together',
  'Double triggering': 'two inspirations with hardly an expiration between them',
  'Flow starvation': 'a pressure curve that is scooped out during inspiration',
  'Leak in the circuit': 'a volume curve that does not come back to zero',
} as const;

const loopSigns = {
  'Normal flow-volume loop': 'a steep peak, a nearly straight fall, and a round bow below',
  'Small-airway obstruction': 'a fall that sags into a deep hollow after its peak',
  Restriction: 'the usual form on a small volume',
  'Variable extrathoracic obstruction': 'a flat lower limb under a usual upper one',
  'Variable intrathoracic obstruction': 'a flat upper limb over a usual lower one',
  'Fixed large-airway obstruction': 'both limbs cut off flat',
} as const;

const filed = { modality: 'Waveform' } as const;

/** What every rhythm strip is filed under. */
export const strip = {
  ...filed,
  bodyPart: 'Heart',
  sources: ['electrocardiography textbook', 'resuscitation guideline'],
} as const;

/** What every capnogram is filed under. */
export const gas = {
  ...filed,
  bodyPart: 'Airway',
  view: 'Capnogram',
  sources: ['anesthesia monitoring textbook', 'resuscitation guideline'],
} as const;

/** What all curves of a ventilator are filed under. */
export const machine = {
  ...filed,
  bodyPart: 'Lungs',
  view: 'Pressure, flow, volume',
  sources: ['mechanical ventilation textbook', 'critical care guideline'],
} as const;

/** What every flow-volume loop is filed under. */
export const loop = {
  ...filed,
  bodyPart: 'Chest',
  view: 'Flow-volume loop',
  sources: ['pulmonary function testing standard', 'pulmonology textbook'],
} as const;

/** The first question of a rhythm strip. */
export const askStrip = (
  right: keyof typeof ecgSigns,
  ...wrong: readonly (keyof typeof ecgSigns)[]
) => askName(ecgSigns, { question: 'What does the strip show?', right, wrong });

/** The first question of a capnogram. */
export const askGas = (
  right: keyof typeof capnogramSigns,
  ...wrong: readonly (keyof typeof capnogramSigns)[]
) => askName(capnogramSigns, { question: 'What does the capnogram show?', right, wrong });

/** The first question of the curves of a ventilator. */
export const askMachine = (
  right: keyof typeof ventilatorSigns,
  ...wrong: readonly (keyof typeof ventilatorSigns)[]
) => askName(ventilatorSigns, { question: 'What do the curves show?', right, wrong });

/** The first question of a flow-volume loop. */
export const askLoop = (
  right: keyof typeof loopSigns,
  ...wrong: readonly (keyof typeof loopSigns)[]
) => askName(loopSigns, { question: 'What does the loop show?', right, wrong });

type Picture = Extract<ImageParameters, { kind: 'waveform' }>['picture'];

/** A waveform as its picture draws it. */
export const wave = (
  picture: Picture,
  seed: number,
  parameters: Readonly<Record<string, unknown>>,
): ImageParameters => ({ kind: 'waveform', picture, seed, parameters });
