import { capabilities } from './capabilities.ts';
import type { ApiRoute } from './route.ts';
import { configRoute } from './routes/config.ts';
import { docsRoute } from './routes/docs.ts';

/** Every route of the product; a new one stands in the list of its capability. */
export const routes: readonly ApiRoute[] = [
  configRoute,
  docsRoute,
  ...capabilities.flatMap((one) => one.routes),
];
