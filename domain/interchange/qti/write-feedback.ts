import type { ExchangedItem } from '../../contracts/exchanged-item.ts';
import { element, type Xml } from '../xml/write-xml.ts';
import { blankName, choiceName, rowName } from './choice-names.ts';
import { paragraphs } from './write-paragraphs.ts';

/** The name under which the reason of the number that is right stands. */
export const numberName = 'NUMBER';

type Reason = { readonly name: string; readonly why: string };

const allReasons = (item: ExchangedItem): readonly Reason[] => {
  if (item.format === 'numeric') return [{ name: numberName, why: item.answer.why }];
  if (item.format === 'matrix') {
    return item.rows.map(({ why }, index) => ({ name: rowName(index), why }));
  }
  if (item.format === 'cloze') {
    return item.blanks.flatMap(({ options }, blank) =>
      options.map(({ why }, index) => ({ name: blankName(blank, index), why })),
    );
  }
  return item.options.map(({ why }, index) => ({ name: choiceName(index), why }));
};

const reasonsIn = (item: ExchangedItem): readonly Reason[] =>
  allReasons(item).filter(({ why }) => why !== '');

/** Of what has a reason: the names under which the reasons stand. */
export const reasonedNames = (item: ExchangedItem): readonly string[] =>
  reasonsIn(item).map(({ name }) => name);

const feedback = (outcome: string, { name, why }: Reason): Xml =>
  element(
    'qti-modal-feedback',
    { 'outcome-identifier': outcome, identifier: name, 'show-hide': 'show' },
    element('qti-content-body', {}, ...paragraphs(why)),
  );

/** The reason of each option, and the explanation of all. */
export const feedbackOf = (item: ExchangedItem): readonly Xml[] => [
  ...reasonsIn(item).map((reason) => feedback('FEEDBACK', reason)),
  ...(item.explanation === ''
    ? []
    : [feedback('EXPLANATION', { name: 'EXPLAINED', why: item.explanation })]),
];
