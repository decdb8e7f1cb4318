import { readPicture } from '../../pictures/pictures.ts';
import { spot } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import { documentOf, frame } from '../svg/document.ts';
import { words } from '../svg/paint.ts';
import { capnogramSigns } from './capnogram-signs.ts';
import { ecgRow, ecgSigns } from './ecg-signs.ts';
import { loopSigns } from './loop-signs.ts';
import type { Waveform, WaveformPicture } from './parameters.ts';
import { sheetOf } from './sheet.ts';
import type { SignsOf } from './sign.ts';
import { ventilatorSigns } from './ventilator-signs.ts';

const signs: Readonly<Record<WaveformPicture, SignsOf>> = {
  ecg: ecgSigns,
  capnogram: capnogramSigns,
  'ventilator-graphics': ventilatorSigns,
  'flow-volume': loopSigns,
};

/** A waveform as its picture draws and reads it, in grays. Throws where its kind refuses the parameters. */
export const drawWaveform = (waveform: Waveform, id: string): DrawnCase => {
  const { picture, parameters, seed } = waveform;
  const read = readPicture(picture, { parameters, seed });
  if (!read?.ok) throw new Error(`${id}: ${read?.issues[0]?.message ?? `no picture ${picture}`}`);
  const drawing = read.picture.draw();
  const isStrip = picture === 'ecg';
  const { body, height, scale, placeOf } = sheetOf(
    drawing,
    isStrip ? ecgRow(drawing.width) : drawing.width,
  );
  const told = signs[picture]({ parameters, seed, drawing });
  return {
    svg: documentOf({
      id,
      definitions: [],
      body,
      marks: [words(drawing.scale, [40, height - 68], { size: 24 })],
      exposure: 'none',
      height,
    }),
    width: frame,
    height,
    // On the paper of an ECG a centimeter is 0.4 second or 1 mV; the others have axes instead.
    unitsPerCentimeter: isStrip ? Math.round(1000 * scale) / 100 : null,
    steps: told.map(({ step, seen, abnormal }) => ({ step, seen, abnormal })),
    hotspots: told.flatMap(({ step, seen, at, means }) => {
      if (at === undefined) return [];
      const [x, y] = placeOf(at);
      return [spot([x, (y * frame) / height], step, means ?? `${seen}.`)];
    }),
    impression: [read.picture.reading(), ...told.flatMap(({ concludes }) => concludes ?? [])].join(
      ' ',
    ),
    alt: read.picture.seen(),
  };
};
