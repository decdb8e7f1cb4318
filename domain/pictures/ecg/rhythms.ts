import { mobitz1, mobitz2, thirdDegree } from './blocks.ts';
import {
  atrialFibrillation,
  atrialFlutter,
  junctional,
  supraventricular,
} from './from-the-atria.ts';
import {
  firstDegree,
  peakedT,
  prematureAtrial,
  prematureVentricular,
  sinus,
  sinusArrhythmia,
  stElevation,
} from './from-the-sinus.ts';
import {
  asystole,
  coarseFibrillation,
  fineFibrillation,
  idioventricular,
  paced,
  torsades,
  ventricularTachycardia,
} from './from-the-ventricles.ts';
import type { RhythmName } from './parameters.ts';
import type { Planner } from './plan.ts';

type Rhythm = { readonly called: string; readonly plan: Planner };

/** Every rhythm: what it is called, and how it goes. */
export const rhythms: Readonly<Record<RhythmName, Rhythm>> = {
  sinus: { called: 'Normal sinus rhythm', plan: sinus },
  'sinus-bradycardia': { called: 'Sinus bradycardia', plan: sinus },
  'sinus-tachycardia': { called: 'Sinus tachycardia', plan: sinus },
  'sinus-arrhythmia': { called: 'Sinus arrhythmia', plan: sinusArrhythmia },
  'premature-atrial': {
    called: 'Sinus rhythm with premature atrial complexes',
    plan: prematureAtrial,
  },
  'atrial-fibrillation': { called: 'Atrial fibrillation', plan: atrialFibrillation },
  'atrial-flutter': { called: 'Atrial flutter', plan: atrialFlutter },
  supraventricular: { called: 'Supraventricular tachycardia', plan: supraventricular },
  junctional: { called: 'Junctional rhythm', plan: junctional },
  'first-degree': { called: 'Sinus rhythm with first-degree AV block', plan: firstDegree },
  'mobitz-1': { called: 'Second-degree AV block, Mobitz type I (Wenckebach)', plan: mobitz1 },
  'mobitz-2': { called: 'Second-degree AV block, Mobitz type II', plan: mobitz2 },
  'third-degree': { called: 'Third-degree (complete) AV block', plan: thirdDegree },
  'premature-ventricular': {
    called: 'Sinus rhythm with premature ventricular complexes',
    plan: prematureVentricular,
  },
  idioventricular: { called: 'Idioventricular rhythm', plan: idioventricular },
  'ventricular-tachycardia': {
    called: 'Monomorphic ventricular tachycardia',
    plan: ventricularTachycardia,
  },
  torsades: { called: 'Torsades de pointes', plan: torsades },
  'ventricular-fibrillation-coarse': {
    called: 'Coarse ventricular fibrillation',
    plan: coarseFibrillation,
  },
  'ventricular-fibrillation-fine': {
    called: 'Fine ventricular fibrillation',
    plan: fineFibrillation,
  },
  asystole: { called: 'Asystole', plan: asystole },
  paced: { called: 'Ventricular paced rhythm', plan: paced },
  'st-elevation': { called: 'Sinus rhythm with ST elevation', plan: stElevation },
  'peaked-t': { called: 'Sinus rhythm with peaked T waves', plan: peakedT },
};
