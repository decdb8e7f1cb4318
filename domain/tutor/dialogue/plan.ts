import { match } from 'ts-pattern';
import type { TutorFact } from '../../ports/tutor.ts';
import { askedPoint, type Scene, topicOf } from './course.ts';
import { factOf, pointsOf } from './points.ts';
import type { Reply } from './practice.ts';
import { replyTo, type TutorMessage } from './reply.ts';
import { safetyLineFor } from './safety.ts';
import type { Said } from './turn-text.ts';

/** The most facts that a turn is worded from. */
const mostGrounds = 24;

/** What is to be said, and what others may word it from. */
export type TutorPlan =
  | {
      readonly kind: 'said';
      readonly said: Said;
      /** Null where these words stand as they are: of safety, or where no topic is at hand. */
      readonly grounds: readonly TutorFact[] | null;
      /** What the learner was asked before, and is asked at the end. */
      readonly wasAsked: string | null;
      readonly asks: string | null;
    }
  | Extract<Reply, { kind: 'practice' }>;

const after = (scene: Scene, { standing }: Said): Scene => ({ ...scene, standing });

/** Facts cited first, then those of the topics before and after; without those that answer what is asked now. */
const groundsOf = (scene: Scene, said: Said): readonly TutorFact[] => {
  const next = after(scene, said);
  const kept = new Set(askedPoint(next)?.told.map(({ cite }) => cite) ?? []);
  const topics = [topicOf(scene), topicOf(next)].flatMap((one) => one ?? []);
  const points = [...new Set(topics)].flatMap((topic) => pointsOf(scene.desk, topic));
  const ofTopics = points.flatMap(({ told }) => told.map(({ cite }) => cite));
  const ids = [...said.cites, ...ofTopics.filter((id) => !kept.has(id))];
  return [...new Set(ids)].flatMap((id) => factOf(scene.desk, id) ?? []).slice(0, mostGrounds);
};

const mayBeWorded = ({ wish, text }: TutorMessage, { standing }: Said): boolean =>
  wish !== 'next' && standing.topicId !== null && safetyLineFor(text) === undefined;

/** Chooses by rules what a turn says and where the conversation stands after it, whoever words it. */
export const planOf = (scene: Scene, message: TutorMessage): TutorPlan =>
  match(replyTo(scene, message))
    .returnType<TutorPlan>()
    .with({ kind: 'practice' }, (practice) => practice)
    .with({ kind: 'said' }, ({ said }) => ({
      kind: 'said',
      said,
      grounds: mayBeWorded(message, said) ? groundsOf(scene, said) : null,
      wasAsked: askedPoint(scene)?.question ?? null,
      asks: askedPoint(after(scene, said))?.question ?? null,
    }))
    .exhaustive();
