import { percentOf } from '../../../kernel/percent.ts';
import { type Finding, spot } from '../../finding.ts';
import { leftBorder, ratioOf, rightBorder } from '../heart.ts';
import type { ChestFilm } from '../parameters.ts';

/** Half of the thorax is the bound in an upright PA film of an adult; AP and children reach further. */
const boundOf = ({ projection, child }: ChestFilm): number =>
  child ? 0.6 : projection === 'AP' ? 0.55 : 0.5;

/** A heart wider than its bound. */
export const heartSize = (film: ChestFilm): Finding | undefined => {
  const ratio = ratioOf(film);
  if (ratio <= boundOf(film)) return;
  const left = leftBorder(film);
  const right = rightBorder(film);
  const isGlobular = film.heart?.shape === 'globular';
  const percent = percentOf(ratio);
  return {
    layers: {},
    hotspots: [
      spot(left, 'Left border', `The heart measures ${percent}% of the inner width of the thorax.`),
      spot(
        right,
        'Right border',
        isGlobular
          ? 'It bulges as the left does: a flask, with lungs that are clear.'
          : 'Width is taken from here to the left border.',
      ),
    ],
    seen: {
      Cardiac: isGlobular
        ? `Heart wide on both sides like a flask, ${percent}% of the thorax`
        : `Heart enlarged: ${percent}% of the thorax`,
    },
    impression: isGlobular
      ? `Large globular heart (cardiothoracic ratio ${ratio.toFixed(2)}) as with fluid around the heart`
      : `Cardiomegaly, cardiothoracic ratio ${ratio.toFixed(2)}`,
    alt: `The heart shadow takes ${percent}% of the width of the chest${isGlobular ? ' and is round on both sides' : ''}.`,
  };
};
