import type { ComingName } from './coming-pages.ts';

type ComingText = {
  /** What will be here, as one sentence. */
  readonly answer: string;
  /** What it will do, or what does its work until then. */
  readonly text: string;
};

export const comingTexts: Readonly<Record<ComingName, ComingText>> = {
  blog: {
    answer: 'Coming soon: articles on exams, careers, and wellness. There are no posts yet.',
    text: 'Articles come in two categories: Professional Development and Wellness.',
  },
};
