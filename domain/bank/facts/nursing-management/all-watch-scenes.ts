import { medicalWatchScenes } from './medical-watch-scenes.ts';
import { surgicalWatchScenes } from './surgical-watch-scenes.ts';
import type { WatchScene } from './watch-scene.ts';

/** Every client whose findings are told apart into expected and alarming ones. */
export const watchScenes: readonly WatchScene[] = [...surgicalWatchScenes, ...medicalWatchScenes];
