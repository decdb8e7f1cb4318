import { match } from 'ts-pattern';
import {
  afterAnnouncement,
  afterFlashcard,
  afterQuiz,
  afterRescoring,
  type EarnedAchievements,
  withoutFlashcard,
} from '../../domain/achievements/earned-achievements.ts';
import { isStudy } from '../../domain/progress/handed-in.ts';
import { projection } from '../projection.ts';

export type AchievementsRow = EarnedAchievements;

/** What each learner earned and when, and what a page has told them of it. */
export const achievements = projection<AchievementsRow>()({
  name: 'achievements',
  version: 5,
  table: 'achievement',
  owner: 'key',
  handles: [
    ...(['QuizSubmitted', 'SimulationCompleted', 'AttemptRescored'] as const),
    ...(['AchievementAnnounced', 'FlashcardReviewed', 'FlashcardReviewUndone'] as const),
  ],
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
      .with({ type: 'FlashcardReviewed' }, ({ data }) =>
        data.isFirstOfDay ? afterFlashcard(row, data) : row,
      )
      .with({ type: 'FlashcardReviewUndone' }, ({ data }) =>
        row && data.isFirstOfDay ? withoutFlashcard(row) : row,
      )
      .exhaustive(),
});
