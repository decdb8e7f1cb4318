import type { BankTopic, TutorState, TutorWish } from '../../../../domain/ports/tutor.ts';
import { studyKnowledge } from '../../../../domain/study-aid/topics/all-topics.ts';
import { noStanding } from '../../../../domain/tutor/conversation-state.ts';
import { tutorDesk } from '../../../../domain/tutor/dialogue/points.ts';
import type { Reply } from '../../../../domain/tutor/dialogue/practice.ts';
import { replyTo } from '../../../../domain/tutor/dialogue/reply.ts';
import { topicIndex } from '../../../../ops/adapters/generation/topic-index.ts';

const { topics } = studyKnowledge();
const index = topicIndex(topics.values());

export const desk = tutorDesk(topics, {
  find: (text) => index.find(text),
  near: (text) => index.near(text, 6),
});

/** Fifty topics of every kind, the same each time. */
export const fiftyTopics = [...topics.values()].filter(
  (_, place, all) => place % Math.floor(all.length / 50) === 0,
);

/** A conversation that remembers where it stands. */
export const talk = ({ starters = [] }: { readonly starters?: readonly string[] } = {}) => {
  let standing: TutorState = noStanding;
  const told: string[] = [];
  const replied = (wish: TutorWish, text: string, bankTopic: BankTopic | null = null): Reply => {
    const scene = { desk, standing, told: new Set(told), starters };
    const reply = replyTo(scene, { wish, text, bankTopic });
    const said = reply.kind === 'said' ? reply.said : reply.offered;
    standing = said.standing;
    told.push(...said.cites);
    return reply;
  };
  const textOf = (reply: Reply): string =>
    reply.kind === 'said' ? reply.said.text : reply.offered.text;
  return {
    replied,
    say: (text: string): string => textOf(replied('say', text)),
    press: (wish: Exclude<TutorWish, 'say'>): string => textOf(replied(wish, '')),
    standing: (): TutorState => standing,
    told: (): readonly string[] => told,
  };
};
