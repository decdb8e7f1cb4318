import { Flex, Text } from '@radix-ui/themes';
import type { ScenarioView } from '../../../domain/contracts/simulation.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import styles from './simulation.module.css';

/** Who the patient is, where, and why. */
export const PatientFacts = ({ patientInfo }: Pick<ScenarioView, 'patientInfo'>) => {
  const { age, gender, weight, setting, diagnosis } = patientInfo;
  const facts = [
    ['Patient', `${age}, ${gender}, ${weight}`],
    ['Setting', setting],
    ['Diagnosis', diagnosis],
  ];
  return (
    <Flex
      asChild
      gap={{ initial: '2', sm: '5' }}
      wrap="wrap"
      mb="4"
      pb="4"
      className={styles['facts']}
    >
      <dl className={bareListStyles['bare-list']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="div" size="2" color="gray" asChild>
              <dt>{name}</dt>
            </Text>
            <Text
              as="div"
              size="3"
              className={classes(textStyles['num'], textStyles['pretty'])}
              asChild
            >
              <dd>{value}</dd>
            </Text>
          </div>
        ))}
      </dl>
    </Flex>
  );
};
