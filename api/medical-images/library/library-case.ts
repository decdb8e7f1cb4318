import type { DrawnCase, ImageCase } from '../../../domain/imaging/image-case.ts';
import type { ImageRecord } from '../../../domain/medical-images/image-record.ts';

/** In which places options stand. */
export const optionLetters = 'ABCDEFGH';

type LibraryOption = {
  readonly label: string;
  readonly text: string;
  readonly right: boolean;
  readonly why: string;
};

/** A case as the library serves it: its options stand in an order that tells nothing. */
export type LibraryCase = Omit<ImageCase, 'questions' | 'image' | 'patient'> & {
  readonly patient: { readonly age: string | null; readonly sex: string | null };
  readonly questions: readonly {
    readonly question: string;
    readonly options: readonly LibraryOption[];
  }[];
  /** Another one whenever anything of the case is another. */
  readonly version: string;
  /** Of an image that an operator brought in; null of what is drawn. */
  readonly record: ImageRecord | null;
};

export type ImageLibrary = {
  readonly cases: readonly LibraryCase[];
  readonly byId: (id: string) => LibraryCase | undefined;
  /** The drawing; of a record all but the image itself. */
  readonly drawn: (one: LibraryCase) => DrawnCase;
  /** Of the image, by its content: the same address never shows another image. */
  readonly hash: (one: LibraryCase) => string;
};
