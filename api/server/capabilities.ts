import { account } from '../account/routes.ts';
import { achievements } from '../achievements/routes.ts';
import { admin } from '../admin/routes.ts';
import { analysts } from '../analysts/routes.ts';
import { analytics } from '../analytics/routes.ts';
import { attempt } from '../attempt/routes.ts';
import { audit } from '../audit/routes.ts';
import { bank } from '../bank/routes.ts';
import { blog } from '../blog/routes.ts';
import { content } from '../content/routes.ts';
import { evidence } from '../evidence/routes.ts';
import { flashcard } from '../flashcard/routes.ts';
import { institution } from '../institution/routes.ts';
import { interchange } from '../interchange/routes.ts';
import { live } from '../live/routes.ts';
import { medicalImages } from '../medical-images/routes.ts';
import { operations } from '../operations/routes.ts';
import { privacy } from '../privacy/routes.ts';
import { progress } from '../progress/routes.ts';
import { readiness } from '../readiness/routes.ts';
import { referral } from '../referral/routes.ts';
import { replay } from '../replay/routes.ts';
import { review } from '../review/routes.ts';
import { settings } from '../settings/routes.ts';
import { simulation } from '../simulation/routes.ts';
import { studyAid } from '../study-aid/routes.ts';
import { subscription } from '../subscription/routes.ts';
import { terminology } from '../terminology/routes.ts';
import { testMode } from '../test-mode/routes.ts';
import { tutor } from '../tutor/routes.ts';
import type { ApiCapability } from './capability.ts';

const all = [
  account,
  privacy,
  attempt,
  bank,
  simulation,
  subscription,
  progress,
  review,
  studyAid,
  medicalImages,
  tutor,
  flashcard,
  terminology,
  operations,
  replay,
  admin,
  settings,
  content,
  interchange,
  blog,
  readiness,
  analytics,
  achievements,
  evidence,
  referral,
  institution,
  audit,
  analysts,
  live,
  testMode,
] as const;

/** The word of a capability: its tag in the description. */
export type Capability = (typeof all)[number]['word'];

/** Of words that name what their capabilities give, those whose gifts arrive: who is not in the list gives nothing. */
export type Listed<Given> = Extract<keyof Given, Capability | 'server'>;

/** Every part of the API; a new one is its folder and a line here. */
export const capabilities: readonly ApiCapability<Capability>[] = all;
