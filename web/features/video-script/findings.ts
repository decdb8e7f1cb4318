import type { VideoQuiz, VideoScript } from '../../../domain/contracts/video-script.ts';
import { inPlayingOrder, type NumberedScene } from './playing-order.ts';

/** Seconds, without what binary fractions add. */
const told = (seconds: number): string => `${Number(seconds.toFixed(2))} s`;

const ofScene = ({ scene, number }: NumberedScene, duration: number): readonly string[] => {
  const { start, end } = scene;
  return [
    start < 0 ? `Scene ${number} starts before the lesson does.` : '',
    end <= start ? `Scene ${number} does not end after it starts.` : '',
    end > duration
      ? `Scene ${number} ends at ${told(end)}, ${told(end - duration)} after the lesson.`
      : '',
  ];
};

/** How a scene follows the one before it that ends last. */
const between = (latest: NumberedScene, next: NumberedScene): string => {
  const ahead = next.scene.start - latest.scene.end;
  const shared = Math.min(latest.scene.end, next.scene.end) - next.scene.start;
  const pair = `scene ${latest.number} and scene ${next.number}`;
  if (ahead > 0) return `Nothing is shown for ${told(ahead)} between ${pair}.`;
  return shared > 0 ? `The times of ${pair} overlap by ${told(shared)}.` : '';
};

const ofSequence = ([first, ...others]: readonly NumberedScene[]): readonly string[] => {
  if (!first) return [];
  let latest = first;
  const { start } = first.scene;
  const found = [start > 0 ? `Nothing is shown in the first ${told(start)}.` : ''];
  for (const next of others) {
    found.push(between(latest, next));
    if (next.scene.end > latest.scene.end) latest = next;
  }
  return found;
};

const ofQuiz = ({ question, options }: VideoQuiz, number: number): readonly string[] => {
  const written = options.map((option) => option.trim()).filter((option) => option !== '');
  const isTwice = new Set(written).size < written.length;
  return [
    question.trim() === '' ? `The quiz of scene ${number} has no question.` : '',
    written.length < options.length
      ? `The quiz of scene ${number} has ${written.length} of ${options.length} options.`
      : '',
    isTwice ? `The quiz of scene ${number} has an option twice.` : '',
  ];
};

/** What is worth a look before the download; none of it stops anybody. */
export const findingsOf = ({ duration, scenes }: VideoScript): readonly string[] => {
  const ordered = inPlayingOrder(scenes);
  return [
    duration <= 0 ? 'The lesson has no duration.' : '',
    ...ordered.flatMap((scene) => ofScene(scene, duration)),
    ...ofSequence(ordered),
    ...scenes.flatMap(({ quiz }, index) => (quiz ? ofQuiz(quiz, index + 1) : [])),
  ].filter((finding) => finding !== '');
};

/** The seconds of the lesson in which some scene is shown. */
export const shownSeconds = ({ duration, scenes }: VideoScript): number => {
  let reached = 0;
  let shown = 0;
  for (const { scene } of inPlayingOrder(scenes)) {
    const end = Math.min(scene.end, duration);
    shown += Math.max(0, end - Math.max(scene.start, reached));
    reached = Math.max(reached, end);
  }
  return Number(shown.toFixed(2));
};
