import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { sentence } from '../topics/sentences.ts';
import type { StudyTopic } from '../topics/study-topic.ts';
import type { MethodInput } from './method-input.ts';

const notStated = 'Not stated';

const agePattern = /\b(\d{1,3})-(year|month|week|day|hour)-old\b/;
const male = /\b(man|boy|he|his|him|male|son|father|husband)\b/i;
const female = /\b(woman|girl|she|her|female|daughter|mother|wife|pregnant)\b/i;

const ageIn = (scene: string): string => {
  const [, number, unit] = agePattern.exec(scene) ?? [];
  if (!number || !unit) return notStated;
  return `${number} ${unit}${number === '1' ? '' : 's'}`;
};

/** By whichever word comes first: a case may speak of somebody's wife or father later. */
const genderIn = (scene: string): string => {
  const he = male.exec(scene)?.index ?? Number.POSITIVE_INFINITY;
  const she = female.exec(scene)?.index ?? Number.POSITIVE_INFINITY;
  if (he === she) return notStated;
  return he < she ? 'Male' : 'Female';
};

/** The first sentence presents; the rest is what was found. */
const parted = (scene: string): readonly [presentation: string, rest: string] => {
  const cut = scene.search(/(?<=[.!?])\s+(?=[A-Z])/);
  return cut < 0 ? [scene, notStated] : [scene.slice(0, cut), scene.slice(cut).trim()];
};

const caseOf = (topic: StudyTopic, scene: string, place: number) => {
  const [presentation, history] = parted(scene);
  return {
    title: `Case ${place + 1}`,
    scenario: scene,
    patientData: { age: ageIn(scene), gender: genderIn(scene), presentation, history },
    assessmentQuestions: [
      { question: 'What explains this case best?', answer: topic.gist },
      ...topic.facts
        .filter(({ aspect }) => aspect !== 'recognition')
        .map(({ question, answer, reason }) => ({
          question,
          answer: `${sentence(answer)} ${reason}`,
        })),
    ],
    keyPoints: topic.facts.slice(0, 6).map(({ reason }) => reason),
  };
};

/** A case for each scene of the topic, then of what it is confused with, three at most. */
export const caseStudies = ({ main, near }: MethodInput): ContentOf<'case-studies'> | null => {
  const cases = [...main, ...near]
    .flatMap((topic) => topic.scenes.map((scene) => ({ topic, scene })))
    .slice(0, 3)
    .map(({ topic, scene }, place) => caseOf(topic, scene, place));
  return cases.length === 0 ? null : { caseStudies: cases };
};
