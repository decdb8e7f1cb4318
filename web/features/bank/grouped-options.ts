import type { ReviewEntry } from '../../../domain/contracts/items.ts';
import { placesOf } from '../../format/option-places.ts';

type Listed = Pick<ReviewEntry, 'response' | 'options'>;
type Group = { readonly title: string; readonly options: ReviewEntry['options'] };

/** The options under the row, blank or part they stand in; one group without a title where one list tells all. */
export const groupedOptions = ({ response, options }: Listed): readonly Group[] => {
  const byId = new Map<string, ReviewEntry['options'][number]>(
    options.map((option) => [option.id, option]),
  );
  const labelled = options.map(({ id, text }) => ({ label: id, text }));
  const places = placesOf({ response, options: labelled }) ?? [{ title: '', options: labelled }];
  return places.map((place) => ({
    title: place.title,
    options: place.options.flatMap(({ label, text }) => {
      const option = byId.get(label);
      return option ? [{ ...option, text }] : [];
    }),
  }));
};
