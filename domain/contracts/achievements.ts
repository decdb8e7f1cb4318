import { z } from 'zod';
import { calendarDay } from '../kernel/time.ts';

export const achievementName = z.enum([
  'First Quiz',
  'Week Warrior',
  'Quiz Master',
  'Flashcard Fan',
  'Consistent Learner',
  'Speed Demon',
]);
export type AchievementName = z.infer<typeof achievementName>;

export const achievement = z.object({
  name: achievementName,
  rule: z.string(),
  /** The learner's day on which it was first earned; null until then. */
  earnedAt: calendarDay.nullable(),
  /** Whether a page has told the learner. */
  announced: z.boolean(),
});
export type Achievement = z.infer<typeof achievement>;

/** All six, in the order in which the product shows them. */
export const achievementList = z.array(achievement);

/** A page's own mark: of several pages that want to tell, the first one may. */
export const announceBody = z.strictObject({ claim: z.string().regex(/^[a-z0-9]{16,64}$/) });

export const announceAnswer = z.object({
  /** True for the page that is to tell the learner, and for no other one. */
  tell: z.boolean(),
});
