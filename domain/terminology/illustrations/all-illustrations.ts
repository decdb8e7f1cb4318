import { bloodGasAnalyzer } from './blood-gas-analyzer.ts';
import { bloodPressure } from './blood-pressure.ts';
import { boneFracture } from './bone-fracture.ts';
import { brainStroke } from './brain-stroke.ts';
import { cellGrowth } from './cell-growth.ts';
import { chestRadiograph } from './chest-radiograph.ts';
import { ctScan } from './ct-scan.ts';
import { digestiveTract } from './digestive-tract.ts';
import { drugAbsorption } from './drug-absorption.ts';
import { earSection } from './ear-section.ts';
import { ecgComplex } from './ecg-complex.ts';
import { endotrachealIntubation } from './endotracheal-intubation.ts';
import { eyeSection } from './eye-section.ts';
import { glucoseMonitoring } from './glucose-monitoring.ts';
import { heartAttack } from './heart-attack.ts';
import type { Illustration } from './illustration.ts';
import { immuneSystem } from './immune-system.ts';
import { lungInfection } from './lung-infection.ts';
import { lungVolumes } from './lung-volumes.ts';
import { mechanicalVentilator } from './mechanical-ventilator.ts';
import { nephron } from './nephron.ts';
import { neuron } from './neuron.ts';
import { pneumothoraxXray } from './pneumothorax-xray.ts';
import { pregnancyPosition } from './pregnancy-position.ts';
import { skinLayers } from './skin-layers.ts';
import { swallowingPhases } from './swallowing-phases.ts';
import { synovialJoint } from './synovial-joint.ts';
import { toothSection } from './tooth-section.ts';

/** Every drawing that terms are shown with. */
export const allIllustrations: readonly Illustration[] = [
  heartAttack,
  bloodPressure,
  lungInfection,
  brainStroke,
  drugAbsorption,
  immuneSystem,
  cellGrowth,
  ctScan,
  glucoseMonitoring,
  pneumothoraxXray,
  mechanicalVentilator,
  bloodGasAnalyzer,
  chestRadiograph,
  lungVolumes,
  endotrachealIntubation,
  ecgComplex,
  nephron,
  digestiveTract,
  boneFracture,
  synovialJoint,
  skinLayers,
  eyeSection,
  earSection,
  toothSection,
  neuron,
  swallowingPhases,
  pregnancyPosition,
];
