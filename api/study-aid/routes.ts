import { capability } from '../server/capability.ts';
import { studyAidAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { studyAidParts } from './parts.ts';
import { studyAidAnswers } from './refusals.ts';
import { deleteAidRoute } from './routes/delete-aid.ts';
import { exportAidRoute } from './routes/export-aid.ts';
import { generateAidRoute } from './routes/generate.ts';
import { libraryRoute } from './routes/library.ts';
import { savedAidRoute } from './routes/saved-aid.ts';
import { sheetFileRoute } from './routes/sheet-file.ts';
import { sheetRoute, sheetsRoute } from './routes/sheets.ts';

export const studyAid = capability({
  word: 'study-aid',
  about: 'Study aids: made of a topic, saved and exported',
  routes: [
    generateAidRoute,
    libraryRoute,
    savedAidRoute,
    deleteAidRoute,
    sheetsRoute,
    sheetRoute,
    sheetFileRoute,
    exportAidRoute,
  ],
  parts: studyAidParts,
  refusals: studyAidAnswers,
  audit: studyAidAudit,
  parameters,
  examples,
});
