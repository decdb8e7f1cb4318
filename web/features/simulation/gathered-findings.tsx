import { Text } from '@radix-ui/themes';
import type { ScenarioView } from '../../../domain/contracts/simulation.ts';
import styles from './gathering.module.css';

/** What was asked for so far and what it brought; nothing where nothing was. */
export const GatheredFindings = ({ scenario }: { readonly scenario: ScenarioView }) => {
  const all = scenario.decisionPoints.flatMap(({ gathering }) => gathering?.choices ?? []);
  const asked = all.filter(({ isAsked }) => isAsked);
  if (asked.length === 0) return null;
  return (
    <section className={styles['gathered']} aria-label="What you asked for">
      <Text as="div" size="2" color="gray" mb="1">
        What you asked for, {asked.length} of {all.length}
      </Text>
      <dl>
        {asked.map(({ text, result }) => (
          <div key={`${text}/${result}`}>
            <dt>{text}</dt>
            <dd>{result}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
