import { drawAbdomenFilm } from './abdomen-film/draw-abdomen-film.ts';
import { drawBoneFilm } from './bone-film/draw-bone-film.ts';
import { drawChestFilm } from './chest-film/draw-chest-film.ts';
import { drawCtAbdomen } from './ct-abdomen/draw-ct-abdomen.ts';
import { drawCtChest } from './ct-chest/draw-ct-chest.ts';
import { drawCtHead } from './ct-head/draw-ct-head.ts';
import type { DrawnCase, ImageCase } from './image-case.ts';
import { drawMriBrain } from './mri-brain/draw-mri-brain.ts';
import { drawMriKnee } from './mri-knee/draw-mri-knee.ts';
import { drawMriSpine } from './mri-spine/draw-mri-spine.ts';
import { drawUltrasound } from './ultrasound/draw-ultrasound.ts';
import { drawWaveform } from './waveform/draw-waveform.ts';

/** The image of a case with all that is known of it; the same case draws the same image. */
export const drawCase = ({ id, image }: ImageCase): DrawnCase => {
  switch (image.kind) {
    case 'chest-film':
      return drawChestFilm(image, id);
    case 'bone-film':
      return drawBoneFilm(image, id);
    case 'ct-head':
      return drawCtHead(image, id);
    case 'abdomen-film':
      return drawAbdomenFilm(image, id);
    case 'ct-chest':
      return drawCtChest(image, id);
    case 'ct-abdomen':
      return drawCtAbdomen(image, id);
    case 'mri-brain':
      return drawMriBrain(image, id);
    case 'mri-spine':
      return drawMriSpine(image, id);
    case 'mri-knee':
      return drawMriKnee(image, id);
    case 'ultrasound':
      return drawUltrasound(image, id);
    case 'waveform':
      return drawWaveform(image, id);
  }
};
