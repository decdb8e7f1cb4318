import { DataList, Text } from '@radix-ui/themes';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';

type ClinicalContextProps = Pick<
  TermEntry,
  'bodySystem' | 'clinicalSignificance' | 'commonAbbreviations'
>;

/** Where in the body, what it changes for a patient, and how it is abbreviated. */
export const ClinicalContext = (props: ClinicalContextProps) => {
  const { bodySystem, clinicalSignificance, commonAbbreviations } = props;
  return (
    <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }} size="3">
      <DataList.Item>
        <DataList.Label minWidth="180px">Body System</DataList.Label>
        <DataList.Value>{bodySystem}</DataList.Value>
      </DataList.Item>
      <DataList.Item>
        <DataList.Label minWidth="180px">Clinical Significance</DataList.Label>
        <DataList.Value>
          <Text className={classes(textStyles['measure'], textStyles['pretty'])}>
            {clinicalSignificance}
          </Text>
        </DataList.Value>
      </DataList.Item>
      <DataList.Item>
        <DataList.Label minWidth="180px">Common Abbreviations</DataList.Label>
        <DataList.Value>
          {commonAbbreviations.length === 0 ? 'None in common use' : commonAbbreviations.join(', ')}
        </DataList.Value>
      </DataList.Item>
    </DataList.Root>
  );
};
