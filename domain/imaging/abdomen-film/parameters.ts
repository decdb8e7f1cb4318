import { z } from 'zod';

/** A film of the abdomen. */
export const abdomenFilmParameters = z.strictObject({
  kind: z.literal('abdomen-film'),
  finding: z.enum(['none', 'small-bowel-obstruction', 'free-air', 'kidney-stone']),
  /** Of the stone; the others have no side. */
  side: z.enum(['right', 'left']),
});
export type AbdomenFilm = z.infer<typeof abdomenFilmParameters>;
