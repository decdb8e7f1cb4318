import { changed, type Mapped } from '../mapping-report.ts';
import { type RawItem, untold } from '../read/read-items.ts';
import { Unreadable } from '../read/unreadable.ts';
import { childrenOf, named, within, type XmlNode } from '../xml/xml-node.ts';
import { feedbackIn } from './read-feedback.ts';
import { answeringIn } from './read-interaction.ts';
import { processingNotes } from './read-processing.ts';
import { gapCloses, gapOpens, textIn } from './read-text.ts';
import { numberName } from './write-feedback.ts';

const known = [
  ...['choiceInteraction', 'orderInteraction', 'textEntryInteraction', 'matchInteraction'],
  'inlineChoiceInteraction',
];

const shortest = (name: string): string => name.slice(0, 60);

const isInteraction = ({ name }: XmlNode): boolean => name.endsWith('Interaction');

/** Throws `Unreadable` for what is not one question of a kind that we have. */
const interactionsIn = (body: XmlNode): readonly [XmlNode, ...XmlNode[]] => {
  const [first, ...others] = within(body, isInteraction);
  if (!first) throw new Unreadable('itemBody', `Give the item a question: ${known.join(', ')}.`);
  const unknown = [first, ...others].find(({ name }) => !known.includes(name));
  if (unknown) {
    throw new Unreadable(
      'itemBody',
      `The interaction <${shortest(unknown.name)}> is not read. Use one of ${known.join(', ')}.`,
    );
  }
  const isOne =
    first.name === 'inlineChoiceInteraction'
      ? others.every(({ name }) => name === first.name)
      : others.length === 0;
  if (!isOne) throw new Unreadable('itemBody', 'Put each question into an item of its own.');
  return [first, ...others];
};

const bodyOf = (root: XmlNode): XmlNode => {
  if (root.name !== 'assessmentItem') {
    throw new Unreadable(
      'file',
      `Send an item of QTI 2.1 or 3.0; this file begins with <${shortest(root.name)}>.`,
    );
  }
  const [templates] = within(root, named('templateDeclaration', 'templateProcessing'));
  if (templates) throw new Unreadable(templates.name, 'Items made of templates are not read.');
  if (root.attributes['adaptive'] === 'true') {
    throw new Unreadable('adaptive', 'Adaptive items, which are answered in steps, are not read.');
  }
  const [body] = childrenOf(root, 'itemBody');
  if (!body) throw new Unreadable('itemBody', 'Give the item a body.');
  return body;
};

/** Not for the learner: notes to those who score, and the like. */
const isForOthers = ({ name, attributes: { view } }: XmlNode): boolean =>
  name === 'rubricBlock' && view !== undefined && !view.split(/\s+/).includes('candidate');

type BodyTexts = { readonly stem: string; readonly unit: string; readonly sentence: string };

/** The texts of a body: around the lists of a sentence, before and behind the place of a number. */
const textsOf = (body: XmlNode, interactions: readonly XmlNode[]): BodyTexts => {
  const whole = textIn(body, {
    field: 'stem',
    instead: (node) => {
      if (isForOthers(node)) return '';
      const place = interactions.indexOf(node);
      if (place < 0) return undefined;
      const [prompt] = childrenOf(node, 'prompt');
      const isInline = /^(?:textEntry|inlineChoice)/.test(node.name);
      if (isInline) return `${gapOpens}${place + 1}${gapCloses}`;
      return prompt ? `\n\n${textIn(prompt, { field: 'stem' })}\n\n` : '\n\n';
    },
  });
  const parts = whole.split('\n\n');
  const asked = parts.filter((part) => part.includes(gapOpens));
  const stem = parts.filter((part) => !part.includes(gapOpens)).join('\n\n');
  if (interactions[0]?.name !== 'textEntryInteraction') {
    return { stem, unit: '', sentence: sentenceOf(asked.join('\n\n')) };
  }
  const [before = '', behind = ''] = asked.join('\n\n').split(`${gapOpens}1${gapCloses}`);
  const unit = behind.trim();
  const isUnit = unit.length <= 60 && !unit.includes('\n');
  return {
    stem: [stem, before.trim(), isUnit ? '' : unit].filter((part) => part !== '').join('\n\n'),
    unit: isUnit ? unit : '',
    sentence: '',
  };
};

const sentenceOf = (asked: string): string =>
  asked
    .replaceAll(/\{(\d+)\}/g, '($1)')
    .replaceAll(gapOpens, '{')
    .replaceAll(gapCloses, '}');

/** What our own files tell of an item beside its question. */
const aboutOf = ({ attributes }: XmlNode): RawItem => ({
  field: attributes['dataField'] ?? null,
  exam: attributes['dataExam'] ?? null,
  area: attributes['dataArea'] ?? null,
  topic: attributes['dataTopic'] ?? null,
  level: attributes['dataLevel'] ?? null,
  source: attributes['dataSource'] ?? '',
});

const plainStem = 'Complete the sentence.';

/** An item of QTI 2.1 or 3.0. Throws `Unreadable` with what is wrong with it. */
export const readQtiItem = (root: XmlNode): Mapped<RawItem> => {
  const body = bodyOf(root);
  const interactions = interactionsIn(body);
  const scoring = processingNotes(root);
  const names = within(body, ({ name }) => /Choice$/.test(name)).map(
    ({ attributes }) => attributes['identifier'] ?? '',
  );
  const feedback = feedbackIn(root, [...names, numberName]);
  const { stem, unit, sentence } = textsOf(body, interactions);
  const answering = answeringIn({ root, interactions, feedback, unit, sentence });
  const needsStem = stem === '' && sentence !== '';
  const { label, identifier } = root.attributes;
  return {
    value: {
      ...untold,
      ...aboutOf(body),
      id: label ?? identifier ?? null,
      stem: needsStem ? plainStem : stem,
      explanation: feedback.explanation,
      ...answering.value,
    },
    notes: [
      ...scoring,
      ...feedback.notes,
      ...answering.notes,
      ...(needsStem ? [changed('stem', `"${plainStem}" stands before the sentence.`)] : []),
    ],
  };
};
