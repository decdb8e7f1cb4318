import { Text } from '@radix-ui/themes';
import { Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { GatheringChoice } from '../../../domain/contracts/asked-for.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import { groupNames } from './choice-groups.ts';
import styles from './gathering.module.css';

type GatheringChoicesProps = {
  readonly choices: readonly GatheringChoice[];
  readonly isSending: boolean;
  /** The number of the one whose result came last. */
  readonly last: number | undefined;
  readonly onAsk: (choice: number) => void;
};

type ChoiceProps = Omit<GatheringChoicesProps, 'choices'> & { readonly choice: GatheringChoice };

/** It stays where it is once it was asked for, so that the keyboard does not lose its place. */
const Choice = ({ choice, isSending, last, onAsk }: ChoiceProps) => {
  const { number, text, isAsked, result } = choice;
  const line = useRef<HTMLLIElement>(null);
  const isLast = number === last;
  useEffect(() => {
    if (isLast) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isLast]);
  return (
    <li ref={line} className={isAsked ? styles['asked'] : undefined}>
      <button
        type="button"
        aria-disabled={isAsked || isSending}
        aria-pressed={isAsked}
        onClick={() => (isAsked ? undefined : onAsk(number))}
      >
        <span className={styles['ask-mark']} aria-hidden="true">
          {isAsked ? <Check size={15} /> : <Plus size={15} />}
        </span>
        {text}
      </button>
      {result === undefined ? null : (
        <Text
          as="p"
          size="3"
          weight="medium"
          className={classes(textStyles['pretty'], styles['ask-result'])}
        >
          {result}
        </Text>
      )}
    </li>
  );
};

/** What may be asked for, under its heads. */
export const GatheringChoices = ({ choices, ...props }: GatheringChoicesProps) => (
  <>
    {groupNames.map(([group, name]) => {
      const own = choices.filter((choice) => choice.group === group);
      return own.length === 0 ? null : (
        <section key={group} className={styles['ask-group']} aria-label={name}>
          <Text as="div" size="2" color="gray">
            {name}
          </Text>
          <ul className={bareListStyles['bare-list']}>
            {own.map((choice) => (
              <Choice key={choice.number} choice={choice} {...props} />
            ))}
          </ul>
        </section>
      );
    })}
  </>
);
