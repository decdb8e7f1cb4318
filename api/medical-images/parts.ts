import type { ApiWorld } from '../server/world.ts';
import { imageLibrary } from './library/image-library.ts';
import { imageReads } from './queries/image-reads.ts';
import { imageRecordReads } from './queries/image-records.ts';

/** The reads of readings, and the library of images. */
export const medicalImageParts = ({ database }: ApiWorld) => {
  const imageRecords = imageRecordReads(database);
  return {
    images: imageReads(database),
    imageRecords,
    imageLibrary: imageLibrary(imageRecords.all),
  };
};

declare module '../server/context.ts' {
  interface PartsOf {
    readonly 'medical-images': ReturnType<typeof medicalImageParts>;
  }
}
