import { z } from 'zod';
import { achievementName } from '../contracts/achievements.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

/** A page has told the learner of an achievement; no other page tells it again. */
const achievementAnnounced = defineEvent({
  type: 'AchievementAnnounced',
  data: z.strictObject({
    learnerId: accountId,
    name: achievementName,
    /** The mark of the page that told it, so that its own retry is known. */
    claim: z.string(),
    at: instant,
  }),
});

export const achievementEvents = [achievementAnnounced] as const;
export type AchievementEvent = EventOf<(typeof achievementEvents)[number]>;
