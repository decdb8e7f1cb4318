import { z } from 'zod';
import { readPicture } from '../../pictures/pictures.ts';

/** The pictures of domain/pictures that the library holds as waveforms. */
const waveformPictures = ['ecg', 'capnogram', 'ventilator-graphics', 'flow-volume'] as const;
export type WaveformPicture = (typeof waveformPictures)[number];

/** A waveform: which picture, what it is drawn from as its own kind reads it, and its seed. */
export const waveformParameters = z
  .strictObject({
    kind: z.literal('waveform'),
    picture: z.enum(waveformPictures, `Use one of: ${waveformPictures.join(', ')}`),
    parameters: z.record(z.string(), z.unknown()),
    seed: z.int('Use a whole number').min(0, 'Use a seed of 0 or more'),
  })
  .superRefine(({ picture, parameters, seed }, { addIssue }) => {
    const read = readPicture(picture, { parameters, seed });
    if (read === undefined || read.ok) return;
    for (const { path, message } of read.issues)
      addIssue({ code: 'custom', path: ['parameters', ...path], message });
  });
export type Waveform = z.infer<typeof waveformParameters>;
