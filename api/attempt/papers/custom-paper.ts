import { type Choice, inPlace, ofStatus } from '../../../domain/attempt/choose-candidates.ts';
import { drawPractice } from '../../../domain/attempt/draw-paper.ts';
import type { CustomQuizBody } from '../../../domain/contracts/custom-quiz.ts';
import { minutesAtExamPace } from '../../../domain/contracts/exams.ts';
import { type ExtraTime, extendedMinutes } from '../../../domain/contracts/extra-time.ts';
import { type RandomSource, randomFrom } from '../../../domain/kernel/random.ts';
import { Refused } from '../../server/refusals.ts';
import type { PaperWish } from './issue-paper.ts';

/** Chooses what was asked for, fewer where there are fewer. Throws `Refused` when nothing matches. */
const chooseCustom =
  ({ areas = [], topics = [], status, count }: CustomQuizBody, random: RandomSource) =>
  (candidates: Parameters<PaperWish['choose']>[0]): ReturnType<PaperWish['choose']> => {
    const choice: Choice = { areas, topics, status };
    const inChoice = inPlace(candidates, choice);
    const drawn = drawPractice(ofStatus(inChoice, status), { count, random });
    if (drawn.length > 0) return drawn;
    throw new Refused({ code: 'NothingMatches', status, held: inChoice.length });
  };

/** The minutes asked for, with the learner's extra time; it counts where a clock runs. */
const timeOf = (
  { minutes, healthcareField }: CustomQuizBody,
  questions: number,
  extraTime: ExtraTime,
): ReturnType<PaperWish['timeOf']> => {
  if (minutes === null) return { timeLimitMinutes: null, timeFactor: 1 };
  const asked = minutes === 'exam-pace' ? minutesAtExamPace(healthcareField, questions) : minutes;
  return { timeLimitMinutes: extendedMinutes(asked, extraTime), timeFactor: extraTime };
};

/** The paper that a learner put together. */
export const customPaper = (
  body: CustomQuizBody,
  { seed, extraTime }: { readonly seed: number; readonly extraTime: ExtraTime },
): PaperWish => ({
  field: body.healthcareField,
  exam: undefined,
  mode: body.mode === 'tutor' ? 'tutor' : 'custom',
  choose: chooseCustom(body, randomFrom(seed)),
  timeOf: (questions) => timeOf(body, questions, extraTime),
});
