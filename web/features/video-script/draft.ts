import { z } from 'zod';
import {
  firstScene,
  mostScenes,
  newScript,
  sceneAfter,
  videoScene,
  videoScript,
} from '../../../domain/contracts/video-script.ts';

const draftScene = videoScene.extend({ id: z.int() });
export type DraftScene = z.infer<typeof draftScene>;

/** A script whose scenes are told apart while they are written. */
const draft = videoScript.extend({ scenes: z.array(draftScene).min(1).max(mostScenes) });
export type Draft = z.infer<typeof draft>;

export const newDraft: Draft = { ...newScript, scenes: [{ ...firstScene, id: 1 }] };

/** What was kept, if it still is a draft; otherwise a new one. */
export const draftFrom = (kept: unknown): Draft => {
  const { success, data } = draft.safeParse(kept);
  return success ? data : newDraft;
};

export const withNewScene = (before: Draft): Draft => {
  const id = Math.max(...before.scenes.map((scene) => scene.id)) + 1;
  const added = sceneAfter(before.scenes.at(-1) ?? firstScene);
  return { ...before, scenes: [...before.scenes, { ...added, id }] };
};

export const withScene = (before: Draft, changed: DraftScene): Draft => ({
  ...before,
  scenes: before.scenes.map((scene) => (scene.id === changed.id ? changed : scene)),
});
