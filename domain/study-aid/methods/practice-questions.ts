import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { shuffled } from '../../kernel/random.ts';
import {
  factsInTurn,
  isComparable,
  isNeutral,
  type MethodInput,
  rivalsOf,
} from './method-input.ts';

const letters = ['A', 'B', 'C', 'D'] as const;
type Option = { readonly text: string; readonly explanation: string };

const lettered = (
  question: string,
  right: Option,
  {
    wrong,
    input,
    explanation,
  }: { wrong: readonly Option[]; input: MethodInput; explanation: string },
) => {
  const options = shuffled([right, ...wrong.slice(0, 3)], input.random);
  return {
    question,
    options: options.map((option, place) => ({ label: letters[place] ?? 'A', ...option })),
    correctAnswer: letters[options.indexOf(right)] ?? 'A',
    explanation,
  };
};

const ofDecisions = (input: MethodInput) =>
  input.main.flatMap(({ decisions, gist }) =>
    decisions
      .filter(({ mistakes }) => mistakes.length >= 3)
      .map(({ scene, question, best, mistakes }) =>
        lettered(
          `${scene} ${question}`,
          { text: best.text, explanation: best.why },
          {
            wrong: shuffled(mistakes, input.random).map(({ text, why }) => ({
              text,
              explanation: why,
            })),
            input,
            explanation: gist,
          },
        ),
      ),
  );

const ofFacts = (input: MethodInput) =>
  factsInTurn(input).flatMap((fact) => {
    const rivals = rivalsOf(fact, input).slice(0, 3);
    if (rivals.length < 3 || !isNeutral(fact) || !isComparable(fact)) return [];
    return [
      lettered(
        fact.question,
        { text: fact.answer, explanation: fact.reason },
        {
          wrong: rivals.map(({ answer, reason, topic }) => ({
            text: answer,
            explanation: `This belongs to ${topic.named}. ${reason}`,
          })),
          input,
          explanation: fact.topic.gist,
        },
      ),
    ];
  });

/** Single best answer: decisions with the mistakes that people make first, then facts beside their rivals. */
export const practiceQuestions = (input: MethodInput): ContentOf<'practice-questions'> | null => {
  const made = [...ofDecisions(input), ...ofFacts(input)].slice(0, Math.min(input.count, 20));
  return made.length === 0 ? null : { practiceQuestions: made };
};
