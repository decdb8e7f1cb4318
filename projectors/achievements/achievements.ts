import { match } from 'ts-pattern';
import {
  afterAnnouncement,
  afterQuiz,
  afterRescoring,
  type EarnedAchievements,
} from '../../domain/achievements/earned-achievements.ts';
import { isStudy } from '../../domain/progress/handed-in.ts';
import { projection } from '../projection.ts';

export type AchievementsRow = EarnedAchievements;

/** What each learner earned and when, and what a page has told them of it. */
export const achievements = projection<AchievementsRow>()({
  name: 'achievements',
  version: 4,
  table: 'achievement',
  handles: ['QuizSubmitted', 'SimulationCompleted', 'AttemptRescored', 'AchievementAnnounced'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (row, event) =>
    match(event)
      .returnType<AchievementsRow | undefined>()
      .with({ type: 'QuizSubmitted' }, { type: 'SimulationCompleted' }, ({ data }) =>
        isStudy(data) ? afterQuiz(row, data) : row,
      )
      .with({ type: 'AttemptRescored' }, ({ data }) => row && afterRescoring(row, data))
      .with(
        { type: 'AchievementAnnounced' },
        ({ data }) => row && afterAnnouncement(row, data.name),
      )
      .exhaustive(),
});
