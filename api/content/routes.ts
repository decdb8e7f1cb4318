import type { ApiRoute } from '../server/route.ts';
import { contentLibraryRoute } from './routes/content-library.ts';
import { generateContentRoute } from './routes/generate-content.ts';
import { oneContentRoute } from './routes/one-content.ts';
import { readyMadeRoute } from './routes/ready-made.ts';

/** What admins have made for learners, and who moved it from draft to active. */
export const contentRoutes: readonly ApiRoute[] = [
  generateContentRoute,
  contentLibraryRoute,
  oneContentRoute,
  readyMadeRoute,
];
