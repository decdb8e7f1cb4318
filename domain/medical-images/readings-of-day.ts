import type { ImageModality, StepCall } from '../contracts/medical-images.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, ImageId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { CalendarDay, Instant } from '../kernel/time.ts';
import type { MedicalImageEvent } from './events.ts';

/** The case as it stands: what is asked of it and what is right. */
export type ReadableImage = {
  readonly imageId: ImageId;
  readonly version: string;
  readonly pathology: string;
  readonly modality: ImageModality;
  /** The right letter of each question, among those that are offered. */
  readonly questions: readonly { readonly key: string; readonly labels: readonly string[] }[];
  /** Whether each step of the checklist is abnormal. */
  readonly steps: readonly boolean[];
};

export type ReadImage = {
  readonly type: 'ReadImage';
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly day: CalendarDay;
  readonly image: ReadableImage;
  /** Of the case that the learner was shown. */
  readonly version: string;
  readonly answers: readonly string[];
  readonly steps: readonly StepCall[];
  readonly seconds: number;
};

export type ReadingRefusal =
  | { readonly code: 'ImageChanged' }
  | { readonly code: 'ReadingIncomplete'; readonly field: string; readonly right: string }
  | { readonly code: 'ReadingLimit'; readonly limit: number };

/** More than anybody reads a day, so that the stream of a day has an end. */
export const mostReadings = 300;

const incomplete = (field: string, right: string) =>
  ({ code: 'ReadingIncomplete', field, right }) as const;

/** What the reading lacks; undefined where it is whole. */
const lackOf = ({ image, answers, steps }: ReadImage): ReadingRefusal | undefined => {
  const { questions } = image;
  if (answers.length !== questions.length) {
    return incomplete('answers', `Answer each of the ${questions.length} questions`);
  }
  if (steps.length !== image.steps.length) {
    return incomplete('steps', `Call each of the ${image.steps.length} steps normal or abnormal`);
  }
  const strange = questions.findIndex(
    ({ labels }, place) => !labels.includes(answers[place] ?? ''),
  );
  if (strange < 0) return undefined;
  return incomplete(`answers.${strange}`, `Use one of: ${questions[strange]?.labels.join(', ')}`);
};

const scored = ({ type: _, image, answers, steps, ...about }: ReadImage): MedicalImageEvent => {
  const { questions, steps: abnormal, ...which } = image;
  const marked = questions.map(({ key }, place) => {
    const chosen = answers[place] ?? '';
    return { chosen, right: chosen === key };
  });
  return {
    type: 'ImageCaseRead',
    data: {
      ...about,
      ...which,
      answers: marked,
      right: marked.filter(({ right }) => right).length,
      total: marked.length,
      steps: abnormal.map((isAbnormal, place) => {
        const called = steps[place] ?? 'normal';
        return { called, agrees: (called === 'abnormal') === isAbnormal };
      }),
    },
  };
};

/** How often one learner has read an image on one of their days. */
export type ReadingsOfDay = { readonly count: number };

/** Each reading is scored here, against the case as it stands; what was read before may be read again. */
export const readingsOfDay: Decider<ReadingsOfDay, ReadImage, MedicalImageEvent, ReadingRefusal> = {
  initial: { count: 0 },
  decide: (command, { count }) => {
    if (count >= mostReadings) return refused({ code: 'ReadingLimit', limit: mostReadings });
    if (command.version !== command.image.version) return refused({ code: 'ImageChanged' });
    const lack = lackOf(command);
    return lack ? refused(lack) : accepted([scored(command)]);
  },
  evolve: ({ count }) => ({ count: count + 1 }),
};
