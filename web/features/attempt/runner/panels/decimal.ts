/** An exact decimal: `digits` / 10^`scale`. */
export type Decimal = { readonly digits: bigint; readonly scale: number };

export const zero: Decimal = { digits: 0n, scale: 0 };

const ten = (power: number): bigint => 10n ** BigInt(power);

/** Significant digits that a result keeps. */
const precision = 12;

const sizeOf = (digits: bigint): number => (digits < 0n ? -digits : digits).toString().length;

/** n / d, rounded half away from zero. */
const quotient = (n: bigint, d: bigint): bigint => {
  const isNegative = n < 0n !== d < 0n;
  const [top, below] = [n < 0n ? -n : n, d < 0n ? -d : d];
  const rounded = (2n * top + below) / (2n * below);
  return isNegative ? -rounded : rounded;
};

const withoutTrailingZeros = ({ digits, scale }: Decimal): Decimal => {
  let so = { digits, scale };
  while (so.scale > 0 && so.digits % 10n === 0n) {
    so = { digits: so.digits / 10n, scale: so.scale - 1 };
  }
  return so;
};

const rounded = ({ digits, scale }: Decimal): Decimal => {
  const drop = Math.min(scale, Math.max(0, sizeOf(digits) - precision));
  return withoutTrailingZeros({ digits: quotient(digits, ten(drop)), scale: scale - drop });
};

/** "12.50" as a decimal; the text is digits with at most one point, perhaps a minus before. */
export const decimalOf = (text: string): Decimal => {
  const [whole = '0', part = ''] = text.split('.');
  return { digits: BigInt(`${whole}${part}`), scale: part.length };
};

export const textOf = (value: Decimal): string => {
  const { digits, scale } = withoutTrailingZeros(value);
  const sign = digits < 0n ? '-' : '';
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  if (scale === 0) return `${sign}${text}`;
  return `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`;
};

export const negated = ({ digits, scale }: Decimal): Decimal => ({ digits: -digits, scale });

export const sum = (one: Decimal, other: Decimal): Decimal => {
  const scale = Math.max(one.scale, other.scale);
  const lifted = (value: Decimal): bigint => value.digits * ten(scale - value.scale);
  return rounded({ digits: lifted(one) + lifted(other), scale });
};

export const product = (one: Decimal, other: Decimal): Decimal =>
  rounded({ digits: one.digits * other.digits, scale: one.scale + other.scale });

/** Undefined for a division by zero. */
export const ratio = (one: Decimal, other: Decimal): Decimal | undefined => {
  if (other.digits === 0n) return undefined;
  const extra = precision + sizeOf(other.digits) + other.scale;
  const lift = Math.max(extra, other.scale - one.scale);
  return rounded({
    digits: quotient(one.digits * ten(lift), other.digits),
    scale: one.scale - other.scale + lift,
  });
};

const rootOf = (square: bigint): bigint => {
  if (square < 2n) return square;
  let guess = ten(Math.ceil(sizeOf(square) / 2));
  // Newton's method from above falls until it is there.
  for (
    let next = (guess + square / guess) / 2n;
    next < guess;
    next = (guess + square / guess) / 2n
  ) {
    guess = next;
  }
  return guess;
};

/** Undefined for a negative number. */
export const squareRoot = ({ digits, scale }: Decimal): Decimal | undefined => {
  if (digits < 0n) return undefined;
  const wanted = scale + precision + 2;
  return rounded({ digits: rootOf(digits * ten(2 * wanted - scale)), scale: wanted });
};

/** More digits before the point than the display shows. */
export const isTooLarge = (value: Decimal): boolean => {
  const { digits, scale } = withoutTrailingZeros(value);
  return sizeOf(digits) - scale > precision;
};
