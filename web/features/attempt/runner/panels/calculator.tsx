import { Button, Text } from '@radix-ui/themes';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { highContrast } from '../../../../ui/high-contrast.ts';
import textStyles from '../../../../ui/text.module.css';
import styles from '../runner.module.css';
import {
  type Calculation,
  type CalculatorKey,
  calculatorKeyOf,
  type Operator,
} from './calculation.ts';

type Keycap = { readonly cap: string; readonly name: string; readonly key: CalculatorKey };

const digit = (cap: string): Keycap => ({ cap, name: cap, key: { type: 'digit', digit: cap } });
const operator = (cap: Operator, name: string): Keycap => ({
  cap,
  name,
  key: { type: 'operator', operator: cap },
});
const plain = (
  cap: string,
  name: string,
  type: Exclude<CalculatorKey['type'], 'digit' | 'operator'>,
): Keycap => ({ cap, name, key: { type } });

const keycaps: readonly Keycap[] = [
  plain('MC', 'MC, clear memory', 'memoryClear'),
  plain('MR', 'MR, recall memory', 'memoryRecall'),
  plain('M−', 'M−, subtract from memory', 'memorySubtract'),
  plain('M+', 'M+, add to memory', 'memoryAdd'),
  plain('C', 'Clear', 'clear'),
  plain('√', 'Square root', 'root'),
  plain('%', 'Percent', 'percent'),
  operator('÷', 'Divide'),
  ...['7', '8', '9'].map(digit),
  operator('×', 'Multiply'),
  ...['4', '5', '6'].map(digit),
  operator('−', 'Subtract'),
  ...['1', '2', '3'].map(digit),
  operator('+', 'Add'),
  plain('±', 'Change sign', 'sign'),
  digit('0'),
  plain('.', 'Decimal point', 'point'),
  plain('=', 'Equals', 'equals'),
];

const Display = ({ display, history, memory, operator: pending }: Calculation) => (
  <div className={styles['calculator-display']}>
    <Text as="div" size="1" color="gray" className={textStyles['num']}>
      {memory.eq(0) ? '' : 'M '}
      {history}
      {pending ? ` ${pending}` : ''}
    </Text>
    <output aria-label="Calculator display" className={textStyles['num']}>
      {display.replace('-', '−')}
    </output>
  </div>
);

const isDigit = ({ key }: Keycap): boolean => key.type === 'digit' || key.type === 'point';

type CalculatorProps = {
  /** Kept by whoever shows it: another panel in its place does not end it. */
  readonly calculation: Calculation;
  readonly press: (key: CalculatorKey) => void;
};

/** Four functions, percent, square root and a memory, by pointer and by keys. */
export const Calculator = ({ calculation, press }: CalculatorProps) => {
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = calculatorKeyOf(event.key);
    if (!key) return;
    // Enter is "equals" wherever the focus is; Space presses the key in focus.
    event.preventDefault();
    press(key);
  };
  return (
    <fieldset
      ref={root}
      className={styles['calculator-body']}
      aria-label="Calculator keys"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Display {...calculation} />
      <div className={styles['calculator-keys']}>
        {keycaps.map((keycap) => (
          <Button
            key={keycap.name}
            size="3"
            color="gray"
            variant={isDigit(keycap) ? 'surface' : 'soft'}
            aria-label={keycap.name}
            onClick={() => press(keycap.key)}
            {...highContrast}
          >
            {keycap.cap}
          </Button>
        ))}
      </div>
    </fieldset>
  );
};
