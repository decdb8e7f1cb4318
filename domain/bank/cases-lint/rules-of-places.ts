import { blueprintOf, blueprints } from '../blueprints/blueprints.ts';
import { formatsOf } from '../blueprints/exam-formats.ts';
import type { ExamPlacement } from '../cases-schema/ask.ts';
import type { AskRule } from './case-rule.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

const flawOfPlace = ({ field, exam, area, topic }: ExamPlacement): string | undefined => {
  const blueprint = blueprintOf(field, exam);
  if (!blueprint) {
    const exams = blueprints.filter((one) => one.field === field).map((one) => one.exam);
    return `${field} has no exam "${exam}": use one of ${quoted(exams)}`;
  }
  const known = blueprint.areas.find(({ code }) => code === area);
  if (!known) {
    return `${exam} has no area "${area}": use one of ${quoted(blueprint.areas.map(({ code }) => code))}`;
  }
  if (known.topics.includes(topic)) return undefined;
  return `${area} has no topic "${topic}": use one of ${quoted(known.topics)}`;
};

/** Where an ask counts, and whether it is asked as that exam asks. */
export const placeRules: readonly AskRule[] = [
  {
    name: 'places-known',
    severity: 'error',
    find: ({ ask, path }) =>
      ask.places.flatMap((place, index) => {
        const says = flawOfPlace(place);
        return says === undefined ? [] : [{ path: [...path, 'places', index], says }];
      }),
  },
  {
    name: 'fields-agree',
    severity: 'error',
    find: ({ ask, path }, { fields }) => {
      const placed = new Set(ask.places.map(({ field }) => field));
      const stranger = [...placed].find((field) => !fields.includes(field));
      const unplaced = ask.fields?.find((field) => !placed.has(field));
      return [
        ...(stranger
          ? [{ path: [...path, 'places'], says: `the case's fields do not name ${stranger}` }]
          : []),
        ...(unplaced ? [{ path: [...path, 'fields'], says: `${unplaced} has no place` }] : []),
      ];
    },
  },
  {
    name: 'format-of-exam',
    severity: 'error',
    find: ({ ask, path }) =>
      ask.places
        .filter(({ exam }) => !formatsOf(exam).formats.includes(ask.format))
        .map(({ exam }) => ({
          path: [...path, 'format'],
          says: `${exam} does not ask ${ask.format}: use ${formatsOf(exam).formats.join(', ')}`,
        })),
  },
  {
    name: 'number-of-options',
    severity: 'error',
    find: ({ ask, path }) => {
      if (ask.format !== 'multiple-choice') return [];
      const count = ask.wrong.length + 1;
      return ask.places
        .filter(({ exam }) => formatsOf(exam).options !== count)
        .map(({ exam }) => ({
          path: [...path, 'wrong'],
          says: `${exam} gives ${formatsOf(exam).options} options, here are ${count}`,
        }));
    },
  },
];
