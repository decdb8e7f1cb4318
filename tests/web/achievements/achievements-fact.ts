import {
  type Achievement,
  type AchievementName,
  achievementList,
  achievementName,
} from '../../../domain/contracts/achievements.ts';

/** The six achievements, those with a day earned and announced. */
export const achievementsFact = (
  days: Partial<Record<AchievementName, string>> = {},
): Achievement[] =>
  achievementList.parse(
    achievementName.options.map((name) => ({
      name,
      rule: `What ${name} takes`,
      earnedAt: days[name] ?? null,
      announced: name in days,
    })),
  );
