import { announcements } from '../../achievements/announcements.ts';
import { afterQuiz, type EarnedAchievements } from '../../achievements/earned-achievements.ts';
import { achievementsStream } from '../../kernel/ids.ts';
import { epochMs, instantOf } from '../../kernel/time.ts';
import type { HandedIn } from '../../progress/handed-in.ts';
import type { Learner } from './learner.ts';

const secondsLater = 5;

/** What was earned was told at the time: nobody is congratulated on the past. */
export const celebrations = ({ accountId: learnerId, recorder, ids }: Learner) => {
  let standing: EarnedAchievements | undefined;
  return (result: HandedIn): void => {
    const before = standing?.earned.length ?? 0;
    standing = afterQuiz(standing, result);
    for (const { name } of standing.earned.slice(before)) {
      const at = instantOf(epochMs(result.at) + secondsLater * 1000);
      recorder.carryOut({
        decider: announcements,
        stream: achievementsStream(learnerId),
        command: {
          type: 'AnnounceAchievement',
          learnerId,
          name,
          claim: ids.named(`claim ${name}`),
          at,
        },
      });
    }
  };
};
