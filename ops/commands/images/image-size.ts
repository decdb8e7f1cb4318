export type ImageFile = {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
};

const isPng = (file: Buffer): boolean =>
  file.length > 24 && file.readUInt32BE(0) === 0x89504e47 && file.readUInt32BE(4) === 0x0d0a1a0a;

/** Frame headers of JPEG: SOF0 to SOF15, but for the three that are something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (file: Buffer): ImageFile | undefined => {
  let at = 2;
  while (at + 9 < file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (isFrame(marker)) {
      return {
        mediaType: 'image/jpeg',
        width: file.readUInt16BE(at + 7),
        height: file.readUInt16BE(at + 5),
      };
    }
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
};

/** What kind of image a file is, by its own first bytes; undefined where it is neither PNG nor JPEG. */
export const imageFileOf = (file: Buffer): ImageFile | undefined => {
  if (isPng(file)) {
    return { mediaType: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  }
  return file.length > 4 && file.readUInt16BE(0) === 0xffd8 ? jpegSize(file) : undefined;
};
