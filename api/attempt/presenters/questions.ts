import { labelsFor, labelsOf } from '../../../domain/attempt/paper-options.ts';
import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import { inExam } from '../../../domain/bank/item/in-exam.ts';
import type { AnswerDetail, Question, RevealedAnswer } from '../../../domain/contracts/quiz.ts';
import type { PaperQuestion } from './asked.ts';
import { describedPictures, presentExhibits } from './exhibits.ts';

const lettered = ({ item, options }: PaperQuestion): Question['options'] => {
  const texts = new Map(item.options.map(({ id, text }) => [id, text]));
  const labels = labelsOf(options);
  return options.map((id, place) => ({ label: labels[place] ?? '', text: texts.get(id) ?? '' }));
};

/**
 * Only what a taker may see: no key, no rationale, no source, nothing that names the item. Under
 * the area and topic that it has in the exam; in its first ones for null.
 */
export const presentQuestion = (asked: PaperQuestion, exam: string | null): Question => {
  const { type, stem, exhibits, exam: inThat, area, topic } = inExam(asked.item, exam);
  return {
    id: asked.questionId,
    question: stem,
    ...(exhibits ? { exhibits: presentExhibits(exhibits) } : {}),
    questionType: type === 'multiple' ? 'K-Type' : 'Single',
    options: lettered(asked),
    category: areaName(inThat, area),
    topic,
  };
};

export const presentQuestions = (
  asked: readonly PaperQuestion[],
  exam: string | null,
): Question[] => asked.map((one) => presentQuestion(one, exam));

const correctAnswer = ({ item, options }: PaperQuestion): AnswerDetail['correctAnswer'] => {
  const key = labelsFor(options, item.key);
  const [only] = key;
  return item.type === 'single' && only !== undefined ? only : key;
};

/** The key in the letters of the paper, as it holds today. */
export const presentAnswer = ({ item, ...asked }: PaperQuestion): AnswerDetail => {
  const pictures = describedPictures(item.exhibits ?? []);
  return {
    id: asked.questionId,
    correctAnswer: correctAnswer({ item, ...asked }),
    explanation: item.explanation,
    ...(item.teaching ? { teaching: item.teaching } : {}),
    ...(pictures.length > 0 ? { pictures } : {}),
    answerExplanations: Object.fromEntries(item.options.map(({ text, why }) => [text, why])),
  };
};

type Checked = {
  readonly chosen: readonly string[];
  readonly seconds: number;
  readonly correct: boolean;
};

export const presentRevealed = (
  asked: PaperQuestion,
  { chosen, seconds, correct }: Checked,
): RevealedAnswer => ({
  ...presentAnswer(asked),
  userAnswer: chosen.join(','),
  correct,
  seconds,
});
