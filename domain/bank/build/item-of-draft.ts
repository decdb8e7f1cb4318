import { randomFrom, seedOf } from '../../kernel/random.ts';
import { blueprints } from '../blueprints/blueprints.ts';
import { formatsOf } from '../blueprints/exam-formats.ts';
import { bankItem } from '../item/bank-item.ts';
import type { Item } from '../item/item.ts';
import { leadingNumber } from '../item/leading-number.ts';
import type { WrittenItem, WrittenOption } from '../item/written-item.ts';
import type {
  Draft,
  ItemModel,
  MultipleDraft,
  Placement,
  SingleDraft,
} from '../models/item-model.ts';
import { areNumbers, chooseDistractors } from './choose-distractors.ts';
import { inFieldWords } from './field-words.ts';

const examOrder = new Map(blueprints.map(({ exam }, index) => [exam, index]));

const inExamOrder = (places: readonly Placement[]): readonly Placement[] =>
  places.toSorted((a, b) => (examOrder.get(a.exam) ?? 0) - (examOrder.get(b.exam) ?? 0));

const singleOptions = (draft: SingleDraft, exam: string, id: string): WrittenOption[] => {
  const chosen = chooseDistractors(draft.key, draft.distractors, {
    count: formatsOf(exam).options - 1,
    random: randomFrom(seedOf(`${id}/distractors`)),
  });
  return [{ ...draft.key, right: true }, ...chosen];
};

const multipleOptions = ({ right, wrong }: MultipleDraft): WrittenOption[] => [
  ...right.map((option) => ({ ...option, right: true as const })),
  ...wrong,
];

const byNumber = (options: readonly WrittenOption[]): WrittenOption[] =>
  options.toSorted((a, b) => (leadingNumber(a.text) ?? 0) - (leadingNumber(b.text) ?? 0));

const optionsOf = (
  draft: Draft,
  { field, exam }: Placement,
  id: string,
): Pick<WrittenItem, 'options' | 'ordered'> => {
  const options = draft.type === 'single' ? singleOptions(draft, exam, id) : multipleOptions(draft);
  const worded = options.map((option) => ({
    ...option,
    text: inFieldWords(option.text, field),
    why: inFieldWords(option.why, field),
  }));
  return areNumbers(worded) ? { options: byNumber(worded), ordered: true } : { options: worded };
};

const itemIn = (model: ItemModel, draft: Draft, places: readonly Placement[]): Item[] => {
  const [place, ...others] = inExamOrder(places);
  if (!place) return [];
  const { field } = place;
  const id = `${field.toLowerCase()}-${model.id}-${draft.name}`;
  const item = bankItem(
    { ...place, source: draft.source },
    {
      id,
      topic: place.topic,
      level: draft.level,
      type: draft.type,
      stem: inFieldWords(draft.stem, field),
      explanation: inFieldWords(draft.explanation, field),
      ...optionsOf(draft, place, id),
    },
  );
  const also = others.map(({ exam, area, topic }) => ({ exam, area, topic }));
  return [
    {
      ...item,
      ...(also.length > 0 ? { also } : {}),
      model: { id: model.id, version: model.version },
      facts: [...draft.facts],
      family: draft.family ?? `${model.id}/${draft.facts.join('+')}`,
    },
  ];
};

/** What a draft becomes: an item in each field that has a place for it. */
export const itemsOfDraft = (model: ItemModel, draft: Draft): readonly Item[] =>
  [...Map.groupBy(draft.places, ({ field }) => field).values()].flatMap((places) =>
    itemIn(model, draft, places),
  );
