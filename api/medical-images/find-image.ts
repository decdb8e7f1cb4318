import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';
import type { ImageLibrary, LibraryCase } from './library/library-case.ts';

/** The case of this name, with the library it stands in. Throws `Refused` where there is none. */
export const findImage = async (
  { imageLibrary }: Pick<ApiContext, 'imageLibrary'>,
  id: string,
): Promise<{ readonly library: ImageLibrary; readonly one: LibraryCase }> => {
  const library = await imageLibrary();
  const one = library.byId(id);
  if (!one) throw new Refused({ code: 'ImageNotFound' });
  return { library, one };
};

/** A normal image to compare with: of the same part of the body, as much alike as there is. */
export const normalLike = (
  { cases }: ImageLibrary,
  { id, modality, bodyPart, view }: LibraryCase,
): LibraryCase | undefined => {
  const normal = cases.filter(
    (one) =>
      one.id !== id &&
      one.record === null &&
      one.pathology.startsWith('Normal') &&
      one.modality === modality &&
      one.bodyPart === bodyPart,
  );
  return normal.find((one) => one.view === view) ?? normal[0];
};

/** Its address names the case it is compared with, not the normal one, which may be there to be read. */
export const normalAddress = (library: ImageLibrary, one: LibraryCase): string | null => {
  const normal = normalLike(library, one);
  return normal ? `/api/medical-images/${one.id}/normal.svg?v=${library.hash(normal)}` : null;
};
