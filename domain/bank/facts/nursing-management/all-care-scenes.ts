import type { CareScene } from './care-roles.ts';
import { medicalCareScenes } from './medical-care-scenes.ts';
import { surgicalCareScenes } from './surgical-care-scenes.ts';

/** Every scene of care whose parts are shared out among nurses and assistive personnel. */
export const careScenes: readonly CareScene[] = [...medicalCareScenes, ...surgicalCareScenes];
