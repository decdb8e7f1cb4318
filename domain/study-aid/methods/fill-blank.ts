import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { factsInTurn, type MethodInput, type TopicFact } from './method-input.ts';

const blank = '_____';

/** The longest words of an answer carry it; small words and numbers with their units stay. */
const keyWordsOf = (answer: string): string | undefined => {
  const words = answer.match(/\p{L}[\p{L}-]{4,}/gu) ?? [];
  return words.toSorted((one, other) => other.length - one.length)[0];
};

const questionOf = ({ question, answer, topic, reason }: TopicFact) => {
  const word = keyWordsOf(answer);
  // A word that the question or the title tells would be no recall.
  const isTold = (text: string): boolean => text.toLowerCase().includes(word?.toLowerCase() ?? '');
  if (!word || isTold(question) || isTold(topic.name)) return [];
  return [
    { question: `${question} ${answer.replace(word, blank)}.`, answer: word, explanation: reason },
  ];
};

/** The word that carries the answer is left out. */
export const fillBlank = (input: MethodInput): ContentOf<'fill-blank'> | null => {
  const questions = factsInTurn(input).flatMap(questionOf).slice(0, input.count);
  return questions.length === 0 ? null : { questions };
};
