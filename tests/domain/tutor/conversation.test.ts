import { describe, expect, it } from 'vitest';
import { mostTutorTurns } from '../../../domain/contracts/tutor.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import type {
  AccountId,
  AttemptId,
  TutorConversationId,
  TutorTurnId,
} from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { conversation, type TutorCommand } from '../../../domain/tutor/conversation.ts';
import { noStanding } from '../../../domain/tutor/conversation-state.ts';
import type { TutorEvent } from '../../../domain/tutor/events.ts';

const about = {
  conversationId: 'talk-1' as TutorConversationId,
  learnerId: 'learner-1' as AccountId,
  at: '2026-11-26T12:00:00.000Z' as Instant,
};
const later = '2026-11-26T12:02:00.000Z' as Instant;
const turnId = (place: number) => `turn-${place}` as TutorTurnId;

const start: TutorCommand = {
  type: 'StartTutorConversation',
  ...about,
  topic: 'gout',
  continues: null,
};
const take = (place: number, changes: object = {}): TutorCommand => ({
  type: 'TakeLearnerTurn',
  ...about,
  turnId: turnId(place),
  after: place,
  wish: 'say',
  text: 'gout',
  ...changes,
});
const give = (place: number, changes: object = {}): TutorCommand => ({
  type: 'GiveTutorTurn',
  ...about,
  turnId: turnId(place),
  text: 'So it is.[1]',
  stopped: false,
  took: {
    provider: 'built-in',
    model: null,
    inputTokens: 0,
    outputTokens: 0,
    microDollars: 0,
    milliseconds: 3,
  },
  cites: ['gout/recognition'],
  standing: { ...noStanding, topicId: 'condition/gout', asked: 'gout/finding' },
  ...changes,
});

const stateAfter = (...commands: readonly TutorCommand[]) => {
  const events: TutorEvent[] = [];
  for (const command of commands) {
    const decided = conversation.decide(command, fold(conversation, events));
    if (!decided.ok) throw new Error(decided.refusal.code);
    events.push(...decided.value);
  }
  return fold(conversation, events);
};
const decide = (command: TutorCommand, ...before: readonly TutorCommand[]) =>
  conversation.decide(command, stateAfter(...before));

describe('a conversation', () => {
  it('takes a turn, and one answer to it', () => {
    const state = stateAfter(start, take(0), give(0), give(0, { text: 'Twice.' }));
    expect(state).toMatchObject({
      status: 'kept',
      turns: [{ text: 'gout', given: { text: 'So it is.[1]', cites: ['gout/recognition'] } }],
    });
  });

  it('takes the same turn once', () => {
    expect(decide(take(0), start, take(0))).toEqual({ ok: true, value: [] });
  });

  it('refuses a turn of who did not see the last one', () => {
    const refused = { ok: false, refusal: { code: 'TutorMovedOn' } };
    expect(decide(take(5, { after: 0 }), start, take(0), give(0))).toEqual(refused);
    expect(decide(take(5, { after: 2 }), start, take(0), give(0))).toEqual(refused);
  });

  it('refuses a turn while it answers, and waits no longer for what never came', () => {
    expect(decide(take(1), start, take(0))).toEqual({
      ok: false,
      refusal: { code: 'TutorAnswering' },
    });
    expect(decide(take(1, { at: later }), start, take(0))).toMatchObject({ ok: true });
  });

  it('is full after its last turn', () => {
    const turns = Array.from({ length: mostTutorTurns }, (_, place) => [take(place), give(place)]);
    expect(decide(take(mostTutorTurns), start, ...turns.flat())).toEqual({
      ok: false,
      refusal: { code: 'TutorConversationFull', most: mostTutorTurns },
    });
  });

  it('holds one practice question a turn', () => {
    const offer = (id: string): TutorCommand => ({
      type: 'OfferTutorItem',
      ...about,
      turnId: turnId(0),
      attemptId: id as AttemptId,
    });
    expect(stateAfter(start, take(0), offer('one'), offer('two'))).toMatchObject({
      turns: [{ attemptId: 'one' }],
    });
  });

  it('is deleted and comes back, and takes no turn between', () => {
    const gone: TutorCommand = { type: 'DeleteTutorConversation', ...about };
    const back: TutorCommand = { type: 'RestoreTutorConversation', ...about };
    expect(decide(take(0), start, gone)).toEqual({
      ok: false,
      refusal: { code: 'TutorConversationNotFound' },
    });
    expect(stateAfter(start, gone, gone, back)).toMatchObject({ status: 'kept' });
    expect(stateAfter(start, take(0), gone, give(0), back)).toMatchObject({
      turns: [{ given: { text: 'So it is.[1]' } }],
    });
  });

  it('is nobody else’s', () => {
    const other = { learnerId: 'learner-2' as AccountId };
    const refused = { ok: false, refusal: { code: 'TutorConversationNotFound' } };
    expect(decide(take(0, other), start)).toEqual(refused);
    expect(decide({ type: 'DeleteTutorConversation', ...about, ...other }, start)).toEqual(refused);
    expect(decide(take(0))).toEqual(refused);
  });
});
