import { adultCardiovascular1 } from './adult-cardiovascular-1.ts';
import { adultCardiovascular2 } from './adult-cardiovascular-2.ts';
import { adultChronicAirways1 } from './adult-chronic-airways-1.ts';
import { adultChronicAirways2 } from './adult-chronic-airways-2.ts';
import { adultChronicAirways3 } from './adult-chronic-airways-3.ts';
import { adultChronicAirways4 } from './adult-chronic-airways-4.ts';
import { adultMedicalSurgical1 } from './adult-medical-surgical-1.ts';
import { adultMedicalSurgical2 } from './adult-medical-surgical-2.ts';
import { adultMedicalSurgical3 } from './adult-medical-surgical-3.ts';
import { adultNeuro1 } from './adult-neuro-1.ts';
import { adultTrauma1 } from './adult-trauma-1.ts';
import { neonatal } from './neonatal.ts';
import { pediatric } from './pediatric.ts';
import type { WrittenScenario } from './scenario.ts';

/** Every patient problem of the clinical simulation, category by category. */
export const scenarios: readonly WrittenScenario[] = [
  ...adultCardiovascular1,
  ...adultCardiovascular2,
  ...adultChronicAirways1,
  ...adultChronicAirways2,
  ...adultChronicAirways3,
  ...adultChronicAirways4,
  ...adultMedicalSurgical1,
  ...adultMedicalSurgical2,
  ...adultMedicalSurgical3,
  ...adultNeuro1,
  ...adultTrauma1,
  ...neonatal,
  ...pediatric,
];
