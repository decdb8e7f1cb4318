import { describe, expect, it } from 'vitest';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import { readContent } from '../../../../domain/contracts/study-aids.ts';
import { type StudyMethod, studyMethods } from '../../../../domain/contracts/study-methods.ts';
import { builtInGenerator } from '../../../../ops/adapters/generation/built-in-generator.ts';

const generator = builtInGenerator();
const topics = [
  ...(['beta blockers', 'tension pneumothorax', 'metformin', 'heart failure', 'COPD'] as const),
  ...([
    'diabetes',
    'potassium',
    'ventilator',
    'arrhythmia',
    'shock',
    'SSRIs',
    'pneumonia',
  ] as const),
  ...(['preeclampsia', 'liver', 'anemia', 'warfarin', 'stroke', 'seizures', 'depression'] as const),
  ...(['gout', 'ABG', 'thyroid', 'insulin', 'sepsis', 'kidney', 'asthma', 'croup'] as const),
  ...(['opioids', 'penicillin', 'migraine', 'glaucoma', 'otitis media', 'acne', 'PE'] as const),
  ...(['contraception', 'prostate', 'osteoporosis', 'HIV', 'tuberculosis', 'Lasix'] as const),
  ...(['hyperkalemia', 'capnography', 'heart attack', 'UTI', 'bronchiolitis', 'DKA'] as const),
  ...(['lupus', 'meningitis', 'atrial fibrillation', 'burns'] as const),
];

const make = (topic: string, method: StudyMethod, changes: object = {}) =>
  generator.generate({ topic, method, field: 'RN', seed: 7, count: 20, model: null, ...changes });

/** Every text of a value, wherever it stands. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'drawing' ? [] : textsIn(part)));
};

const made = async (topic: string, method: StudyMethod) => {
  const outcome = await make(topic, method);
  return outcome.status === 'generated' ? [{ topic, outcome }] : [];
};

type TopicContent<Method extends StudyMethod> = {
  readonly topic: string;
  readonly content: ContentOf<Method>;
};

/** What one method makes of each of the topics. */
const contentsOf = async <Method extends StudyMethod>(
  method: Method,
): Promise<TopicContent<Method>[]> =>
  (await Promise.all(topics.map((topic) => made(topic, method))))
    .flat()
    .map(({ topic, outcome }) => ({
      topic,
      content: outcome.aid.content as ContentOf<Method>,
    }));

/** Topics of which something stands twice. */
const repeatedIn = <Content>(
  told: readonly { readonly topic: string; readonly content: Content }[],
  textsOf: (content: Content) => readonly string[],
): readonly string[] =>
  told
    .filter(({ content }) => new Set(textsOf(content)).size < textsOf(content).length)
    .map(({ topic }) => topic);

/** Of fifty topics; a method that needs drugs, pictures or cases is not for all of them. */
const least: Readonly<Partial<Record<StudyMethod, number>>> = {
  'drug-cards': 38,
  'image-interpretation': 38,
  'dosage-calc': 38,
  labeling: 25,
  'case-studies': 42,
  'clinical-scenarios': 42,
};

describe('the built-in knowledge base', () => {
  it.each(studyMethods)(
    'makes %s of fifty topics in its own shape, with nothing empty',
    async (method) => {
      const all = (await Promise.all(topics.map((topic) => made(topic, method)))).flat();
      expect(all.length).toBeGreaterThanOrEqual(least[method] ?? topics.length - 1);
      for (const { topic, outcome } of all) {
        expect(readContent(method, outcome.aid.content), `${method} of ${topic}`).toMatchObject({
          ok: true,
        });
        for (const text of textsIn(outcome.aid.content)) {
          expect(text.trim(), `${method} of ${topic}`).not.toBe('');
          expect(text).not.toMatch(/undefined|\{[Pp]atient\}|\{[Cc]linician\}/);
        }
      }
    },
  );

  it('makes the same aid from the same seed, and another one from another', async () => {
    const [one, same, other] = await Promise.all([
      make('heart failure', 'practice-questions'),
      make('heart failure', 'practice-questions'),
      make('heart failure', 'practice-questions', { seed: 8 }),
    ]);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('repeats no card and no pair', async () => {
    const cards = await contentsOf('flashcards');
    expect(repeatedIn(cards, ({ flashcards }) => flashcards.map(({ front }) => front))).toEqual([]);
    const pairs = await contentsOf('matching');
    expect(
      repeatedIn(pairs, ({ matchingPairs }) => matchingPairs.map(({ match }) => match)),
    ).toEqual([]);
  });

  it('keys each practice question to an option that it shows, no two of them alike', async () => {
    const questions = (await contentsOf('practice-questions')).flatMap(
      ({ content }) => content.practiceQuestions,
    );
    expect(questions.length).toBeGreaterThan(500);
    for (const { options, correctAnswer } of questions) {
      expect(options.map(({ label }) => label)).toContain(correctAnswer);
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
    }
  });

  it('speaks of clients to nurses and of patients to everybody else', async () => {
    const textOf = async (field: string) =>
      JSON.stringify(await make('metformin', 'practice-questions', { field }));
    expect(await textOf('RN')).toMatch(/\bclient\b/);
    expect(await textOf('PA')).not.toMatch(/\bclient\b/);
  });
});

describe('looking a topic up', () => {
  it.each([
    ['beta blockers', 'Beta-1 selective blockers'],
    ['tension pneumothorax', 'Tension pneumothorax'],
    ['Lasix', 'Furosemide'],
    ['lassix', 'Furosemide'],
    ['CHF', 'Systolic heart failure'],
    ['COPD', 'Chronic obstructive pulmonary disease'],
    ['asma', 'Bronchial asthma'],
    ['DKA', 'Diabetic ketoacidosis'],
    ['heart attack', 'ST-elevation infarction'],
  ])('finds %s', async (typed, name) => {
    const outcome = await make(typed, 'definitions');
    expect(outcome).toMatchObject({ status: 'generated', title: name });
  });

  it('says that it knows nothing of what it does not know, and what is near', async () => {
    expect(await make('quantum chromodynamics', 'flashcards')).toMatchObject({ status: 'unknown' });
    const near = await make('car repair', 'flashcards');
    expect(near).toMatchObject({ status: 'unknown' });
    expect(await make('', 'flashcards')).toMatchObject({ status: 'unknown' });
  });

  it('suggests while a word is typed', async () => {
    const suggested = await generator.suggest('pneumoth', 8);
    expect(suggested.map(({ name }) => name)).toContain('Tension pneumothorax');
    expect(suggested.length).toBeLessThanOrEqual(8);
  });
});

describe('a dosage problem', () => {
  it('can be worked out from its own words: each step follows from its numbers', async () => {
    const outcome = await make('heparin', 'dosage-calc');
    if (outcome.status !== 'generated' || outcome.aid.method !== 'dosage-calc') {
      throw new Error('No problem was made');
    }
    const [problem] = outcome.aid.content.dosageProblems;
    const weight = Number(/weight is (\d+) kg/.exec(problem?.problem ?? '')?.[1]);
    // 18 units/kg/h from 25,000 units in 250 mL.
    expect(problem?.answer).toBeCloseTo((18 * weight) / 100, 1);
    expect(problem?.unit).toBe('mL/h');
  });
});
