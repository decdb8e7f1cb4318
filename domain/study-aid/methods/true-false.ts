import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { shuffled } from '../../kernel/random.ts';
import {
  factsInTurn,
  isComparable,
  isNeutral,
  type MethodInput,
  rivalsOf,
  type TopicFact,
} from './method-input.ts';

const statementOf = ({ question, topic, aspect }: TopicFact, answer: string): string =>
  `${statements[aspect]?.(topic.named) ?? question} ${answer}.`;

const statements: Readonly<Partial<Record<TopicFact['aspect'], (named: string) => string>>> = {
  recognition: (named) => `What tells ${named} from its look-alikes:`,
  finding: (named) => `The finding that most supports ${named}:`,
  mechanism: (named) => `What goes wrong in ${named}:`,
  complication: (named) => `The complication of ${named} to look out for:`,
  risk: (named) => `The strongest risk factor for, or usual cause of, ${named}:`,
  advice: (named) => `What matters most for a {patient} with ${named}:`,
  action: (named) => `How ${named} act:`,
  use: (named) => `The main use of ${named}:`,
  harm: (named) => `Known harms of ${named}:`,
  range: (named) => `The usual adult range of ${named}:`,
  low: (named) => `What makes ${named} low:`,
  high: (named) => `What makes ${named} high:`,
};

/** Half of them are true; a false one gives what belongs to a look-alike. */
export const trueFalse = (input: MethodInput): ContentOf<'true-false'> | null => {
  const usable = factsInTurn(input).filter((fact) => fact.aspect in statements && isNeutral(fact));
  const questions = usable.slice(0, input.count).map((fact, place) => {
    const [rival] = isComparable(fact) ? shuffled(rivalsOf(fact, input), input.random) : [];
    const isTrue = place % 2 === 0 || !rival;
    return {
      statement: statementOf(fact, isTrue ? fact.answer : rival.answer),
      answer: isTrue,
      explanation: isTrue ? fact.reason : `That belongs to ${rival.topic.named}. ${fact.reason}`,
    };
  });
  return questions.length === 0 ? null : { questions: shuffled(questions, input.random) };
};
