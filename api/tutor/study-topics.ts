import type { PlacedCandidate } from '../../domain/attempt/choose-candidates.ts';
import type { TutorStarters } from '../../domain/contracts/tutor.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { BankTopic } from '../../domain/ports/tutor.ts';
import { topicStanding, weakestFirst } from '../../domain/progress/topic-standing.ts';
import type { ApiContext } from '../server/context.ts';

type Learner = { readonly learner: AccountId; readonly field: string | null };

/** As many as a page shows. */
const mostStarters = 6;

/** Topics of which it is looked up whether there are facts on them. */
const mostLookedAt = 16;

/** Questions of a topic whose texts are looked through. */
const mostRead = 40;

const candidatesOf = async (
  { bank }: ApiContext,
  { learner, field }: Learner,
): Promise<readonly PlacedCandidate[]> =>
  field === null ? [] : bank.candidates(learner, field, null);

/** Topics by how many questions of the bank are first of all theirs, each with those. */
const mainTopics = (candidates: readonly PlacedCandidate[]) =>
  [...Map.groupBy(candidates, ({ places: [first] }) => first?.topic ?? '')]
    .filter(([name]) => name !== '')
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, items]) => ({ name, itemIds: items.map(({ itemId }) => itemId) }));

const bankTopic = async (
  { bank }: ApiContext,
  name: string,
  itemIds: readonly string[],
): Promise<BankTopic> => {
  const rows = await bank.items(itemIds.slice(0, mostRead));
  return { name, texts: rows.map(({ item }) => item.explanation) };
};

const weakTopics = async ({ learners }: ApiContext, { learner }: Learner) => {
  const { mastery } = await learners.standing(learner);
  return weakestFirst(mastery?.topics ?? [])
    .filter((topic) => topicStanding(topic) === 'weak')
    .slice(0, mostStarters)
    .map(({ topic, correct, total }) => ({ topic, correct, total }));
};

/** What a conversation could begin with: what the learner is weak in, else what the field asks most, of that what there are facts on first. */
export const startersFor = async (
  context: ApiContext,
  learner: Learner,
): Promise<Omit<TutorStarters, 'provider'>> => {
  const weak = await weakTopics(context, learner);
  if (weak.length > 0) return { weak, others: [] };
  const main = mainTopics(await candidatesOf(context, learner)).slice(0, mostLookedAt);
  const topics = await Promise.all(
    main.map(({ name, itemIds }) => bankTopic(context, name, itemIds)),
  );
  const taught = await context.world.tutor.teaches(topics);
  const names = main.map(({ name }) => name);
  const others = [
    ...names.filter((name) => taught.has(name)),
    ...names.filter((name) => !taught.has(name)),
  ];
  return { weak, others: others.slice(0, mostStarters) };
};

/** The same by name, for a sentence. */
export const starterNames = async (
  context: ApiContext,
  learner: Learner,
): Promise<readonly string[]> => {
  const weak = await weakTopics(context, learner);
  if (weak.length > 0) return weak.map(({ topic }) => topic);
  const main = mainTopics(await candidatesOf(context, learner));
  return main.slice(0, mostStarters).map(({ name }) => name);
};

/** The topic of the bank that a message names, whole, with texts of its questions; null for any other. */
export const bankTopicOf = async (
  context: ApiContext,
  learner: Learner,
  text: string,
): Promise<BankTopic | null> => {
  const lowered = text.trim().toLowerCase();
  const isMeant = ({ topic }: PlacedCandidate['places'][number]): boolean =>
    topic.toLowerCase() === lowered;
  const candidates = await candidatesOf(context, learner);
  const meant = candidates.filter(({ places }) => places.some(isMeant));
  const name = meant[0]?.places.find(isMeant)?.topic;
  if (name === undefined) return null;
  return bankTopic(
    context,
    name,
    meant.map(({ itemId }) => itemId),
  );
};
