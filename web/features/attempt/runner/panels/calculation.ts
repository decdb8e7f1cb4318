import { Big } from 'big.js';
import { match } from 'ts-pattern';

/** Numbers with more decimals behind a quotient or a root than any display shows. */
const Exact = Big();
Exact.DP = 100;

const zero = new Exact(0);

export type Operator = '+' | '−' | '×' | '÷';

export type Calculation = {
  /** What is on the display: what is being typed, a result, or why there is none. */
  readonly display: string;
  /** True while digits are added to the display. */
  readonly isTyping: boolean;
  readonly left: Big | undefined;
  readonly operator: Operator | undefined;
  readonly memory: Big;
  /** The last calculation, for example 0.1 + 0.2 =. */
  readonly history: string;
  readonly isError: boolean;
};

export type CalculatorKey =
  | { readonly type: 'digit'; readonly digit: string }
  | { readonly type: 'operator'; readonly operator: Operator }
  | { readonly type: 'point' | 'equals' | 'percent' | 'root' | 'sign' | 'back' | 'clear' }
  | { readonly type: 'memoryClear' | 'memoryRecall' | 'memoryAdd' | 'memorySubtract' };

export const emptyCalculation: Calculation = {
  display: '0',
  isTyping: false,
  left: undefined,
  operator: undefined,
  memory: zero,
  history: '',
  isError: false,
};

/** Digits that are typed at most, and that a result keeps. */
const digitsOfDisplay = 12;

const shownValue = ({ display }: Calculation): Big => new Exact(display);

const textOf = (value: Big): string => value.toFixed();

/** To the digits of the display, half away from zero; a whole part that is longer stays whole. */
const fitted = (value: Big): Big =>
  value.round(Math.max(0, digitsOfDisplay - 1 - value.e), Big.roundHalfUp);

const failed = (so: Calculation, why: string): Calculation => ({
  ...emptyCalculation,
  memory: so.memory,
  display: why,
  isError: true,
});

const showing = (so: Calculation, value: Big | undefined, history: string): Calculation => {
  if (!value) return failed(so, 'Not a number');
  if (value.e >= digitsOfDisplay) return failed(so, 'Too large');
  return { ...so, display: textOf(value), isTyping: false, history };
};

/** Undefined for a division by zero. */
const applied = (left: Big, operator: Operator, right: Big): Big | undefined =>
  match(operator)
    .with('+', () => fitted(left.plus(right)))
    .with('−', () => fitted(left.minus(right)))
    .with('×', () => fitted(left.times(right)))
    .with('÷', () => (right.eq(0) ? undefined : fitted(left.div(right))))
    .exhaustive();

/** Undefined for a negative number. */
const rootOf = (value: Big): Big | undefined => (value.lt(0) ? undefined : fitted(value.sqrt()));

/** Carries out what was begun; nothing where nothing was. */
const settled = (so: Calculation): Calculation => {
  const { left, operator } = so;
  if (!left || !operator) return so;
  const history = `${textOf(left)} ${operator} ${textOf(shownValue(so))} =`;
  const result = applied(left, operator, shownValue(so));
  return { ...showing(so, result, history), left: undefined, operator: undefined };
};

const withDigit = (so: Calculation, digit: string): Calculation => {
  if (!so.isTyping) return { ...so, display: digit, isTyping: true };
  if (so.display.replace(/\D/g, '').length >= digitsOfDisplay) return so;
  return { ...so, display: so.display === '0' ? digit : so.display + digit };
};

const withPoint = (so: Calculation): Calculation => {
  if (!so.isTyping) return { ...so, display: '0.', isTyping: true };
  return so.display.includes('.') ? so : { ...so, display: `${so.display}.` };
};

const withOperator = (so: Calculation, operator: Operator): Calculation => {
  // A second operator without a number between replaces the first.
  const done = so.isTyping || !so.operator ? settled(so) : so;
  if (done.isError) return done;
  return { ...done, left: shownValue(done), operator, isTyping: false };
};

/** As on a desk: 200 + 5 % adds 5 percent of 200; otherwise the hundredth part. */
const percent = (so: Calculation): Calculation => {
  const hundredth = fitted(shownValue(so).times('0.01'));
  const isShare = so.left && (so.operator === '+' || so.operator === '−');
  const value = isShare && so.left ? fitted(so.left.times(hundredth)) : hundredth;
  return { ...showing(so, value, `${textOf(shownValue(so))}%`), isTyping: true };
};

const back = (so: Calculation): Calculation => {
  if (!so.isTyping) return so;
  const shorter = so.display.slice(0, -1);
  return { ...so, display: shorter === '' || shorter === '-' ? '0' : shorter };
};

const remembering = (so: Calculation, value: Big): Calculation => ({
  ...so,
  memory: value,
  isTyping: false,
});

/** The calculation after a key. Operations are carried out in the order they are typed. */
export const afterKey = (before: Calculation, key: CalculatorKey): Calculation => {
  const so = before.isError ? { ...emptyCalculation, memory: before.memory } : before;
  return match(key)
    .returnType<Calculation>()
    .with({ type: 'digit' }, ({ digit }) => withDigit(so, digit))
    .with({ type: 'operator' }, ({ operator }) => withOperator(so, operator))
    .with({ type: 'point' }, () => withPoint(so))
    .with({ type: 'equals' }, () => settled(so))
    .with({ type: 'percent' }, () => percent(so))
    .with({ type: 'root' }, () => ({
      ...showing(so, rootOf(shownValue(so)), `√${textOf(shownValue(so))} =`),
      isTyping: true,
    }))
    .with({ type: 'sign' }, () => ({ ...so, display: textOf(shownValue(so).neg()) }))
    .with({ type: 'back' }, () => back(so))
    .with({ type: 'clear' }, () => ({ ...emptyCalculation, memory: so.memory }))
    .with({ type: 'memoryClear' }, () => ({ ...so, memory: zero }))
    .with({ type: 'memoryRecall' }, () => ({ ...so, display: textOf(so.memory), isTyping: true }))
    .with({ type: 'memoryAdd' }, () => remembering(so, fitted(so.memory.plus(shownValue(so)))))
    .with({ type: 'memorySubtract' }, () =>
      remembering(so, fitted(so.memory.minus(shownValue(so)))),
    )
    .exhaustive();
};

const keys: Readonly<Record<string, CalculatorKey>> = {
  '+': { type: 'operator', operator: '+' },
  '-': { type: 'operator', operator: '−' },
  '*': { type: 'operator', operator: '×' },
  x: { type: 'operator', operator: '×' },
  '/': { type: 'operator', operator: '÷' },
  '.': { type: 'point' },
  ',': { type: 'point' },
  '%': { type: 'percent' },
  '=': { type: 'equals' },
  Enter: { type: 'equals' },
  Backspace: { type: 'back' },
  Delete: { type: 'clear' },
  c: { type: 'clear' },
  r: { type: 'root' },
  n: { type: 'sign' },
  m: { type: 'memoryRecall' },
};

/** What a key of the keyboard means; undefined for one the calculator does not have. */
export const calculatorKeyOf = (key: string): CalculatorKey | undefined =>
  /^\d$/.test(key) ? { type: 'digit', digit: key } : keys[key];
