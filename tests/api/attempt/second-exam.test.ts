import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { questionIdAt } from '../../../domain/attempt/question-ids.ts';
import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import { publication } from '../../../domain/bank/item/publication.ts';
import { quizOverview } from '../../../domain/contracts/quiz-overview.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { type AccountId, attemptStream, itemStream } from '../../../domain/kernel/ids.ts';
import { fourOptions, itemNamed, publishedItem } from '../../support/facts.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newCustom, type wish } from '../support/custom.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { handIn } from '../support/quiz.ts';

const aanp = { field: 'NP', exam: 'AANP Exam', area: 'assess' } as const;
const history = 'Comprehensive history and physical examination';
const tests = 'Diagnostic test selection';
const places = {
  'np-history': [{ exam: 'ANCC Exam', area: 'assessment', topic: history }],
  'np-test': [{ exam: 'ANCC Exam', area: 'diagnosis', topic: tests }],
  'np-aanp-only': [],
} as const;

/** By which a question tells the tests its item. */
const opening = 'What is done in the case of ';

let product: TestProduct;
let learner: Learner;

const publish = async (item: Item) => {
  const { commands, clock, identifiers, readPosition } = product.world;
  const handled = await handleCommand(commands, {
    decider: publication,
    stream: itemStream(item.id),
    command: { type: 'PublishItem', item, contentHash: item.id, at: clock.instant() },
    meta: { actor: 'test' as AccountId, correlationId: 'test', commandId: identifiers.command() },
  });
  if (!handled.ok) throw new Error(handled.refusal.code);
  await readPosition.reached(['item-bank', 'item-revisions'], handled.position, 5000);
};

beforeAll(async () => {
  product = await startTestProduct();
  for (const [id, also] of Object.entries(places)) {
    const place = { ...aanp, topic: 'Cardiovascular', also: [...also] };
    await publish(publishedItem({ id: itemNamed(id), stem: `${opening}${id}`, ...place }));
  }
  learner = await newLearner(product, { healthcareField: 'NP' });
});
afterAll(() => product.stop());

const custom = async (own: Parameters<typeof wish>[0]): Promise<readonly string[]> => {
  const { questions } = await newCustom(learner, { healthcareField: 'NP', ...own });
  return questions.map(({ question }) => question.slice(opening.length)).toSorted();
};

describe('a question that counts in two exams', () => {
  it('is found by the topic or the area of either outline', async () => {
    expect(await custom({ topics: [history] })).toEqual(['np-history']);
    expect(await custom({ topics: [history, tests] })).toEqual(['np-history', 'np-test']);
    expect(await custom({ topics: ['Cardiovascular'] })).toHaveLength(3);
    const diagnosis = areaName('ANCC Exam', 'diagnosis');
    expect(await custom({ areas: [diagnosis] })).toEqual(['np-test']);
  });

  it('counts once in its field, and its further topics stand apart', async () => {
    const { body } = await learner.get('/api/quiz/overview/NP');
    const overview = quizOverview.parse(body);
    expect(overview).toMatchObject({ questions: 3, unseen: 3 });
    expect(overview.areas).toMatchObject([{ questions: 3, topics: [{ all: 3 }] }]);
    const counts = { all: 1, unused: 1, missed: 0, flagged: 0 };
    expect(overview.furtherTopics).toEqual([
      { name: history, ...counts },
      { name: tests, ...counts },
    ]);
  });
});

describe('a paper of the second exam', () => {
  it('shows its questions under the areas and topics of that exam, open and handed in', async () => {
    const { commands, identifiers, clock, readPosition } = product.world;
    const attemptId = identifiers.attempt();
    const [id, place] = [itemNamed('np-history'), places['np-history'][0]];
    const about = { attemptId, learnerId: learner.id, at: clock.instant() };
    const asked = { itemId: id, revision: 1, ...place, options: fourOptions, key: ['A'] };
    const { exam, ...item } = { ...asked, type: 'single' as const, firstSeen: true };
    const handled = await handleCommand(commands, {
      decider: attempt,
      stream: attemptStream(attemptId),
      command: {
        type: 'IssuePaper',
        ...about,
        field: 'NP',
        exam,
        isFullLength: true,
        mode: 'exam',
        timeLimitMinutes: 180,
        timeFactor: 1,
        items: [item],
        flagged: [],
      },
      meta: {
        actor: learner.id,
        subject: learner.id,
        correlationId: 'test',
        commandId: identifiers.command(),
      },
    });
    if (!handled.ok) throw new Error(handled.refusal.code);
    await readPosition.reached(['attempts'], handled.position, 5000);
    const question = questionIdAt(attemptId, 0);
    const shown = [{ id: question, category: areaName('ANCC Exam', place.area), topic: history }];
    const path = `/api/attempts/${attemptId}`;
    expect((await learner.get(path)).body).toMatchObject({ status: 'open', questions: shown });
    const paper = { attemptId, field: 'NP', ids: [question], questions: [] } as const;
    const result = await handIn(learner, paper, () => 'B');
    expect(result).toMatchObject({ questions: shown, areas: [{ name: shown[0]?.category }] });
  });
});
