import type { ContentOf } from '../../contracts/study-aid-content.ts';
import type { LabeledDrawing } from '../drawings/labeled-drawing.ts';
import { labeledDrawings } from '../drawings/labeled-drawings.ts';
import type { MethodInput } from './method-input.ts';

const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** 2 where a word of either meets, 1 for the organ system, else 0. */
const closeness = ({ title, groups }: LabeledDrawing, { main }: MethodInput): number =>
  Math.max(
    ...main.map(({ name, group, aliases, related }) => {
      const words = [name, ...aliases, related].join(' ');
      const isMet = [title, ...groups].some((part) => part !== group && contains(words, part));
      if (isMet) return 2;
      return groups.includes(group) ? 1 : 0;
    }),
  );

const sheet = {
  width: 100,
  height: 100,
  grids: [],
  labels: [],
  scale: 'Not to scale',
};

/** Drawings of the topic first, then of its organ system, two at most. */
export const labeling = (input: MethodInput): ContentOf<'labeling'> | null => {
  const exercises = labeledDrawings
    .map((drawn) => ({ drawn, near: closeness(drawn, input) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, 2)
    .map(({ drawn: { title, alt, marks, spots } }) => ({
      title,
      drawing: { ...sheet, marks: [...marks] },
      alt,
      labels: [...spots],
    }));
  return exercises.length === 0 ? null : { labelingExercises: exercises };
};
