import { useState } from 'react';
import { withoutScene } from '../../../domain/contracts/video-script.ts';
import { keepScript, keptScript } from '../../storage/script-draft.ts';
import { type Draft, type DraftScene, draftFrom, withNewScene, withScene } from './draft.ts';

/** What was taken away last, until something else is changed. */
type Removal = {
  readonly words: string;
  readonly before: Draft;
  /** Before which scene it is told. */
  readonly place: number;
  /** Which scene gets the focus when it is back. */
  readonly sceneId: number;
};

/** The script that somebody writes; each change is kept in this browser. */
export const useDraft = (accountId: string) => {
  const [draft, setDraft] = useState(() => draftFrom(keptScript(accountId)));
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [focusId, setFocusId] = useState<number | null>(null);
  const [isKept, setKept] = useState(true);
  const change = (next: Draft, taken: Omit<Removal, 'before'> | null = null): void => {
    setDraft(next);
    setKept(keepScript(accountId, next));
    setRemoval(taken && { ...taken, before: draft });
    if (taken) setFocusId(null);
  };
  const add = (): void => {
    const next = withNewScene(draft);
    change(next);
    setFocusId(next.scenes.at(-1)?.id ?? null);
  };
  const remove = (place: number, { id }: DraftScene): void => {
    const next = { ...draft, scenes: [...withoutScene(draft.scenes, place)] };
    change(next, { words: `Scene ${place + 1} was removed.`, place, sceneId: id });
  };
  const removeQuiz = (place: number, { quiz: _, ...scene }: DraftScene): void => {
    const words = `The quiz of scene ${place + 1} was removed.`;
    change(withScene(draft, scene), { words, place: place + 1, sceneId: scene.id });
  };
  const replace = (next: Draft, words: string): void =>
    change(next, { words, place: 0, sceneId: draft.scenes[0]?.id ?? 1 });
  const undo = (): void => {
    if (!removal) return;
    change(removal.before);
    setFocusId(removal.sceneId);
  };
  return { draft, removal, focusId, isKept, change, add, remove, removeQuiz, replace, undo };
};

export type DraftState = ReturnType<typeof useDraft>;
