export type Reaction = 'like' | 'dislike';

/** How often a post was liked and disliked in this browser, and what its reader chose. */
export type Reactions = {
  readonly likes: number;
  readonly dislikes: number;
  readonly choice: Reaction | null;
};

export const noReactions: Reactions = { likes: 0, dislikes: 0, choice: null };

const counted = ({ likes, dislikes }: Reactions, of: Reaction | null, by: number) => ({
  likes: likes + (of === 'like' ? by : 0),
  dislikes: dislikes + (of === 'dislike' ? by : 0),
});

/** The same choice again takes it back; the other one takes its place. */
export const react = (before: Reactions, chosen: Reaction): Reactions => {
  const choice = before.choice === chosen ? null : chosen;
  const without = { ...counted(before, before.choice, -1), choice: null };
  return { ...counted(without, choice, 1), choice };
};

/** "1 reaction", "2 reactions". */
export const reactionTotal = ({ likes, dislikes }: Reactions): string => {
  const total = likes + dislikes;
  return `${total} ${total === 1 ? 'reaction' : 'reactions'}`;
};
