import { match } from 'ts-pattern';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, FlashcardId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { OneFlashcardEvent } from './events.ts';

type About = {
  readonly cardId: FlashcardId;
  readonly learnerId: AccountId;
  readonly at: Instant;
};

export type OneFlashcardCommand = About &
  (
    | { readonly type: 'ChangeFlashcard'; readonly card: string }
    | { readonly type: 'DeleteFlashcard' | 'RestoreFlashcard' }
  );

export type OneFlashcardRefusal = { readonly code: 'FlashcardNotFound' };

type State = { readonly isDeleted: boolean };

/** What becomes of one card that a deck holds: worded anew, taken out, put back. */
export const oneFlashcard: Decider<
  State,
  OneFlashcardCommand,
  OneFlashcardEvent,
  OneFlashcardRefusal
> = {
  initial: { isDeleted: false },
  decide: (command, { isDeleted }) =>
    match(command)
      .returnType<ReturnType<(typeof oneFlashcard)['decide']>>()
      .with({ type: 'ChangeFlashcard' }, ({ type: _, ...data }) =>
        isDeleted
          ? refused({ code: 'FlashcardNotFound' })
          : accepted([{ type: 'FlashcardChanged', data }]),
      )
      .with({ type: 'DeleteFlashcard' }, ({ type: _, ...data }) =>
        accepted(isDeleted ? [] : [{ type: 'FlashcardDeleted', data }]),
      )
      .with({ type: 'RestoreFlashcard' }, ({ type: _, ...data }) =>
        accepted(isDeleted ? [{ type: 'FlashcardRestored', data }] : []),
      )
      .exhaustive(),
  evolve: (state, { type }) =>
    type === 'FlashcardChanged' ? state : { isDeleted: type === 'FlashcardDeleted' },
};
