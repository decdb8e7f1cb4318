import { laterOf, type Position } from '../../../domain/kernel/envelope.ts';
import { announce, type Follower, moveTo } from '../follower.ts';
import type { PoisonEvent } from '../poison-event.ts';
import { type BulkStore, RowRefused } from '../read-model-store.ts';
import { type Handed, type Lane, lane } from './lane.ts';

/** Why a read model left; undefined when it has caught up, or was told to stop. */
export type CatchUpEnd =
  | { readonly why: 'lost' }
  | { readonly why: 'poisoned'; readonly poison: PoisonEvent }
  /** The table refused a row of an event up to there. */
  | { readonly why: 'refused'; readonly upTo: Position }
  | undefined;

/** A follower on its way to the head of the log, until it leaves or something fails. */
export type Member = {
  readonly lane: Lane;
  readonly follower: Follower;
  readonly leave: (end: CatchUpEnd) => void;
  readonly fail: (error: unknown) => void;
};

/** What was looked through without a change needs no second look, written down or not. */
export const laneOf = ({ projection, checkpoint, status }: Follower, bulk: BulkStore): Lane =>
  lane(
    {
      projection,
      partition: checkpoint.partition,
      table: { load: (keys) => bulk.load(projection, keys) },
    },
    laterOf(checkpoint.position, status.read().position),
  );

const takeOutcome = (
  { follower, leave }: Member,
  { to, subjects, poison }: Handed,
  outcome: Position | RowRefused | undefined,
): void => {
  if (outcome === undefined) leave({ why: 'lost' });
  else if (outcome instanceof RowRefused) leave({ why: 'refused', upTo: to });
  else {
    moveTo(follower, { ...follower.checkpoint, position: to });
    announce(follower, outcome, subjects);
    if (poison) leave({ why: 'poisoned', poison });
  }
};

/** Commits what all hand over in one transaction, and tells who follows and who has to leave. */
export const writeFor =
  (members: ReadonlySet<Member>, bulk: BulkStore) =>
  async (handed: readonly Handed[]): Promise<void> => {
    const byLane = new Map([...members].map((member) => [member.lane, member]));
    const moved = handed.flatMap((one) => {
      const member = byLane.get(one.lane);
      const stands = member?.follower.checkpoint.position;
      return member && (stands !== one.to || one.poison) ? [{ member, one }] : [];
    });
    if (moved.length === 0) return;
    const outcomes = await bulk.commit(
      moved.map(({ member: { follower }, one: { to, changes } }) => ({
        projection: follower.projection,
        from: follower.checkpoint,
        to,
        changes,
      })),
    );
    for (const [index, { member, one }] of moved.entries()) {
      // Who left meanwhile looks at the checkpoint again before it goes on.
      if (members.has(member)) takeOutcome(member, one, outcomes[index]);
    }
  };
