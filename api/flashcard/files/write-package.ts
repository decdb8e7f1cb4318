import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import type { Database } from 'sql.js';
import type { FileCard } from '../../../domain/flashcard/files/file-cards.ts';
import { epochMs, type Instant } from '../../../domain/kernel/time.ts';
import { asHtml, asTag } from './as-html.ts';
import { withDatabase } from './sqlite.ts';

/** The schema of version 11, which every version of Anki since 2.1 reads. */
const schema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`;

/** The same in every package, so that cards of two exports share one note type in Anki. */
const modelId = 1_764_200_000_001;

const field = (name: string, ord: number) => ({
  name,
  ord,
  font: 'Arial',
  size: 20,
  media: [],
  rtl: false,
  sticky: false,
});

const model = (deckId: number, seconds: number) => ({
  id: modelId,
  name: 'Boardwell',
  type: 0,
  mod: seconds,
  usn: -1,
  sortf: 0,
  did: deckId,
  tmpls: [
    {
      name: 'Card 1',
      ord: 0,
      qfmt: '{{Front}}',
      afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}',
      did: null,
      bqfmt: '',
      bafmt: '',
    },
  ],
  flds: [field('Front', 0), field('Back', 1)],
  css: '.card { font-family: arial; font-size: 20px; text-align: left; color: black; background-color: white; }',
  latexPre: '',
  latexPost: '',
  tags: [],
  vers: [],
  req: [[0, 'any', [0]]],
});

const deckOf = (id: number, name: string, seconds: number) => ({
  id,
  name,
  mod: seconds,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 0,
  extendRev: 0,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

const deckOptions = {
  '1': {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 20,
    },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, perDay: 100 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  },
};

const numberFrom = (text: string, digits: number): number =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, digits), 16);

export type CardPackage = {
  readonly name: string;
  readonly cards: readonly FileCard[];
  readonly at: Instant;
};

const fill = (database: Database, { name, cards, at }: CardPackage): void => {
  const [ms, seconds] = [epochMs(at), Math.floor(epochMs(at) / 1000)];
  const deckId = 1_500_000_000_000 + numberFrom(name, 8);
  database.run(schema);
  database.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
    seconds,
    ms,
    ms,
    JSON.stringify({ nextPos: cards.length + 1, curDeck: deckId, curModel: String(modelId) }),
    JSON.stringify({ [modelId]: model(deckId, seconds) }),
    JSON.stringify({
      1: deckOf(1, 'Default', seconds),
      [deckId]: deckOf(deckId, name, seconds),
    }),
    JSON.stringify(deckOptions),
    '{}',
  ]);
  database.run('begin');
  for (const [index, { guid, front, back, topic }] of cards.entries()) {
    const [id, html] = [ms + index, asHtml(front)];
    database.run("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')", [
      id,
      guid,
      modelId,
      seconds,
      ` ${asTag(topic)} `,
      `${html}\x1f${asHtml(back)}`,
      html,
      numberFrom(html, 8),
    ]);
    database.run(
      "insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
      [id, id, deckId, seconds, index + 1],
    );
  }
  database.run('commit');
};

/** Cards as a package of Anki, all of them new: when they come again is not taken along. */
export const writePackage = (of: CardPackage): Promise<Buffer> =>
  withDatabase(undefined, (database) => {
    fill(database, of);
    const files = { 'collection.anki2': database.export(), media: strToU8('{}') };
    return Buffer.from(zipSync(files, { level: 6 }));
  });
