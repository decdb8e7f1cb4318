import type { EventData } from '../../kernel/envelope.ts';

type Lettered = {
  readonly options: readonly {
    readonly label: string;
    readonly text: string;
    readonly why: string;
  }[];
};

/** ItemPublished of version 1 gave each option a letter for good: it becomes the option's id. */
export const optionsByLetter = (data: EventData): EventData => {
  const item = data['item'] as Lettered;
  return {
    ...data,
    item: {
      ...item,
      options: item.options.map(({ label, text, why }) => ({ id: label, text, why })),
    },
  };
};
