import { achievementRules } from '../../../domain/achievements/achievements.ts';
import type { EarnedAchievements } from '../../../domain/achievements/earned-achievements.ts';
import type { Achievement } from '../../../domain/contracts/achievements.ts';

/** All six, with the day of those that are earned. */
export const presentAchievements = (row: EarnedAchievements | undefined): Achievement[] =>
  achievementRules.map(({ name, rule }) => ({
    name,
    rule,
    earnedAt: row?.earned.find((earned) => earned.name === name)?.day ?? null,
    announced: row?.announced.includes(name) ?? false,
  }));
