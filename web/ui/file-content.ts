/** Bytes of one step: the arguments of a call have an end. */
const step = 0x80_00;

/** A file's bytes in Base64, as the server takes them. */
export const contentOf = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += step) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + step)));
  }
  return btoa(parts.join(''));
};
