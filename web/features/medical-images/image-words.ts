import type { MedicalImage } from '../../../domain/contracts/medical-images.ts';

/** Under everything that is drawn. */
export const schematicWords = ({ modality }: Pick<MedicalImage, 'modality'>): string =>
  `Schematic, for learning. Not a patient\u2019s ${modality === 'Waveform' ? 'recording' : 'film'}.`;

/** Whose an image is that an operator brought in, and under which license it is shown. */
export const creditWords = ({ metadata, credit }: MedicalImage): string =>
  [
    `Open-i ${metadata.nihImageId}`,
    metadata.nihTitle,
    metadata.authors,
    metadata.institution,
    metadata.nihCollection,
    credit && `License: ${credit.license}`,
  ]
    .filter(Boolean)
    .join('. ');
