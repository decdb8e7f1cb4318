import { describe, expect, it } from 'vitest';
import { noStanding } from '../../../domain/tutor/conversation-state.ts';
import { answered } from '../../../domain/tutor/dialogue/answers.ts';
import { factOf, pointOf, pointsOf } from '../../../domain/tutor/dialogue/points.ts';
import type { Reply } from '../../../domain/tutor/dialogue/practice.ts';
import { desk, fiftyTopics, talk } from './support/talk.ts';

const saidIn = (reply: Reply) => (reply.kind === 'said' ? reply.said : reply.offered);
const marksIn = (text: string): number[] =>
  [...text.matchAll(/\[(\d+)\]/g)].map(([, mark]) => Number(mark));

/** Answers what is asked, or asks to be told; what comes must be told in full and cited. */
const tellNext = (own: ReturnType<typeof talk>, turn: number): void => {
  const asked = pointOf(desk, own.standing().asked ?? '');
  const { text, cites } = saidIn(own.replied(turn % 2 === 0 ? 'tell' : 'say', 'a word or two'));
  expect(text.trim().length).toBeGreaterThan(20);
  expect(new Set(marksIn(text))).toEqual(new Set(cites.map((_, place) => place + 1)));
  expect(cites.filter((id) => factOf(desk, id) === undefined)).toEqual([]);
  for (const part of asked?.told ?? []) expect(text).toContain(part.text);
};

describe.each(fiftyTopics.map((topic) => [topic.id, topic] as const))('on %s', (_, topic) => {
  it('asks before it tells', () => {
    const { text, cites, standing } = saidIn(talk().replied('say', topic.name));
    expect(text).toMatch(/\*\*[^*]+\?\*\*/);
    expect(cites).toEqual([]);
    const asked = pointOf(desk, standing.asked ?? '');
    expect(asked).toBeDefined();
    expect(text).not.toContain(asked?.told[0]?.text);
  });

  it('cites nothing but facts that there are, each by a mark, and is never empty, to the end', () => {
    const own = talk();
    own.say(topic.name);
    for (let turn = 0; turn < 40 && own.standing().asked !== null; turn += 1) tellNext(own, turn);
    expect(own.standing().asked).toBeNull();
    const facts = topic.facts.map(({ id }) => id);
    expect(facts.filter((id) => !own.told().includes(id))).toEqual([]);
  });

  it('takes the words of its own facts as right', () => {
    for (const point of pointsOf(desk, topic)) {
      const standing = { ...noStanding, topicId: topic.id, asked: point.id };
      const scene = { desk, standing, told: new Set<string>(), starters: [] };
      const [own = ''] = point.expected;
      expect(answered(scene, point, own).text).toMatch(/^Your words match: /);
    }
  });

  it('names ids that an event may hold', () => {
    const own = talk();
    own.say(topic.name);
    for (const id of [own.standing().topicId, ...pointsOf(desk, topic).map((one) => one.id)]) {
      expect(id).toMatch(/^[A-Za-z0-9#|/.-]{1,200}$/);
    }
  });
});

const tension = () => {
  const own = talk({ starters: ['Asthma', 'Heparin'] });
  own.say('tension pneumothorax');
  return own;
};

describe('an answer', () => {
  it('that holds the words is taken as met', () => {
    expect(
      tension().say('shock, a silent hyperresonant side, JVD and the trachea deviated'),
    ).toMatch(/^Your words match: /);
  });

  it('that holds some of them is told what is missing, and that only words are compared', () => {
    const text = tension().say('the trachea is shifted');
    expect(text).toMatch(/^You have part of it: “(?:trachea|shifted)”/);
    expect(text).toContain('Not in it: ');
    expect(text).toContain('I compare words, not meaning');
  });

  it('that holds none is set beside the fact, with the same caution', () => {
    const text = tension().say('purple elephants');
    expect(text).toMatch(/^None of the words I look for are in your answer\. I compare words/);
    expect(text).toContain('Shock with a hyperresonant silent side');
  });

  it('with a “not” is not called right', () => {
    const text = tension().say('shock, no distended neck veins, no shifted trachea, not silent');
    expect(text).toContain('which I cannot weigh');
    expect(text).not.toContain('Your words match');
  });

  it('that is the name of another topic says how to change to it', () => {
    expect(tension().say('gout')).toContain('write “about gout”');
    expect(tension().say('about gout')).toMatch(/^Gout\. Before I tell you anything/);
  });
});

describe('what can be said', () => {
  it.each(['just tell me', 'Tell me', 'give me the answer', "I don't know", 'idk', 'No idea.'])(
    '%s: tells what was asked',
    (text) => expect(tension().say(text)).toContain('Shock with a hyperresonant silent side'),
  );

  it.each(['why', 'Why?', 'how come'])('%s: does not give an open answer away', (text) => {
    expect(tension().say(text)).toMatch(/^The reason would give the answer away/);
  });

  it('why: tells the reason of what was told', () => {
    const own = tension();
    own.press('tell');
    expect(own.say('why?')).toMatch(/^Why: In tension pneumothorax, trapped air .+\[1\]/);
  });

  it('hint: helps without telling', () => {
    const own = tension();
    const text = own.press('hint');
    expect(text).not.toContain('Shock with a hyperresonant silent side');
    expect(text).toContain('I look for');
    expect(own.standing().asked).toBe('tension-pneumothorax/recognition');
  });

  it('next: passes a question over', () => {
    const own = tension();
    own.press('next');
    expect(own.standing().asked).toBe('tension-pneumothorax/finding');
  });

  it.each(['hi', 'Hello!', 'good morning'])('%s: is greeted and asked for a topic', (text) => {
    expect(talk({ starters: ['Asthma'] }).say(text)).toMatch(/^Hello\. .+For example: Asthma\.$/);
  });

  it.each(['another topic', 'something else', 'change topic'])('%s: lets choose', (text) => {
    const own = tension();
    expect(own.say(text)).toContain('Name a condition');
    expect(own.standing().asked).toBeNull();
  });

  it.each(['quiz me', 'practice question', 'give me a question', 'Test me.'])(
    '%s: puts a practice question on the topic',
    (text) => {
      const reply = tension().replied('say', text);
      expect(reply).toMatchObject({
        kind: 'practice',
        about: { names: expect.arrayContaining(['tension pneumothorax']) },
      });
    },
  );

  it('a question on the topic is asked back first', () => {
    const own = tension();
    own.press('tell');
    const text = own.say('What is the treatment?');
    expect(text).toMatch(/^Before I answer, what would you say\?/);
    expect(own.standing().asked).toBe('tension-pneumothorax/treatment');
  });

  it.each(['tell me about copd', 'Can you explain COPD?', 'what about COPD', 'COPD'])(
    '%s: is understood as a topic',
    (text) => {
      const own = talk();
      own.say(text);
      expect(own.standing().topicId).toBe('condition/copd');
    },
  );

  it.each(['quantum chromodynamics', 'asdf qwer zxcv', 'who won the world cup', '???', '12345'])(
    '%s: nothing is made up',
    (text) => {
      const { said } = talk({ starters: ['Asthma'] }).replied('say', text) as Extract<
        Reply,
        { kind: 'said' }
      >;
      expect(said.text).toMatch(/holds nothing on that, and I make nothing up/);
      expect(said.cites).toEqual([]);
    },
  );
});

describe('a topic of the question bank', () => {
  it('is taught by what its questions speak of most', () => {
    const own = talk();
    const texts = ['Tension pneumothorax here.', 'A tension pneumothorax again; gout.', 'Gout.'];
    const reply = own.replied('say', 'Red flags', { name: 'Red flags', texts });
    expect(saidIn(reply).text).toMatch(/^On “Red flags” I know these: tension/);
    expect(own.standing()).toMatchObject({
      topicId: 'condition/tension-pneumothorax',
      bankTopic: 'Red flags',
    });
    for (let turn = 0; turn < 3; turn += 1) own.press('tell');
    expect(own.standing().topicId).not.toBe('condition/tension-pneumothorax');
  });

  it('of which no fact is held is practiced at once', () => {
    const bankTopic = { name: 'Delegation', texts: ['Who may do what.'] };
    expect(talk().replied('say', 'Delegation', bankTopic)).toMatchObject({
      kind: 'practice',
      about: { names: [], bankTopics: ['Delegation'] },
    });
  });
});
