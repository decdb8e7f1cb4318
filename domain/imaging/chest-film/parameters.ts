import { z } from 'zod';

export const side = z.enum(['right', 'left']);
export type Side = z.infer<typeof side>;

const between = (least: number, most: number, what: string) =>
  z
    .number(`Write ${what} as a number`)
    .min(least, `Use ${what} from ${least}`)
    .max(most, `Use ${what} to ${most}`);

export const lobe = z.enum([
  'right-upper',
  'right-middle',
  'right-lower',
  'left-upper',
  'lingula',
  'left-lower',
]);
export type Lobe = z.infer<typeof lobe>;

/** A frontal chest film. Findings are combinable; what is not named is normal. */
export const chestFilmParameters = z.strictObject({
  kind: z.literal('chest-film'),
  projection: z.enum(['PA', 'AP']),
  position: z.enum(['erect', 'supine']),
  child: z.boolean().optional(),
  pneumothorax: z
    .strictObject({
      side,
      /** Share of the way that the lung has fallen. */
      collapse: between(0.1, 1, 'a collapse'),
      tension: z.boolean(),
    })
    .optional(),
  consolidation: z.strictObject({ lobe, density: between(0.5, 1, 'a density') }).optional(),
  effusion: z
    .strictObject({
      side: z.enum(['right', 'left', 'both']),
      size: z.enum(['small', 'moderate', 'large']),
    })
    .optional(),
  /** Widest heart by widest inner thorax. */
  heart: z
    .strictObject({
      ratio: between(0.36, 0.72, 'a cardiothoracic ratio'),
      shape: z.enum(['usual', 'globular']).optional(),
    })
    .optional(),
  edema: z.enum(['congestion', 'interstitial', 'alveolar']).optional(),
  hyperinflation: z.boolean().optional(),
  atelectasis: z.enum(['right-upper', 'left-lower', 'right-lung', 'left-lung']).optional(),
  mass: z
    .strictObject({
      side,
      zone: z.enum(['upper', 'middle', 'lower']),
      centimeters: between(1, 8, 'a diameter'),
      edge: z.enum(['smooth', 'spiculated']),
    })
    .optional(),
  ribFracture: z.strictObject({ side, rib: z.int().min(4).max(9) }).optional(),
  /** Of the tip above the carina; below 0 it lies in the right main bronchus. */
  trachealTube: z.strictObject({ aboveCarina: between(-3, 7, 'a height in cm') }).optional(),
  gastricTube: z.enum(['stomach', 'right-bronchus', 'esophagus']).optional(),
  centralLine: z.enum(['cavoatrial-junction', 'right-atrium', 'jugular']).optional(),
  chestTube: side.optional(),
  pacemaker: z.boolean().optional(),
  freeAir: z.boolean().optional(),
});
export type ChestFilm = z.infer<typeof chestFilmParameters>;
