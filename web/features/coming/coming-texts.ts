import type { ComingName } from './coming-pages.ts';

type ComingText = {
  /** What will be here, as one sentence. */
  readonly answer: string;
  /** What it will do, or what does its work until then. */
  readonly text: string;
};

export const comingTexts: Readonly<Record<ComingName, ComingText>> = {
  'study-aid': {
    answer: 'Here you will turn a topic into flashcards, cases or twelve other kinds of study aid.',
    text: 'Name a topic, choose a method, and save what helps to your library.',
  },
  'medical-terminology': {
    answer: 'Here you will learn the words of medicine by their parts, and test yourself on them.',
    text: 'Terms with pronunciation, origin and use, a quiz, and labeled drawings of the heart and the lungs.',
  },
  'medical-images': {
    answer: 'Here you will read films drawn for study, with the findings one step behind your own.',
    text: 'X-ray, CT, MRI and ultrasound, with history, interpretation and learning points.',
  },
  'ai-tutor': {
    answer: 'Here you will ask why an answer is right, and be asked back.',
    text: 'Until then every question explains each of its options after the quiz.',
  },
  flashcards: {
    answer: 'Here your saved flashcards will come back when you are about to forget them.',
    text: 'Until then the questions you missed are the best cards you have.',
  },
  'free-downloads': {
    answer: 'Here you will find study sheets to print. There is nothing to download yet.',
    text: 'They will be free, and need no account.',
  },
  blog: {
    answer: 'Here you will read about exams, careers and staying well. No post is published yet.',
    text: 'Articles come in two categories: Professional Development and Wellness.',
  },
  demo: {
    answer: 'Private testing portal for authorized users only. It is not open yet.',
    text: 'Testers will sign in here with the account and the password they were given.',
  },
  subscribe: {
    answer: 'Here you will start Pro. Subscriptions are not open yet, and no money moves.',
    text: 'Practice quizzes are free and stay free.',
  },
  'video-script-generator': {
    answer: 'Create interactive educational content with embedded quizzes. It is not open yet.',
    text: 'Scenes with narration, visuals and a quiz, kept as one file that you can download.',
  },
};
