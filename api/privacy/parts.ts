import { sessionsEnded } from '../account/sessions-ended.ts';
import type { ApiWorld } from '../server/world.ts';
import { erasureStore } from './erasure-store.ts';

/** How what is kept of a person is erased. */
export const privacyParts = (world: ApiWorld) => ({
  erasures: erasureStore(world.database, sessionsEnded(world)),
});

declare module '../server/context.ts' {
  interface PartsOf {
    readonly privacy: ReturnType<typeof privacyParts>;
  }
}
