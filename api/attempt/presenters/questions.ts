import { labelsOf, letteredBy } from '../../../domain/attempt/paper-options.ts';
import type { Points } from '../../../domain/attempt/points.ts';
import { partialCredit } from '../../../domain/attempt/scoring.ts';
import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import { bankOptionsOf } from '../../../domain/bank/item/bank-options.ts';
import { inExam } from '../../../domain/bank/item/in-exam.ts';
import type { CaseStudyPlace } from '../../../domain/contracts/case-study.ts';
import type { AnswerDetail, Question, RevealedAnswer } from '../../../domain/contracts/quiz.ts';
import type { PaperQuestion } from './asked.ts';
import { caseStudyPlaces } from './case-study-places.ts';
import { describedPictures, presentExhibits } from './exhibits.ts';
import { responseOn } from './response.ts';

const lettered = ({ item, options }: PaperQuestion): Question['options'] => {
  if (item.marking?.kind === 'numeric') return [];
  const texts = new Map(item.options.map(({ id, text }) => [id, text]));
  const labels = labelsOf(options);
  return options.map((id, place) => ({ label: labels[place] ?? '', text: texts.get(id) ?? '' }));
};

type Shown = {
  /** The area and topic are those of this exam; the first ones of the question for null. */
  readonly exam: string | null;
  readonly caseStudy?: CaseStudyPlace | undefined;
};

/** Only what a taker may see: no key, no rationale, no source, nothing that names the item. */
const presentOn = (asked: PaperQuestion, { exam, caseStudy }: Shown): Question => {
  const { type, stem, exhibits, response, exam: inThat, area, topic } = inExam(asked.item, exam);
  return {
    id: asked.questionId,
    question: stem,
    ...(caseStudy ? { caseStudy } : {}),
    ...(exhibits
      ? { exhibits: presentExhibits(exhibits, { isUnfolding: (caseStudy?.number ?? 1) > 1 }) }
      : {}),
    questionType: type === 'multiple' ? 'K-Type' : 'Single',
    ...(response ? { response: responseOn(asked.options, response) } : {}),
    options: lettered(asked),
    category: areaName(inThat, area),
    topic,
  };
};

/** A question by itself, not asked together with others. */
export const presentQuestion = (asked: PaperQuestion, exam: string | null): Question =>
  presentOn(asked, { exam });

/** The questions of one paper, in its order. */
export const presentQuestions = (
  asked: readonly PaperQuestion[],
  exam: string | null,
): Question[] => {
  const caseStudies = caseStudyPlaces(asked);
  return asked.map((one) => presentOn(one, { exam, caseStudy: caseStudies.get(one.questionId) }));
};

const correctAnswer = ({ item, options }: PaperQuestion): AnswerDetail['correctAnswer'] => {
  const { key } = letteredBy(options, bankOptionsOf(item));
  const [only] = key;
  return item.type === 'single' && only !== undefined ? only : key;
};

/** Of a question that takes a number there are no options to read the key from. */
const entryOf = ({ marking, key, options, steps = [] }: PaperQuestion['item']) => {
  if (marking?.kind !== 'numeric') return {};
  const right = options.find(({ id }) => key.includes(id));
  return { entry: { value: right?.text ?? '', steps } };
};

/** The key in the letters of the paper, as it holds today. */
export const presentAnswer = ({ item, ...asked }: PaperQuestion): AnswerDetail => {
  const pictures = describedPictures(item.exhibits ?? []);
  return {
    id: asked.questionId,
    correctAnswer: correctAnswer({ item, ...asked }),
    explanation: item.explanation,
    ...(item.teaching ? { teaching: item.teaching } : {}),
    ...entryOf(item),
    ...(pictures.length > 0 ? { pictures } : {}),
    answerExplanations: Object.fromEntries(item.options.map(({ text, why }) => [text, why])),
  };
};

/** Partial credit of an answer on this paper; nothing where it is right or wrong. */
export const creditOn = ({ item, options }: PaperQuestion, chosen: readonly string[]) =>
  partialCredit({ type: item.type, ...letteredBy(options, bankOptionsOf(item)) }, chosen);

type Checked = {
  readonly chosen: readonly string[];
  readonly seconds: number;
  readonly correct: boolean;
} & Partial<Points>;

export const presentRevealed = (
  asked: PaperQuestion,
  { chosen, seconds, correct, points, maxPoints }: Checked,
): RevealedAnswer => ({
  ...presentAnswer(asked),
  userAnswer: chosen.join(','),
  correct,
  ...(points === undefined || maxPoints === undefined ? {} : { points, maxPoints }),
  seconds,
});
