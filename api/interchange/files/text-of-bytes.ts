/** Text in UTF-8; undefined where the bytes are something else. */
export const textOfBytes = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
