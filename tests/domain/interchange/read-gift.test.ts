import { describe, expect, it } from 'vitest';
import { readGift } from '../../../domain/interchange/gift/read-gift.ts';
import type { ReadItems } from '../../../domain/interchange/read/read-items.ts';

const gift = (text: string): ReadItems => readGift(text, 'bank.txt');

const moodle = `// question: 17  name: Pulse oximetry
$CATEGORY: $course$/top/Respiratory care/Monitoring

// question: 18  name: Hypoxemia [id:resp-18] [tag:level=analysis]
::Hypoxemia::[html]<p>Which finding is an <b>early</b> sign of hypoxemia?</p>{
\t=<p>Restlessness</p>#<p>The brain is the first to suffer.</p>
\t~%25%Cyanosis#It is late.
\t~Clubbing
\t####Early signs come from the brain.
}

Choose the signs of respiratory acidosis.{
\t~%50%pH 7.28
\t~%50%PaCO2 60 mm Hg
\t~%-100%pH 7.50
}

The normal pH is 7.40.{T#It is.#Right: 7.35 to 7.45.}

The flow in mL/h?{#83.3:0.5}

The PaO2 of a healthy adult in mm Hg?{#80..100}

Match each gas to its normal value.{
\t=PaCO2 -> 35 to 45 mm Hg
\t=pH -> 7.35 to 7.45
}

The nurse gives {=oxygen ~nothing ~water} first.
`;

describe('a file of GIFT as Moodle writes it', () => {
  const { items, problems } = gift(moodle);

  it('is read with every kind that we have, by the line it begins on', () => {
    expect(problems).toEqual([]);
    expect(items.map(({ row, item }) => [row, item.format])).toEqual([
      [5, 'single'],
      [12, 'multiple'],
      [18, 'single'],
      [20, 'numeric'],
      [22, 'numeric'],
      [24, 'matrix'],
      [29, 'single'],
    ]);
  });

  it('keeps text, key, reasons, level, topic and name', () => {
    expect(items[0]?.item).toMatchObject({
      id: 'resp-18',
      topic: 'Monitoring',
      level: 'analysis',
      stem: 'Which finding is an early sign of hypoxemia?',
      explanation: 'Early signs come from the brain.',
      options: [
        { text: 'Restlessness', why: 'The brain is the first to suffer.', right: true },
        { text: 'Cyanosis', why: 'It is late.', right: false },
        { text: 'Clubbing', why: '', right: false },
      ],
    });
    expect(items[1]?.item).toMatchObject({
      options: [{ right: true }, { right: true }, { right: false }],
    });
    expect(items[2]?.item).toMatchObject({
      options: [
        { text: 'True', right: true, why: 'Right: 7.35 to 7.45.' },
        { text: 'False', right: false, why: 'It is.' },
      ],
    });
    expect(items[3]?.item).toMatchObject({ answer: { value: 83.3, tolerance: 0.5 } });
    expect(items[4]?.item).toMatchObject({ answer: { value: 90, tolerance: 10 } });
    expect(items[5]?.item).toMatchObject({
      columns: ['35 to 45 mm Hg', '7.35 to 7.45'],
      rows: [
        { text: 'PaCO2', right: [0] },
        { text: 'pH', right: [1] },
      ],
    });
    expect(items[6]?.item.stem).toBe('The nurse gives _____ first.');
  });

  it('tells what is not kept', () => {
    expect(items.map(({ notes }) => notes.map(({ what, part }) => `${what} ${part}`))).toEqual([
      ['changed scoring'],
      [],
      ['changed format'],
      [],
      [],
      [],
      ['changed stem'],
    ]);
  });

  it.each([
    [
      'Name a sign of hypoxemia.{=restlessness =agitation}',
      'answers',
      /^Short answers are not taken/,
    ],
    ['Tell what you would do.{}', 'answers', /^Essays are not taken/],
    ['Read the chapter first.', 'answers', /descriptions are not taken/],
    ['How many?{#many}', 'answers', /^Give a number/],
    ['Open {=a ~b', 'answers', /^Close the answers/],
    ['Two {=a ~b} of {=c ~d}', 'answers', /one set of braces/],
    ['Which?{=a =b ~c}', 'options', /exactly one option/],
    [
      '[html]<p>See <img src="https://example.com/x.png">.</p>{=a ~b}',
      'stem',
      /<img .* is not taken/,
    ],
    ['[html]Hear<script>alert(1)</script>{=a ~b}', 'stem', /<script> is not taken/],
    ['Which?{=<b onclick\\="x()">a</b> ~b}', 'options', /is not taken/],
    ['[plain]<iframe src\\=x></iframe>{=a ~b}', 'stem', /<iframe .* is not taken/],
  ])('says of what it does not take where and why: %s', (text, field, says) => {
    const read = gift(`\n\n${text}\n`);
    expect(read.items).toEqual([]);
    expect(read.problems).toEqual([
      { file: 'bank.txt', row: 3, field, says: expect.stringMatching(says) },
    ]);
  });
});
