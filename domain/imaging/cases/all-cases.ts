import type { ImageCase } from '../image-case.ts';
import { abdomenCtCases } from './abdomen-ct.ts';
import { abdomenFilmCases } from './abdomen-films.ts';
import { cardiacCases } from './cardiac.ts';
import { chestCtCases } from './chest-ct.ts';
import { effusionCases } from './effusion.ts';
import { blowFractureCases } from './fractures-of-blows.ts';
import { fallFractureCases } from './fractures-of-falls.ts';
import { headBleedingCases } from './head-bleeding.ts';
import { headCtCases } from './head-ct.ts';
import { jointCases } from './joints.ts';
import { lineCases } from './lines-and-tubes.ts';
import { mriHeadCases } from './mri-head.ts';
import { mriSpineAndKneeCases } from './mri-spine-and-knee.ts';
import { normalChestCases } from './normal-chest.ts';
import { otherChestCases } from './other-chest.ts';
import { pneumoniaCases } from './pneumonia.ts';
import { pneumoniaOfSomeCases } from './pneumonia-of-some.ts';
import { pneumothoraxCases } from './pneumothorax.ts';
import { pneumothoraxWithMoreCases } from './pneumothorax-with-more.ts';
import { ultrasoundAbdomenCases } from './ultrasound-abdomen.ts';
import { ultrasoundChestCases } from './ultrasound-chest.ts';
import { ultrasoundElsewhereCases } from './ultrasound-elsewhere.ts';
import { conductionCases } from './waveform-conduction.ts';
import { gasCases } from './waveform-gas.ts';
import { loopCases } from './waveform-loops.ts';
import { machineCases } from './waveform-machine.ts';
import { rhythmCases } from './waveform-rhythms.ts';

/** Every case of the image library. */
export const allCases: readonly ImageCase[] = [
  ...pneumothoraxCases,
  ...pneumothoraxWithMoreCases,
  ...pneumoniaCases,
  ...pneumoniaOfSomeCases,
  ...effusionCases,
  ...normalChestCases,
  ...cardiacCases,
  ...fallFractureCases,
  ...blowFractureCases,
  ...jointCases,
  ...lineCases,
  ...otherChestCases,
  ...abdomenFilmCases,
  ...headBleedingCases,
  ...headCtCases,
  ...chestCtCases,
  ...abdomenCtCases,
  ...mriHeadCases,
  ...mriSpineAndKneeCases,
  ...ultrasoundChestCases,
  ...ultrasoundAbdomenCases,
  ...ultrasoundElsewhereCases,
  ...rhythmCases,
  ...conductionCases,
  ...gasCases,
  ...machineCases,
  ...loopCases,
];
