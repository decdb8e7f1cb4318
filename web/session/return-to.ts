import { z } from 'zod';
import { tabStorage } from '../storage/browser-storage.ts';

const key = 'return-to';

/** A page of ours, and not the sign-in itself. */
const returnPath = z.string().regex(/^\/(?!\/|auth(?:[?#/]|$))/);

const wish = z.object({
  path: returnPath,
  /** Somebody was signed in there, and is not any more. */
  hasEnded: z.boolean(),
});

/** The page that asked for a sign-in, kept as long as this tab. */
export type ReturnWish = z.infer<typeof wish>;

export const rememberReturn = (asked: ReturnWish): void => {
  tabStorage.put(key, JSON.stringify(asked));
};

export const returnWish = (): ReturnWish | undefined => wish.safeParse(tabStorage.json(key)).data;

export const forgetReturn = (): void => tabStorage.remove(key);
