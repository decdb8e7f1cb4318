import type { TutorState } from '../../ports/tutor.ts';
import type { StudyTopic } from '../../study-aid/topics/study-topic.ts';
import { type Point, pointOf, pointsOf, type TutorDesk } from './points.ts';
import type { TurnText } from './turn-text.ts';

/** What a turn is answered from. */
export type Scene = {
  readonly desk: TutorDesk;
  readonly standing: TutorState;
  /** Facts that were cited before, and the one that is asked now. */
  readonly told: ReadonlySet<string>;
  readonly starters: readonly string[];
};

/** Points told of one topic before the next of several is begun. */
const pointsEach = 3;

const isTold = ({ told }: Scene, { id, told: parts }: Point): boolean =>
  told.has(id) || parts.every(({ cite }) => told.has(cite));

export const topicOf = ({ desk, standing }: Scene): StudyTopic | undefined =>
  desk.topics.get(standing.topicId ?? '');

export const askedPoint = ({ desk, standing }: Scene): Point | undefined =>
  standing.asked === null ? undefined : pointOf(desk, standing.asked);

/** What was not told of a topic yet; of these aspects first, where any are asked for. */
export const pointsLeft = (scene: Scene, topic: StudyTopic, aspects: readonly string[] = []) => {
  const left = pointsOf(scene.desk, topic).filter((point) => !isTold(scene, point));
  const wanted = left.filter(({ aspect }) => aspects.includes(aspect));
  return wanted.length > 0 ? wanted : left;
};

type Step = { readonly point: Point; readonly standing: TutorState };

const asking = (standing: TutorState, point: Point, ahead = standing.ahead): Step => ({
  point,
  standing: { ...standing, topicId: point.topic.id, asked: point.id, ahead },
});

/** The next point: of the topic at hand, then of those ahead; undefined where all is told. */
const nextStep = (scene: Scene): Step | undefined => {
  const { desk, standing } = scene;
  const topic = topicOf(scene);
  const left = topic ? pointsLeft(scene, topic) : [];
  const toldHere = topic ? pointsOf(desk, topic).length - left.length : 0;
  const ahead = standing.ahead.flatMap((id) => desk.topics.get(id) ?? []);
  const isDue = ahead.length > 0 && toldHere >= pointsEach;
  const [first] = left;
  if (first && !isDue) return asking(standing, first);
  for (const [place, one] of ahead.entries()) {
    const [begun] = pointsLeft(scene, one);
    if (begun) return asking(standing, begun, standing.ahead.slice(place + 1));
  }
  return first && asking(standing, first);
};

const namesOf = (topics: readonly StudyTopic[]): string => {
  const names = [...new Set(topics.map(({ named }) => named))];
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
};

const beside = ({ desk }: Scene, topic: StudyTopic | undefined): readonly StudyTopic[] =>
  (topic?.similar ?? []).flatMap((id) => desk.topics.get(id) ?? []).slice(0, 3);

/** Ends a turn: with the next question, or with what could come where all was told. */
export const goOn = (turn: TurnText, scene: Scene, last: string | null) => {
  const step = nextStep(scene);
  const standing = { ...scene.standing, last, asked: null };
  if (step) {
    const isNew = step.point.topic.id !== scene.standing.topicId;
    const before = isNew ? `Now ${step.point.topic.named}.` : 'Next:';
    return turn.ask(before, step.point).said({ ...step.standing, last });
  }
  const topic = topicOf(scene);
  const near = beside(scene, topic);
  const could =
    near.length === 0
      ? 'Try a practice question on it, or name another topic.'
      : `Try a practice question on it, or go on with ${namesOf(near)}.`;
  const all = topic ? `That is all the knowledge base holds on ${topic.named}.` : 'Name a topic.';
  return turn.say(topic ? `${all} ${could}` : all).said(standing);
};

/** What the learner could name, in a sentence; empty where nothing is known. */
export const suggested = ({ starters }: Scene): string =>
  starters.length === 0 ? '' : `For example: ${starters.slice(0, 3).join('; ')}.`;
