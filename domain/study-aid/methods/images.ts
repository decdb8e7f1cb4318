import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { seedOf } from '../../kernel/random.ts';
import { readPicture } from '../../pictures/pictures.ts';
import type { PictureLesson } from '../pictures/picture-lesson.ts';
import { pictureLessons } from '../pictures/picture-lessons.ts';
import type { MethodInput } from './method-input.ts';

const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** 4 where a topic is what it shows, 3 where its name is a part of it, 2 where a word of either meets, 1 for the organ system. */
const closeness = ({ pathology, groups }: PictureLesson, { main }: MethodInput): number =>
  Math.max(
    ...main.map(({ name, group, aliases, related }) => {
      if (pathology.toLowerCase() === name.toLowerCase()) return 4;
      if (contains(pathology, name) || contains(name, pathology)) return 3;
      const words = [name, ...aliases, related].join(' ');
      if (groups.some((part) => part !== group && contains(words, part))) return 2;
      return groups.includes(group) ? 1 : 0;
    }),
  );

const questions = [
  'Describe what you see before you name it.',
  'What explains it best in this patient?',
  'What should be done next?',
];

const imageOf = (lesson: PictureLesson): ContentOf<'image-interpretation'>['images'] => {
  const { id, kind, parameters, pathology, history, significance } = lesson;
  const read = readPicture(kind, { parameters, seed: seedOf(id) });
  if (!read?.ok) return [];
  const { bodyPart, imageType, modality } = lesson;
  return [
    {
      pathology,
      modality,
      bodyPart,
      imageType,
      title: `${modality}: ${bodyPart.toLowerCase()}`,
      localImagePath: null,
      drawing: read.picture.draw(),
      alt: read.picture.seen(),
      history,
      questions,
      findings: read.picture.reading(),
      significance,
    },
  ];
};

/** Pictures of the topic first, then of its organ system, four at most. */
export const images = (input: MethodInput): ContentOf<'image-interpretation'> | null => {
  const drawn = pictureLessons
    .map((lesson) => ({ lesson, near: closeness(lesson, input) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, 4)
    .flatMap(({ lesson }) => imageOf(lesson));
  return drawn.length === 0 ? null : { images: drawn };
};
