import { Button, IconButton, Text } from '@radix-ui/themes';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { highContrast } from '../../../../ui/high-contrast.ts';
import questionStyles from '../../../../ui/question.module.css';
import textStyles from '../../../../ui/text.module.css';
import { type PartProps, textOf } from './answer-parts.ts';
import styles from './formats.module.css';

const moved = (order: readonly string[], from: number, to: number): readonly string[] => {
  const label = order[from];
  if (label === undefined || to < 0 || to >= order.length) return order;
  const rest = order.filter((_, place) => place !== from);
  return [...rest.slice(0, to), label, ...rest.slice(to)];
};

type StepProps = {
  readonly text: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
};

const Step = ({ text, place, count, onMove }: StepProps) => (
  <li className={styles['ordered-step']}>
    <span className={questionStyles['key']} aria-hidden="true">
      {place + 1}
    </span>
    <span className={styles['ordered-text']}>{text}</span>
    {/* A button that is no longer of use keeps the focus: the next press may be on the same step. */}
    <IconButton
      variant="ghost"
      size="3"
      aria-label={`Move up: ${text}`}
      aria-disabled={place === 0}
      onClick={() => onMove(place - 1)}
      {...highContrast}
    >
      <ArrowUp size={18} />
    </IconButton>
    <IconButton
      variant="ghost"
      size="3"
      aria-label={`Move down: ${text}`}
      aria-disabled={place === count - 1}
      onClick={() => onMove(place + 1)}
      {...highContrast}
    >
      <ArrowDown size={18} />
    </IconButton>
  </li>
);

/** Steps to be put in order, each moved by buttons; nothing is answered until one was moved or the order kept. */
export const OrderedList = ({ options, chosen, onChoose }: PartProps<'ordered'>) => {
  const [said, say] = useState('');
  const order = chosen.length > 0 ? chosen : options.map(({ label }) => label);
  const move = (from: number, to: number): void => {
    const next = moved(order, from, to);
    if (next === order) return;
    onChoose(next.join(','));
    say(`${textOf(options, order[from] ?? '')} is now ${to + 1} of ${order.length}.`);
  };
  return (
    <>
      <ol className={styles['ordered-list']}>
        {order.map((label, place) => (
          <Step
            key={label}
            text={textOf(options, label)}
            place={place}
            count={order.length}
            onMove={(to) => move(place, to)}
          />
        ))}
      </ol>
      {chosen.length === 0 ? (
        <Button variant="soft" size="3" mt="3" onClick={() => onChoose(order.join(','))}>
          Keep this order
        </Button>
      ) : null}
      <Text as="p" size="2" color="gray" mt="3">
        All must stand in order for the point.
      </Text>
      <div role="status" className={textStyles['vh']}>
        {said}
      </div>
    </>
  );
};
