import { describe, expect, it } from 'vitest';
import { cardsOfCloze } from '../../../domain/flashcard/files/cloze.ts';
import { delimited } from '../../../domain/flashcard/files/delimited.ts';
import { readNotes } from '../../../domain/flashcard/files/notes.ts';
import { fromHtml } from '../../../domain/flashcard/files/plain-text.ts';
import { ankiTextNotes, csvNotes } from '../../../domain/flashcard/files/text-files.ts';

describe('a row of a spreadsheet', () => {
  it('keeps separators, breaks and quotes that stand in quotes, and tells its line', () => {
    const file = 'a,"b, ""c""\nd",e\r\n\r\n"f",\n';
    expect(delimited(file, ',', 10)).toEqual([
      { row: 1, cells: ['a', 'b, "c"\nd', 'e'] },
      { row: 4, cells: ['f', ''] },
    ]);
  });

  it('takes the rest of the file where a quote never closes, and stops after so many', () => {
    expect(delimited('"a,b\nc', ',', 10)).toEqual([{ row: 1, cells: ['a,b\nc'] }]);
    expect(delimited('a\nb\nc', ',', 2)).toHaveLength(2);
  });
});

describe('a CSV file', () => {
  it('is read by the names of its columns, whatever their order', () => {
    const [note] = csvNotes('\uFEFFTopic;Answer;Question\nGases;O2;Which gas?');
    expect(note).toMatchObject({ row: 2, front: 'Which gas?', back: 'O2', topic: 'Gases' });
  });

  it('takes the first two columns where none is named', () => {
    expect(csvNotes('one,two')).toMatchObject([{ row: 1, front: 'one', back: 'two' }]);
  });

  it('takes back what made a formula a text', () => {
    expect(csvNotes("'=1+1,'-2")).toMatchObject([{ front: '=1+1', back: '-2' }]);
  });
});

describe('a text of Anki', () => {
  it('follows its header lines', () => {
    const file = [
      ...['#separator:Semicolon', '#html:true', '#guid column:1', '#tags column:4'],
      'x1;Which <b>gas</b>?;O<sub>2</sub>;Gas_laws week2',
    ].join('\n');
    const { cards } = readNotes(ankiTextNotes(file), 'Imported');
    expect(cards).toEqual([
      { front: 'Which gas?', back: 'O2', topic: 'Gas laws', difficulty: 'medium' },
    ]);
    expect(ankiTextNotes(file)[0]?.row).toBe(5);
  });
});

describe('HTML on a card', () => {
  it('becomes the text a reader sees, without pictures and sounds, which are counted', () => {
    const html =
      '<div>pH &lt; 7.35</div>PaCO<sub>2</sub>&nbsp;&gt;&#32;45<br><img src="x.png" onerror="alert(1)">[sound:a.mp3]';
    expect(fromHtml(html)).toEqual({ text: 'pH < 7.35\nPaCO2 > 45', media: 2 });
  });

  it('loses scripts, styles and comments with what stands in them', () => {
    const html = 'a<script>alert("x")</script>b<style>c{}</style><!-- d -->e<script>never ends';
    expect(fromHtml(html).text).not.toMatch(/alert|never|c\{\}| d /);
    expect(fromHtml('Is a < b and c > d?').text).toBe('Is a < b and c > d?');
  });

  it('is read once, however many tags begin', () => {
    const begun = performance.now();
    fromHtml('<'.repeat(1_000_000));
    fromHtml('<div '.repeat(200_000));
    fromHtml('<script>'.repeat(100_000));
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

describe('a cloze note', () => {
  it('becomes a card for each number', () => {
    expect(cardsOfCloze('{{c1::Albuterol::drug}} opens the {{c2::airways}}.')).toEqual([
      { front: '[drug] opens the airways.', back: 'Albuterol opens the airways.' },
      { front: 'Albuterol opens the […].', back: 'Albuterol opens the airways.' },
    ]);
  });
});

describe('notes that make no card', () => {
  it('are told with their row and what is wrong', () => {
    const { cards, problems } = readNotes(csvNotes(`,b\nfront,\nc,d\n${'x'.repeat(1501)},y`), 'T');
    expect(cards).toMatchObject([{ front: 'c', back: 'd', topic: 'T' }]);
    expect(problems).toEqual([
      { row: 1, problem: 'The front is empty.' },
      { row: 2, problem: 'The back is empty.' },
      { row: 4, problem: 'front: Use 1500 characters or fewer.' },
    ]);
  });

  it('are those beyond two thousand too', () => {
    const file = Array.from({ length: 2_005 }, (_, n) => `front ${n},back`).join('\n');
    const { cards, problems } = readNotes(csvNotes(file), 'T');
    expect(cards).toHaveLength(2_000);
    expect(problems).toHaveLength(5);
    expect(problems[0]).toMatchObject({ row: 2001 });
  });
});
