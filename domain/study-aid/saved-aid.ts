import { match } from 'ts-pattern';
import type { StudyMethod } from '../contracts/study-methods.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, StudyAidId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { StudyAidEvent } from './events.ts';

type About = { readonly aidId: StudyAidId; readonly learnerId: AccountId; readonly at: Instant };

export type SavedAidCommand = About &
  (
    | {
        readonly type: 'SaveStudyAid';
        readonly method: StudyMethod;
        readonly topic: string;
        readonly parts: number;
        readonly content: string;
        readonly model: string | null;
      }
    | { readonly type: 'DeleteStudyAid' | 'RestoreStudyAid' }
  );

export type SavedAidRefusal = { readonly code: 'StudyAidNotFound' };

/** A saved aid: whose it is, and whether it stands in the library. */
export type SavedAid =
  | { readonly status: 'absent' }
  | {
      readonly status: 'kept' | 'deleted';
      readonly learnerId: AccountId;
      readonly method: StudyMethod;
      /** Sealed, as it stands in the log. */
      readonly topic: string;
      readonly content: string;
      /** The model that wrote it; null where none did. */
      readonly model: string | null;
      readonly at: Instant;
    };

const moved = (
  { aidId, learnerId, at }: About,
  state: SavedAid,
  { from, type }: { from: SavedAid['status']; type: 'StudyAidDeleted' | 'StudyAidRestored' },
) => {
  // Somebody else's aid is as absent as one that never was.
  if (state.status === 'absent' || state.learnerId !== learnerId) {
    return refused({ code: 'StudyAidNotFound' as const });
  }
  return accepted(state.status === from ? [{ type, data: { aidId, learnerId, at } }] : []);
};

/** One saved study aid: kept, taken out of the library, put back. */
export const savedAid: Decider<SavedAid, SavedAidCommand, StudyAidEvent, SavedAidRefusal> = {
  initial: { status: 'absent' },
  decide: (command, state) =>
    match(command)
      .with({ type: 'SaveStudyAid' }, ({ type: _, ...data }) =>
        accepted(state.status === 'absent' ? [{ type: 'StudyAidSaved' as const, data }] : []),
      )
      .with({ type: 'DeleteStudyAid' }, (about) =>
        moved(about, state, { from: 'kept', type: 'StudyAidDeleted' }),
      )
      .with({ type: 'RestoreStudyAid' }, (about) =>
        moved(about, state, { from: 'deleted', type: 'StudyAidRestored' }),
      )
      .exhaustive(),
  evolve: (state, event) =>
    match(event)
      .returnType<SavedAid>()
      .with(
        { type: 'StudyAidSaved' },
        ({ data: { learnerId, method, topic, content, model, at } }) => ({
          status: 'kept',
          learnerId,
          method,
          topic,
          content,
          model,
          at,
        }),
      )
      .with({ type: 'StudyAidDeleted' }, () =>
        state.status === 'absent' ? state : { ...state, status: 'deleted' },
      )
      .with({ type: 'StudyAidRestored' }, () =>
        state.status === 'absent' ? state : { ...state, status: 'kept' },
      )
      .with(
        { type: 'StudyAidRequested' },
        { type: 'StudyAidGenerated' },
        { type: 'StudyAidFailed' },
        { type: 'TutorTokensHeld' },
        { type: 'TutorTokensSettled' },
        () => state,
      )
      .exhaustive(),
};
