import { Card, Flex, Heading, Text } from '@radix-ui/themes';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../study-aid.module.css';
import { Reveal } from './reveal.tsx';

type Case = ContentOf<'case-studies'>['caseStudies'][number];

const CaseCard = ({ title, scenario, patientData, assessmentQuestions, keyPoints }: Case) => (
  <Card size="3">
    <Heading as="h3" size="4" weight="medium" mb="2">
      {title}
    </Heading>
    <Text as="p" size="3" className={classes(textStyles['pretty'], textStyles['measure'])}>
      {scenario}
    </Text>
    <dl className={styles['aid-facts']}>
      <dt>Age</dt>
      <dd>{patientData.age}</dd>
      <dt>Gender</dt>
      <dd>{patientData.gender}</dd>
      <dt>Presentation</dt>
      <dd>{patientData.presentation}</dd>
      <dt>History and findings</dt>
      <dd>{patientData.history}</dd>
    </dl>
    <Heading as="h4" size="3" weight="medium" mt="4">
      Assessment questions
    </Heading>
    <ol className={styles['aid-list']}>
      {assessmentQuestions.map(({ question, answer }) => (
        <li key={question}>
          {question}
          <Reveal show="Show Answer" hide="Hide Answer">
            <Text as="p" size="2" className={classes(textStyles['pretty'], textStyles['measure'])}>
              {answer}
            </Text>
          </Reveal>
        </li>
      ))}
    </ol>
    <Reveal show="Show key points" hide="Hide key points">
      <ul className={styles['aid-list']}>
        {keyPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Reveal>
  </Card>
);

export const CasePanel = ({ caseStudies }: ContentOf<'case-studies'>) => (
  <Flex direction="column" gap="4">
    {caseStudies.map((one) => (
      <CaseCard key={one.scenario} {...one} />
    ))}
  </Flex>
);
