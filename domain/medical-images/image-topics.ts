import type { ImageTopic } from '../contracts/medical-images.ts';

/** The first that fits; what fits none is filed under none of the six. */
const signs: readonly (readonly [topic: ImageTopic, words: RegExp])[] = [
  ['normal chest', /^normal chest/i],
  ['pneumothorax', /pneumothorax/i],
  ['pneumonia', /pneumonia/i],
  ['pleural effusion', /pleural effusion/i],
  ['fracture', /fracture/i],
  ['cardiac', /cardi|heart|pulmonary edema|arrhythmia|av block|st elevation/i],
];

/** Which kind of practice a pathology belongs to; undefined where to none. */
export const topicOf = (pathology: string): ImageTopic | undefined =>
  signs.find(([, words]) => words.test(pathology))?.[0];
