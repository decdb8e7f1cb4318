import { Text } from '@radix-ui/themes';
import { Check, Plus } from 'lucide-react';
import { classes } from '../../../../ui/classes.ts';
import textStyles from '../../../../ui/text.module.css';
import { type PartProps, textOf } from './answer-parts.ts';
import styles from './formats.module.css';

type Ties = PartProps<'bow-tie'>;
type Slot = Ties['shape']['slots'][number];
type SlotProps = Omit<Ties, 'shape'> & { readonly slot: Slot };

/** What stands in the diagram: the choices made, and places that are empty. */
const Boxes = ({ slot, options, chosen }: Omit<SlotProps, 'onChoose'>) => {
  const here = slot.choices.filter((label) => chosen.includes(label));
  const places = Array.from({ length: slot.choose }, (_, place) => here[place]);
  return (
    <div className={styles['tie-boxes']} aria-hidden="true">
      {places.map((label, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the diagram is its number
          key={place}
          className={label ? classes(styles['tie-box'], styles['filled']) : styles['tie-box']}
        >
          {label ? textOf(options, label) : `${slot.title} ${slot.choose > 1 ? place + 1 : ''}`}
        </div>
      ))}
    </div>
  );
};

const Choices = ({ slot, options, chosen, onChoose }: SlotProps) => {
  const count = slot.choices.filter((label) => chosen.includes(label)).length;
  return (
    <fieldset className={styles['tie-choices']} aria-label={`${slot.title}, choose ${slot.choose}`}>
      <Text as="p" size="2" weight="medium">
        {slot.title}{' '}
        <Text color="gray" weight="regular" className={textStyles['num']}>
          {count} of {slot.choose}
        </Text>
      </Text>
      {slot.choices.map((label) => {
        const isChosen = chosen.includes(label);
        const Icon = isChosen ? Check : Plus;
        return (
          <button
            key={label}
            type="button"
            className={
              isChosen ? classes(styles['tie-choice'], styles['chosen']) : styles['tie-choice']
            }
            aria-pressed={isChosen}
            aria-disabled={!isChosen && slot.choose > 1 && count >= slot.choose}
            onClick={() => onChoose(label)}
          >
            <Icon size={16} aria-hidden="true" />
            <span>{textOf(options, label)}</span>
          </button>
        );
      })}
    </fieldset>
  );
};

/** Actions, the condition they are taken for, and what tells whether they work. */
export const BowTie = ({ shape, ...part }: Ties) => (
  <div className={styles['bow-tie']}>
    <div className={styles['tie-diagram']}>
      {shape.slots.map((slot) => (
        <Boxes key={slot.title} slot={slot} options={part.options} chosen={part.chosen} />
      ))}
    </div>
    <div className={styles['tie-lists']}>
      {shape.slots.map((slot) => (
        <Choices key={slot.title} slot={slot} {...part} />
      ))}
    </div>
    <Text as="p" size="2" color="gray" mt="3">
      Select a choice to place it. Select it again to take it back.
    </Text>
  </div>
);
