import { Flex, Text } from '@radix-ui/themes';
import { type CaseStudyPlace, caseStudySteps } from '../../../../../domain/contracts/case-study.ts';
import { classes } from '../../../../ui/classes.ts';
import textStyles from '../../../../ui/text.module.css';
import styles from './case-study.module.css';
import { itemWords } from './case-study-words.ts';

type CaseStudyHeadProps = {
  readonly place: CaseStudyPlace;
  readonly isStepTold: boolean;
  /** It describes the heading. */
  readonly id: string;
};

const lookOf = (number: number, here: number): string | undefined => {
  if (number === here) return styles['here'];
  return number < here ? styles['past'] : undefined;
};

/** Where in its case study a question stands, and what it is about. */
export const CaseStudyHead = ({ place, isStepTold, id }: CaseStudyHeadProps) => (
  <Flex id={id} align="center" gap="3" wrap="wrap" mb="4">
    <Text size="2" weight="medium" className={classes(textStyles['num'], textStyles['nowrap'])}>
      {itemWords(place)}
    </Text>
    <span className={styles['case-steps']} aria-hidden="true">
      {caseStudySteps.map((step, index) => (
        <span key={step} className={lookOf(index + 1, place.number)} />
      ))}
    </span>
    {isStepTold ? (
      <Text size="2" color="gray">
        {place.step}
      </Text>
    ) : null}
  </Flex>
);
