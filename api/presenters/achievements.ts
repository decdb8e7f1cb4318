import type { Achievement } from '../../domain/contracts/achievements.ts';
import { achievementRules } from '../../domain/learning/achievements.ts';
import type { EarnedAchievements } from '../../domain/learning/earned-achievements.ts';

/** All six, with the day of those that are earned. */
export const presentAchievements = (row: EarnedAchievements | undefined): Achievement[] =>
  achievementRules.map(({ name, rule }) => ({
    name,
    rule,
    earnedAt: row?.earned.find((earned) => earned.name === name)?.day ?? null,
    announced: row?.announced.includes(name) ?? false,
  }));
