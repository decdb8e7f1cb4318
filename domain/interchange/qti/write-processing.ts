import type { ExchangedItem } from '../../contracts/exchanged-item.ts';
import { element, text, type Xml } from '../xml/write-xml.ts';
import { blankResponse } from './choice-names.ts';
import { reasonedNames } from './write-feedback.ts';

const response = (identifier = 'RESPONSE'): Xml => element('qti-variable', { identifier });

const set = (identifier: string, value: Xml): Xml =>
  element('qti-set-outcome-value', { identifier }, value);

const base = (type: string, value: string): Xml =>
  element('qti-base-value', { 'base-type': type }, text(value));

const correct = element('qti-correct', { identifier: 'RESPONSE' });

const isRight = (item: ExchangedItem): Xml => {
  if (item.format !== 'numeric') return element('qti-match', {}, response(), correct);
  const { tolerance } = item.answer;
  return element(
    'qti-equal',
    { 'tolerance-mode': 'absolute', tolerance: `${tolerance} ${tolerance}` },
    response(),
    correct,
  );
};

const allOrNothing = (item: ExchangedItem): Xml =>
  element(
    'qti-response-condition',
    {},
    element('qti-response-if', {}, isRight(item), set('SCORE', base('float', '1'))),
    element('qti-response-else', {}, set('SCORE', base('float', '0'))),
  );

const scoreOf = (item: ExchangedItem): Xml => {
  if (item.format === 'matrix') {
    return set('SCORE', element('qti-map-response', { identifier: 'RESPONSE' }));
  }
  if (item.format !== 'cloze') return allOrNothing(item);
  const points = item.blanks.map((_, blank) =>
    element('qti-map-response', { identifier: blankResponse(blank) }),
  );
  return set('SCORE', element('qti-sum', {}, ...points));
};

/** The reasons that are shown: of what was chosen, or of all where what is chosen is not an option. */
const shownOf = (item: ExchangedItem): readonly Xml[] => {
  const names = reasonedNames(item);
  if (names.length === 0) return [];
  if (item.format === 'single' || item.format === 'multiple') return [response()];
  if (item.format === 'cloze') return item.blanks.map((_, blank) => response(blankResponse(blank)));
  return names.map((name) => base('identifier', name));
};

/** How the answer is counted, and which feedback is shown. */
export const processingOf = (item: ExchangedItem): Xml => {
  const shown = shownOf(item);
  return element(
    'qti-response-processing',
    {},
    scoreOf(item),
    ...(shown.length > 0 ? [set('FEEDBACK', element('qti-multiple', {}, ...shown))] : []),
    ...(item.explanation === '' ? [] : [set('EXPLANATION', base('identifier', 'EXPLAINED'))]),
  );
};
