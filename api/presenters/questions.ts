import { areaName } from '../../domain/blueprints/blueprints.ts';
import type { AnswerDetail, Question, RevealedAnswer } from '../../domain/contracts/quiz.ts';
import { inExam } from '../../domain/item/in-exam.ts';
import type { Item } from '../../domain/item/item.ts';

/** Only what a taker may see: no key, no rationale, no source. */
export const presentQuestion = ({
  id,
  stem,
  type,
  options,
  exam,
  area,
  topic,
}: Item): Question => ({
  id,
  question: stem,
  questionType: type === 'multiple' ? 'K-Type' : 'Single',
  options: options.map(({ label, text }) => ({ label, text })),
  category: areaName(exam, area),
  topic,
});

/** The questions of a paper, each under the area and topic it has in the paper's exam. */
export const presentQuestions = (items: readonly Item[], exam: string | null): Question[] =>
  items.map((item) => presentQuestion(inExam(item, exam)));

const correctAnswer = ({ type, key }: Item): AnswerDetail['correctAnswer'] => {
  const [only] = key;
  return type === 'single' && only !== undefined ? only : key;
};

export const presentAnswer = (item: Item): AnswerDetail => ({
  id: item.id,
  correctAnswer: correctAnswer(item),
  explanation: item.explanation,
  answerExplanations: Object.fromEntries(item.options.map(({ text, why }) => [text, why])),
});

type Checked = {
  readonly chosen: readonly string[];
  readonly seconds: number;
  readonly correct: boolean;
};

export const presentRevealed = (
  item: Item,
  { chosen, seconds, correct }: Checked,
): RevealedAnswer => ({
  ...presentAnswer(item),
  userAnswer: chosen.join(','),
  correct,
  seconds,
});
