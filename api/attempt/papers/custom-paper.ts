import {
  type Choice,
  caseStudiesInPlace,
  caseStudiesOfStatus,
  inPlace,
  ofStatus,
} from '../../../domain/attempt/choose-candidates.ts';
import { drawPractice } from '../../../domain/attempt/draw-paper.ts';
import { drawCaseStudies, drawQuiz } from '../../../domain/attempt/draw-quiz.ts';
import type { CustomQuizBody } from '../../../domain/contracts/custom-quiz.ts';
import { minutesAtExamPace } from '../../../domain/contracts/exams.ts';
import { type ExtraTime, extendedMinutes } from '../../../domain/contracts/extra-time.ts';
import { type RandomSource, randomFrom } from '../../../domain/kernel/random.ts';
import { Refused } from '../../server/refused.ts';
import type { PaperWish } from './issue-paper.ts';

type Placed = Parameters<PaperWish['choose']>[0];
type Found = {
  readonly drawn: ReturnType<PaperWish['choose']>;
  /** Questions there, with whatever status. */
  readonly held: number;
};

const caseStudiesFor = (
  { areas = [], topics = [], status, count }: CustomQuizBody,
  candidates: Placed,
  random: RandomSource,
): Found => {
  const studies = caseStudiesInPlace(candidates, { areas, topics });
  const drawn = drawCaseStudies(caseStudiesOfStatus(studies, status), { count, random });
  return { drawn, held: studies.flat().length };
};

const questionsFor = (
  { areas = [], topics = [], status, count }: CustomQuizBody,
  candidates: Placed,
  random: RandomSource,
): Found => {
  const choice: Choice = { areas, topics, status };
  const inChoice = inPlace(candidates, choice);
  // What was missed or flagged comes back by itself, not with five that were not.
  const draw = status === 'missed' || status === 'flagged' ? drawPractice : drawQuiz;
  return { drawn: draw(ofStatus(inChoice, status), { count, random }), held: inChoice.length };
};

/** Chooses what was asked for, fewer where there are fewer. Throws `Refused` when nothing matches. */
const chooseCustom =
  (body: CustomQuizBody, random: RandomSource) =>
  (candidates: Placed): Found['drawn'] => {
    const find = body.only === 'case-studies' ? caseStudiesFor : questionsFor;
    const { drawn, held } = find(body, candidates, random);
    if (drawn.length > 0) return drawn;
    throw new Refused({ code: 'NothingMatches', status: body.status, held });
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
