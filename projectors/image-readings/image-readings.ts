import type { ImageModality, StepCall } from '../../domain/contracts/medical-images.ts';
import type { AccountId, ImageId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** How one learner read one image. */
export type ImageReadingRow = {
  readonly learnerId: AccountId;
  readonly imageId: ImageId;
  readonly pathology: string;
  readonly modality: ImageModality;
  readonly times: number;
  /** At the first reading, which alone is counted. */
  readonly first: {
    readonly at: Instant;
    readonly right: number;
    readonly total: number;
    readonly seconds: number;
  };
  /** At the last one, with what was chosen and of which version of the case. */
  readonly last: {
    readonly at: Instant;
    readonly version: string;
    readonly chosen: readonly string[];
    readonly calls: readonly StepCall[];
  };
};

/** Every image that a learner has read. */
export const imageReadings = projection<ImageReadingRow>()({
  name: 'image-readings',
  version: 1,
  table: 'image_reading',
  owner: 'learner',
  handles: ['ImageCaseRead'],
  columns: [
    { name: 'learner', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'last_at_ms', type: 'bigint', of: ({ last }) => epochMs(last.at) },
  ],
  indexes: [['learner'], ['last_at_ms']],
  keys: ({ data }) => [`${data.learnerId}/${data.imageId}`],
  evolve: (row, { data }) => {
    const { learnerId, imageId, pathology, modality, at, right, total, seconds } = data;
    return {
      learnerId,
      imageId,
      pathology,
      modality,
      times: (row?.times ?? 0) + 1,
      first: row?.first ?? { at, right, total, seconds },
      last: {
        at,
        version: data.version,
        chosen: data.answers.map(({ chosen }) => chosen),
        calls: data.steps.map(({ called }) => called),
      },
    };
  },
});
