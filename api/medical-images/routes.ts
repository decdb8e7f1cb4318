import { capability } from '../server/capability.ts';
import { medicalImagesAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { medicalImageParts } from './parts.ts';
import { medicalImageAnswers } from './refusals.ts';
import { imageCaseRoute } from './routes/image-case.ts';
import { imageFilesRoute } from './routes/image-files.ts';
import { imageListRoute } from './routes/image-list.ts';
import { imageStatsRoute } from './routes/image-stats.ts';
import { medicalInterpretationRoute } from './routes/medical-interpretation.ts';
import { readImageRoute } from './routes/read-image.ts';
import { recordFileRoute } from './routes/record-file.ts';

export const medicalImages = capability({
  word: 'medical-images',
  about: 'Medical images: found, read and practiced',
  routes: [
    imageListRoute,
    imageStatsRoute,
    imageCaseRoute,
    imageFilesRoute,
    recordFileRoute,
    readImageRoute,
    medicalInterpretationRoute,
  ],
  parts: medicalImageParts,
  refusals: medicalImageAnswers,
  audit: medicalImagesAudit,
  parameters,
  examples,
});
