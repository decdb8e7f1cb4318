const slabBytes = 4_194_304;
const headerBytes = 4;

/** Where a text is: counted as if all slabs were of the common size, one after the other. */
export type TextHandle = number;

/**
 * Texts outside of the JavaScript heap: the collector neither walks nor moves them, and they take
 * no more room than their bytes.
 */
export type TextStore = {
  readonly slabs: Buffer[];
  /** Of what is written in the last slab. */
  end: number;
  liveBytes: number;
  /** Of dropped texts; their room is not used again. */
  wastedBytes: number;
};

export const textStore = (): TextStore => ({ slabs: [], end: 0, liveBytes: 0, wastedBytes: 0 });

const slabFor = (store: TextStore, bytes: number): Buffer => {
  const last = store.slabs.at(-1);
  if (last && store.end + bytes <= last.length) return last;
  // A text larger than a slab has one of its own, which it fills.
  const slab = Buffer.allocUnsafeSlow(Math.max(slabBytes, bytes));
  store.slabs.push(slab);
  store.end = 0;
  return slab;
};

export const putText = (store: TextStore, text: string): TextHandle => {
  const length = Buffer.byteLength(text);
  const slab = slabFor(store, headerBytes + length);
  const offset = store.end;
  slab.writeUInt32LE(length, offset);
  slab.write(text, offset + headerBytes);
  store.end += headerBytes + length;
  store.liveBytes += headerBytes + length;
  return (store.slabs.length - 1) * slabBytes + offset;
};

const find = ({ slabs }: TextStore, handle: TextHandle) => {
  const slab = slabs[Math.floor(handle / slabBytes)];
  if (!slab) throw new RangeError('There is no text under this handle');
  const offset = handle % slabBytes;
  return { slab, start: offset + headerBytes, length: slab.readUInt32LE(offset) };
};

export const getText = (store: TextStore, handle: TextHandle): string => {
  const { slab, start, length } = find(store, handle);
  return slab.toString('utf8', start, start + length);
};

export const dropText = (store: TextStore, handle: TextHandle): void => {
  const bytes = headerBytes + find(store, handle).length;
  store.liveBytes -= bytes;
  store.wastedBytes += bytes;
};
