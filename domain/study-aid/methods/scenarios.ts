import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { shuffled } from '../../kernel/random.ts';
import type { StudyTopic } from '../topics/study-topic.ts';
import {
  distinctlyNamed,
  isComparable,
  isNeutral,
  type MethodInput,
  rivalsOf,
} from './method-input.ts';

type Step = ContentOf<'clinical-scenarios'>['scenarios'][number]['steps'][number];

/** Which of the look-alikes explains the case. */
const recognising = (topic: StudyTopic, input: MethodInput): Step[] => {
  const [scene] = topic.scenes;
  const rivals = input.near.filter(({ id }) => topic.similar.includes(id)).slice(0, 3);
  if (!scene || rivals.length < 2) return [];
  const options = [
    { text: topic.name, isRight: true, outcome: topic.gist },
    ...rivals.map(({ name, gist }) => ({ text: name, isRight: false, outcome: gist })),
  ];
  return [
    {
      situation: scene,
      question: 'What explains this best?',
      options: shuffled(options, input.random),
    },
  ];
};

const deciding = ({ decisions }: StudyTopic, { random }: MethodInput): Step[] =>
  decisions.slice(0, 4).map(({ scene, question, best, mistakes }) => ({
    situation: scene,
    question,
    options: shuffled(
      [
        { text: best.text, isRight: true, outcome: best.why },
        ...mistakes.slice(0, 3).map(({ text, why }) => ({ text, isRight: false, outcome: why })),
      ],
      random,
    ),
  }));

const asked: readonly string[] = ['test', 'treatment', 'action', 'range'];

const asking = (topic: StudyTopic, input: MethodInput): Step[] =>
  topic.facts
    .map((fact) => ({ ...fact, topic }))
    .filter(({ aspect }) => asked.includes(aspect))
    .filter((fact) => isNeutral(fact) && isComparable(fact))
    .flatMap((fact) => {
      const rivals = rivalsOf(fact, input).slice(0, 3);
      if (rivals.length < 2) return [];
      const right = { text: fact.answer, isRight: true, outcome: fact.reason };
      const wrong = rivals.map(({ answer, reason }) => ({
        text: answer,
        isRight: false,
        outcome: reason,
      }));
      return [
        {
          situation: fact.question,
          question: 'What do you choose?',
          options: shuffled([right, ...wrong], input.random),
        },
      ];
    });

const scenarioOf = (topic: StudyTopic, input: MethodInput) => {
  const further = [deciding(topic, input), asking(topic, input)].find(({ length }) => length > 0);
  // Whoever named the topic knows what explains its case.
  const steps = further ?? recognising(topic, input);
  if (steps.length === 0) return [];
  return [
    {
      title: topic.name,
      opening: 'Decide at each step. You see what comes of it before you go on.',
      steps,
      summary: topic.gist,
    },
  ];
};

/** Decisions one after the other, each with what comes of every choice. */
export const clinicalScenarios = (input: MethodInput): ContentOf<'clinical-scenarios'> | null => {
  const scenarios = distinctlyNamed([...input.main, ...input.near])
    .flatMap((topic) => scenarioOf(topic, input))
    .slice(0, 3);
  return scenarios.length === 0 ? null : { scenarios };
};
