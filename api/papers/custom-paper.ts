import { type Choice, inPlace, ofStatus } from '../../domain/attempt/choose-candidates.ts';
import { drawPractice } from '../../domain/attempt/draw-paper.ts';
import type { CustomQuizBody } from '../../domain/contracts/custom-quiz.ts';
import { minutesAtExamPace } from '../../domain/contracts/exams.ts';
import { randomFrom } from '../../domain/kernel/random.ts';
import type { ApiContext } from '../context.ts';
import { Refused } from '../refusals.ts';
import { type DrawnItem, drawnItems } from './issue-paper.ts';

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

/** Null without a limit. */
export const limitOf = (
  { minutes, healthcareField }: CustomQuizBody,
  questions: number,
): number | null =>
  minutes === 'exam-pace' ? minutesAtExamPace(healthcareField, questions) : minutes;
