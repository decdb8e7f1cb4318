import type { ExchangedItem } from '../../contracts/exchanged-item.ts';
import { element, type Xml, xmlFile } from '../xml/write-xml.ts';
import { feedbackOf } from './write-feedback.ts';
import { interactionOf } from './write-interaction.ts';
import { paragraphs } from './write-paragraphs.ts';
import { processingOf } from './write-processing.ts';

const namespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

const schemaLocation = `${namespace} https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd`;

const outcome = (identifier: string, cardinality: string, baseType: string): Xml =>
  element('qti-outcome-declaration', { identifier, cardinality, 'base-type': baseType });

const outcomes: readonly Xml[] = [
  outcome('SCORE', 'single', 'float'),
  outcome('FEEDBACK', 'multiple', 'identifier'),
  outcome('EXPLANATION', 'single', 'identifier'),
];

/** What QTI has no element for stands in attributes that any reader may pass over. */
const aboutOf = ({ field, exam, area, topic, level, source }: ExchangedItem) => ({
  'data-field': field ?? undefined,
  'data-exam': exam ?? undefined,
  'data-area': area ?? undefined,
  'data-topic': topic ?? undefined,
  'data-level': level ?? undefined,
  'data-source': source === '' ? undefined : source,
});

/** The beginning of the stem, on one line. */
const titleOf = ({ stem }: ExchangedItem): string => {
  const [first = ''] = stem.split('\n', 1);
  return first.length > 80 ? `${first.slice(0, 77)}...` : first;
};

/** An item as a file of QTI 3.0 under this identifier. Its options become CHOICE_1, CHOICE_2 in their order. */
export const writeQtiItem = (item: ExchangedItem, identifier: string): string => {
  const { declarations, interaction } = interactionOf(item);
  return xmlFile(
    element(
      'qti-assessment-item',
      {
        xmlns: namespace,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': schemaLocation,
        identifier,
        title: titleOf(item),
        label: item.id ?? undefined,
        adaptive: 'false',
        'time-dependent': 'false',
        'tool-name': 'Boardwell',
      },
      ...declarations,
      ...outcomes,
      element('qti-item-body', aboutOf(item), ...paragraphs(item.stem), interaction),
      processingOf(item),
      ...feedbackOf(item),
    ),
  );
};
