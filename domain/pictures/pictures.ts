import type { Drawing } from '../contracts/drawing.ts';
import { burn } from './burn/burn.ts';
import { capnogram } from './capnogram/capnogram.ts';
import { chestFilm } from './chest-film/chest-film.ts';
import { ecg } from './ecg/ecg.ts';
import { fetalHeart } from './fetal-heart/fetal-heart.ts';
import { flowVolume } from './flow-volume/flow-volume.ts';
import type { PictureKind } from './picture-kind.ts';
import { ventilator } from './ventilator/ventilator.ts';

/** A picture made ready: from here on nobody needs to know of what kind it is. */
export type Picture = {
  readonly title: string;
  readonly draw: () => Drawing;
  readonly seen: () => string;
  readonly reading: () => string;
};

export type PictureIssue = { readonly path: (string | number)[]; readonly message: string };
export type ReadPicture =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly issues: readonly PictureIssue[] };

export type PictureSource = {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly seed: number;
};

const made =
  <Parameters>({ title, parameters, draw, seen, reading }: PictureKind<Parameters>) =>
  (source: PictureSource): ReadPicture => {
    const read = parameters.safeParse(source.parameters);
    if (!read.success) {
      const issues = read.error.issues.map(({ path, message }) => ({
        path: path.map((step) => (typeof step === 'number' ? step : String(step))),
        message,
      }));
      return { ok: false, issues };
    }
    const { data } = read;
    const { seed } = source;
    return {
      ok: true,
      picture: {
        title,
        draw: () => draw(data, seed),
        seen: () => seen(data, seed),
        reading: () => reading(data, seed),
      },
    };
  };

const kinds: Readonly<Record<string, (source: PictureSource) => ReadPicture>> = {
  ecg: made(ecg),
  burn: made(burn),
  capnogram: made(capnogram),
  'chest-film': made(chestFilm),
  'flow-volume': made(flowVolume),
  'fetal-heart': made(fetalHeart),
  'ventilator-graphics': made(ventilator),
};

export const pictureKinds: readonly string[] = Object.keys(kinds);

/** Reads what a picture is to be drawn from; nothing for a kind that is not drawn. */
export const readPicture = (kind: string, source: PictureSource): ReadPicture | undefined =>
  kinds[kind]?.(source);
