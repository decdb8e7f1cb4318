import { type Choice, inPlace, ofStatus } from '../../domain/attempt/choose-candidates.ts';
import { drawPractice } from '../../domain/attempt/draw-paper.ts';
import type { CustomQuizBody } from '../../domain/contracts/custom-quiz.ts';
import { minutesAtExamPace } from '../../domain/contracts/exams.ts';
import { type ExtraTime, extendedMinutes } from '../../domain/contracts/extra-time.ts';
import { randomFrom } from '../../domain/kernel/random.ts';
import type { ApiContext } from '../context.ts';
import { Refused } from '../refusals.ts';
import { type DrawnItem, type DrawnPaper, drawnItems } from './issue-paper.ts';

/** Draws what was chosen, fewer where there are fewer. Throws `Refused` when nothing matches. */
export const drawCustom = async (
  { bank, world }: ApiContext,
  learner: string,
  { healthcareField, areas = [], topics = [], status, count }: CustomQuizBody,
): Promise<DrawnItem[]> => {
  const choice: Choice = { areas, topics, status };
  const candidates = await bank.candidates(learner, healthcareField, null);
  const inChoice = inPlace(candidates, choice);
  const random = randomFrom(world.identifiers.seed());
  const drawn = drawPractice(ofStatus(inChoice, status), { count, random });
  if (drawn.length === 0) {
    throw new Refused({ code: 'NothingMatches', status, held: inChoice.length });
  }
  return drawnItems({ bank }, candidates, drawn);
};

/** The minutes asked for, with the learner's extra time; it counts where a clock runs. */
export const timeOf = (
  { minutes, healthcareField }: CustomQuizBody,
  questions: number,
  extraTime: ExtraTime,
): Pick<DrawnPaper, 'timeLimitMinutes' | 'timeFactor'> => {
  if (minutes === null) return { timeLimitMinutes: null, timeFactor: 1 };
  const asked = minutes === 'exam-pace' ? minutesAtExamPace(healthcareField, questions) : minutes;
  return { timeLimitMinutes: extendedMinutes(asked, extraTime), timeFactor: extraTime };
};
