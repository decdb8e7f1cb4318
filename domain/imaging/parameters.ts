import { z } from 'zod';
import { abdomenFilmParameters } from './abdomen-film/parameters.ts';
import { boneFilmParameters } from './bone-film/parameters.ts';
import { chestFilmParameters } from './chest-film/parameters.ts';
import { ctAbdomenParameters } from './ct-abdomen/parameters.ts';
import { ctChestParameters } from './ct-chest/parameters.ts';
import { ctHeadParameters } from './ct-head/parameters.ts';
import { mriBrainParameters } from './mri-brain/parameters.ts';
import { mriKneeParameters } from './mri-knee/parameters.ts';
import { mriSpineParameters } from './mri-spine/parameters.ts';
import { ultrasoundParameters } from './ultrasound/parameters.ts';
import { waveformParameters } from './waveform/parameters.ts';

/** What an image is drawn from, by its kind. */
export const imageParameters = z.discriminatedUnion('kind', [
  chestFilmParameters,
  boneFilmParameters,
  ctHeadParameters,
  abdomenFilmParameters,
  ctChestParameters,
  ctAbdomenParameters,
  mriBrainParameters,
  mriSpineParameters,
  mriKneeParameters,
  ultrasoundParameters,
  waveformParameters,
]);
export type ImageParameters = z.infer<typeof imageParameters>;
