import type { ComingName } from './coming-pages.ts';

type ComingText = {
  /** What will be here, as one sentence. */
  readonly answer: string;
  /** What it will do, or what does its work until then. */
  readonly text: string;
};

export const comingTexts: Readonly<Record<ComingName, ComingText>> = {
  'study-aid': {
    answer: 'Coming soon: turn any topic into flashcards, cases, and 12 other kinds of study aids.',
    text: 'Enter a topic, choose a study method, and save the result to your library.',
  },
  'medical-terminology': {
    answer: 'Coming soon: learn medical terms by their parts and quiz yourself on them.',
    text: 'Terms with pronunciation, etymology, and examples, a quiz, and labeled drawings of the heart and lungs.',
  },
  'medical-images': {
    answer: 'Coming soon: read medical images and check your findings against ours.',
    text: 'X-ray, CT, MRI, and ultrasound, with clinical history, interpretation, and learning points.',
  },
  'ai-tutor': {
    answer: 'Coming soon: ask why an answer is right, and work through it step by step.',
    text: 'Until then, every question explains each of its options after the quiz.',
  },
  flashcards: {
    answer: 'Coming soon: your saved flashcards, timed to come back just before you forget them.',
    text: 'Until then, review the questions you missed.',
  },
  'free-downloads': {
    answer: 'Coming soon: printable study sheets. There is nothing to download yet.',
    text: 'They will be free, and you will not need an account.',
  },
  blog: {
    answer: 'Coming soon: articles on exams, careers, and wellness. There are no posts yet.',
    text: 'Articles come in two categories: Professional Development and Wellness.',
  },
  'video-script-generator': {
    answer: 'Create interactive educational content with embedded quizzes. It is not open yet.',
    text: 'Scenes with narration, visuals, and quizzes, saved as one file that you can download.',
  },
};
