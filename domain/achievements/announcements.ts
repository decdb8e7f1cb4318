import type { AchievementName } from '../contracts/achievements.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { AchievementEvent } from './events.ts';

/** Which page told each achievement. */
export type Announcements = ReadonlyMap<AchievementName, string>;

export type AnnounceAchievement = {
  readonly type: 'AnnounceAchievement';
  readonly learnerId: AccountId;
  readonly name: AchievementName;
  readonly claim: string;
  readonly at: Instant;
};

/** The first page that asks may tell an achievement; for every later one nothing happens. */
export const announcements: Decider<Announcements, AnnounceAchievement, AchievementEvent, never> = {
  initial: new Map(),
  decide: ({ type: _, ...about }, told) =>
    accepted(told.has(about.name) ? [] : [{ type: 'AchievementAnnounced', data: about }]),
  evolve: (told, { data: { name, claim } }) => new Map(told).set(name, claim),
};
