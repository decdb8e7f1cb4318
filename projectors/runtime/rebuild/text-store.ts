const slabBytes = 4_194_304;
const headerBytes = 4;
/** Rooms are so many bytes, or twice, three times … as many. */
const roomStep = 32;

/** Where a text is: counted as if all slabs were of the common size, one after the other. */
export type TextHandle = number;

/**
 * Texts outside of the JavaScript heap: the collector neither walks nor moves them, and they take
 * little more room than their bytes. The room of a dropped text is given to the next one that
 * needs as much.
 */
export type TextStore = {
  readonly slabs: Buffer[];
  /** Of the rooms given out in the last slab. */
  end: number;
  /** By their size. */
  readonly freeRooms: Map<number, TextHandle[]>;
  /** Of the rooms in use. */
  bytes: number;
};

export const textStore = (): TextStore => ({ slabs: [], end: 0, freeRooms: new Map(), bytes: 0 });

const roomOf = (length: number): number => Math.ceil((headerBytes + length) / roomStep) * roomStep;

const newRoom = (store: TextStore, room: number): TextHandle => {
  const last = store.slabs.at(-1);
  if (!last || store.end + room > last.length) {
    // A text larger than a slab has one of its own, which it fills.
    store.slabs.push(Buffer.allocUnsafeSlow(Math.max(slabBytes, room)));
    store.end = 0;
  }
  const handle = (store.slabs.length - 1) * slabBytes + store.end;
  store.end += room;
  return handle;
};

const find = ({ slabs }: TextStore, handle: TextHandle) => {
  const slab = slabs[Math.floor(handle / slabBytes)];
  if (!slab) throw new RangeError('There is no text under this handle');
  return { slab, offset: handle % slabBytes };
};

export const putText = (store: TextStore, text: string): TextHandle => {
  const length = Buffer.byteLength(text);
  const room = roomOf(length);
  const handle = store.freeRooms.get(room)?.pop() ?? newRoom(store, room);
  const { slab, offset } = find(store, handle);
  slab.writeUInt32LE(length, offset);
  slab.write(text, offset + headerBytes);
  store.bytes += room;
  return handle;
};

export const getText = (store: TextStore, handle: TextHandle): string => {
  const { slab, offset } = find(store, handle);
  const start = offset + headerBytes;
  return slab.toString('utf8', start, start + slab.readUInt32LE(offset));
};

export const dropText = (store: TextStore, handle: TextHandle): void => {
  const { slab, offset } = find(store, handle);
  const room = roomOf(slab.readUInt32LE(offset));
  const free = store.freeRooms.get(room);
  if (free) free.push(handle);
  else store.freeRooms.set(room, [handle]);
  store.bytes -= room;
};
