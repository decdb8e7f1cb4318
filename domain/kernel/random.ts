/** Numbers in [0, 1) that are the same for the same seed on every machine. */
export type RandomSource = () => number;

/** mulberry32 (public domain, Tommy Ettinger): 32 bits of state, ample for shuffling a paper. */
export const randomFrom = (seed: number): RandomSource => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A seed from a text, by FNV-1a over its UTF-16 units. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
};

/** Fisher–Yates; the input is left as it is. */
export const shuffled = <Value>(values: readonly Value[], random: RandomSource): Value[] => {
  const order = [...values];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const picked = order[j] as Value;
    order[j] = order[i] as Value;
    order[i] = picked;
  }
  return order;
};
