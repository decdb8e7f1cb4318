import { z } from 'zod';

const optionsPerQuiz = 4;
/** As long as a new lesson is, in seconds. */
const defaultDuration = 600;
/** As long as a new scene is, in seconds. */
const sceneLength = 60;
export const mostScenes = 200;

const seconds = z.number('Use a number of seconds');

const videoQuiz = z.object({
  question: z.string(),
  options: z.array(z.string()).length(optionsPerQuiz, `Use ${optionsPerQuiz} options`),
  /** The place of the right option. */
  correct: z
    .int()
    .min(0)
    .max(optionsPerQuiz - 1),
});
export type VideoQuiz = z.infer<typeof videoQuiz>;

export const videoScene = z.object({
  start: seconds,
  end: seconds,
  /** What the narrator says. */
  text: z.string(),
  /** The name of what is shown. */
  visual: z.string(),
  quiz: videoQuiz.optional(),
});
export type VideoScene = z.infer<typeof videoScene>;

/** A lesson as it is downloaded: whatever was typed, in this form. */
export const videoScript = z.object({
  title: z.string(),
  /** In seconds. */
  duration: seconds,
  scenes: z.array(videoScene).min(1, 'Use at least one scene').max(mostScenes),
});
export type VideoScript = z.infer<typeof videoScript>;

export const firstScene: VideoScene = {
  start: 0,
  end: sceneLength,
  text: '',
  visual: 'intro_image.png',
};

export const newScript: VideoScript = {
  title: '',
  duration: defaultDuration,
  scenes: [firstScene],
};

export const newQuiz: VideoQuiz = { question: '', options: ['', '', '', ''], correct: 0 };

/** It starts where the one before it ends. */
export const sceneAfter = ({ end }: Pick<VideoScene, 'end'>): VideoScene => ({
  start: end,
  end: end + sceneLength,
  text: '',
  visual: 'diagram.png',
});

/** The last one stays. */
export const withoutScene = <Scene>(scenes: readonly Scene[], place: number): readonly Scene[] =>
  scenes.length > 1 ? scenes.filter((_, index) => index !== place) : scenes;

/** What was typed into a field of numbers; no number is zero. */
export const typedNumber = (typed: string): number => {
  const number = Number(typed);
  return Number.isFinite(number) ? number : 0;
};

export const scriptFileName = (title: string): string =>
  `${title.toLowerCase().replaceAll(/\s+/g, '_')}_script.json`;

/** The text of the file; only what belongs to a script gets into it. */
export const scriptJson = (script: VideoScript): string =>
  `${JSON.stringify(videoScript.parse(script), null, 2)}\n`;
