import type { ImageRecord } from '../../domain/medical-images/image-record.ts';

/** Images that an operator brought in. */
export type ImageTables = {
  'images.record': {
    openi_id: string;
    data: ImageRecord;
    media_type: string;
    file: Buffer;
    hash: string;
  };
};
