import { match } from 'ts-pattern';
import { type ContentStatus, contentMoves } from '../contracts/content.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, ContentId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { ContentEvent } from './events.ts';

type About = { readonly contentId: ContentId; readonly by: AccountId; readonly at: Instant };

type Generated = Extract<ContentEvent, { readonly type: 'ContentGenerated' }>['data'];

type Imported = Extract<ContentEvent, { readonly type: 'ContentImported' }>['data'];

export type AddContent = Generated & { readonly type: 'AddContent' };
export type ImportContent = Imported & { readonly type: 'ImportContent' };

export type ChangeContentStatus = About & {
  readonly type: 'ChangeContentStatus';
  readonly to: ContentStatus;
  readonly reason: string;
};

export type ContentRefusal =
  | { readonly code: 'ContentNotFound' }
  | {
      readonly code: 'ContentMoveNotAllowed';
      readonly from: ContentStatus;
      readonly to: ContentStatus;
    };

export type StatusChange = {
  readonly from: ContentStatus;
  readonly to: ContentStatus;
  readonly by: AccountId;
  readonly at: Instant;
  /** As it stands in the log: sealed. */
  readonly reason: string;
};

/** What was made or imported, where it stands, and how it came there. */
export type KeptContent = {
  readonly made:
    | ({ readonly way: 'generated' } & Generated)
    | ({ readonly way: 'imported' } & Imported);
  readonly status: ContentStatus;
  readonly changes: readonly StatusChange[];
};

export type EditorialContent = KeptContent | null;

const move = (
  { type: _, to, reason, ...about }: ChangeContentStatus,
  state: EditorialContent,
): ReturnType<
  Decider<EditorialContent, ChangeContentStatus, ContentEvent, ContentRefusal>['decide']
> => {
  if (!state) return refused({ code: 'ContentNotFound' });
  const { status: from } = state;
  if (from === to) return accepted([]);
  if (!contentMoves[from].includes(to)) {
    return refused({ code: 'ContentMoveNotAllowed', from, to });
  }
  return accepted([{ type: 'ContentStatusChanged', data: { ...about, from, to, reason } }]);
};

/** One piece of content: made or imported once as a draft, then moved by reviewers, each time with a reason. */
export const editorialContent: Decider<
  EditorialContent,
  AddContent | ImportContent | ChangeContentStatus,
  ContentEvent,
  ContentRefusal
> = {
  initial: null,
  decide: (command, state) =>
    match(command)
      .with({ type: 'AddContent' }, ({ type: _, ...data }) =>
        accepted(state ? [] : [{ type: 'ContentGenerated' as const, data }]),
      )
      .with({ type: 'ImportContent' }, ({ type: _, ...data }) =>
        accepted(state ? [] : [{ type: 'ContentImported' as const, data }]),
      )
      .with({ type: 'ChangeContentStatus' }, (wish) => move(wish, state))
      .exhaustive(),
  evolve: (state, event) =>
    match(event)
      .returnType<EditorialContent>()
      .with({ type: 'ContentGenerated' }, ({ data }) => ({
        made: { way: 'generated', ...data },
        status: 'draft',
        changes: [],
      }))
      .with({ type: 'ContentImported' }, ({ data }) => ({
        made: { way: 'imported', ...data },
        status: 'draft',
        changes: [],
      }))
      .with(
        { type: 'ContentStatusChanged' },
        ({ data: { from, to, by, at, reason } }) =>
          state && {
            ...state,
            status: to,
            changes: [...state.changes, { from, to, by, at, reason }],
          },
      )
      .exhaustive(),
};
