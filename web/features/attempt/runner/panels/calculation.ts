import { match } from 'ts-pattern';
import {
  type Decimal,
  decimalOf,
  isTooLarge,
  negated,
  product,
  ratio,
  squareRoot,
  sum,
  textOf,
  zero,
} from './decimal.ts';

export type Operator = '+' | '−' | '×' | '÷';

export type Calculation = {
  /** What is on the display: what is being typed, a result, or why there is none. */
  readonly display: string;
  /** True while digits are added to the display. */
  readonly isTyping: boolean;
  readonly left: Decimal | undefined;
  readonly operator: Operator | undefined;
  readonly memory: Decimal;
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

const longestEntry = 12;

const shownValue = ({ display }: Calculation): Decimal => decimalOf(display);

const failed = (so: Calculation, why: string): Calculation => ({
  ...emptyCalculation,
  memory: so.memory,
  display: why,
  isError: true,
});

const showing = (so: Calculation, value: Decimal | undefined, history: string): Calculation => {
  if (!value) return failed(so, 'Not a number');
  if (isTooLarge(value)) return failed(so, 'Too large');
  return { ...so, display: textOf(value), isTyping: false, history };
};

const applied = (left: Decimal, operator: Operator, right: Decimal): Decimal | undefined =>
  match(operator)
    .with('+', () => sum(left, right))
    .with('−', () => sum(left, negated(right)))
    .with('×', () => product(left, right))
    .with('÷', () => ratio(left, right))
    .exhaustive();

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
  if (so.display.replace(/\D/g, '').length >= longestEntry) return so;
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
  const hundredth = product(shownValue(so), { digits: 1n, scale: 2 });
  const isShare = so.left && (so.operator === '+' || so.operator === '−');
  const value = isShare && so.left ? product(so.left, hundredth) : hundredth;
  return { ...showing(so, value, `${textOf(shownValue(so))}%`), isTyping: true };
};

const back = (so: Calculation): Calculation => {
  if (!so.isTyping) return so;
  const shorter = so.display.slice(0, -1);
  return { ...so, display: shorter === '' || shorter === '-' ? '0' : shorter };
};

const remembering = (so: Calculation, value: Decimal): Calculation => ({
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
      ...showing(so, squareRoot(shownValue(so)), `√${textOf(shownValue(so))} =`),
      isTyping: true,
    }))
    .with({ type: 'sign' }, () => ({ ...so, display: textOf(negated(shownValue(so))) }))
    .with({ type: 'back' }, () => back(so))
    .with({ type: 'clear' }, () => ({ ...emptyCalculation, memory: so.memory }))
    .with({ type: 'memoryClear' }, () => ({ ...so, memory: zero }))
    .with({ type: 'memoryRecall' }, () => ({ ...so, display: textOf(so.memory), isTyping: true }))
    .with({ type: 'memoryAdd' }, () => remembering(so, sum(so.memory, shownValue(so))))
    .with({ type: 'memorySubtract' }, () =>
      remembering(so, sum(so.memory, negated(shownValue(so)))),
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
