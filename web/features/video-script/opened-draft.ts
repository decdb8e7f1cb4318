import { videoScript } from '../../../domain/contracts/video-script.ts';
import type { Draft } from './draft.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A downloaded script to go on with; null for a file that is none. */
export const openedDraft = (text: string): Draft | null => {
  const { success, data } = videoScript.safeParse(parsed(text));
  if (!success) return null;
  return { ...data, scenes: data.scenes.map((scene, place) => ({ ...scene, id: place + 1 })) };
};
