import { z } from 'zod';
import { type ImageModality, imageModality } from '../contracts/medical-images.ts';

/** An image that an operator brought in, with where it is from and under which license it may be shown. */
export type ImageRecord = {
  /** Of the image: a record may have several. */
  readonly openiId: string;
  readonly title: string;
  /** Tells the finding: shown once it was read. */
  readonly caption: string;
  readonly pathology: string;
  /** Whether its index terms say normal; null where it has none. */
  readonly isNormal: boolean | null;
  readonly terms: readonly string[];
  readonly modality: ImageModality;
  readonly authors: string | null;
  readonly institution: string | null;
  readonly collection: string | null;
  readonly license: string;
  readonly licenseUrl: string | null;
  readonly articleUrl: string | null;
  readonly width: number;
  readonly height: number;
};

const text = (longest: number) =>
  z.string().trim().max(longest, `Use ${longest} characters or fewer`);
const given = (longest: number, told: string) => text(longest).min(1, told);
const address = z.url({ protocol: /^https?$/, error: 'Use a web address' });

/** A record of Open-i as its API gives it; of the rest nothing is kept. */
export const openiRecord = z.object({
  uid: z.string().regex(/^[A-Za-z0-9._-]{1,60}$/, 'Use the uid as Open-i gives it'),
  title: text(300).optional(),
  image: z.object({
    id: z.string().regex(/^[A-Za-z0-9._-]{1,120}$/, 'Use the id of the image as Open-i gives it'),
    caption: given(4000, 'Give the caption: it is what the image shows'),
  }),
  MeSH: z
    .object({
      major: z.array(text(200)).max(50).optional(),
      minor: z.array(text(200)).max(50).optional(),
    })
    .optional(),
  modality: imageModality.optional(),
  license: given(200, 'Say under which license the image may be shown'),
  licenseURL: address.optional(),
  fulltext_html_url: address.optional(),
  authors: text(2000).optional(),
  affiliate: text(500).optional(),
  docSource: text(100).optional(),
});
export type OpeniRecord = z.infer<typeof openiRecord>;

/** "Cardiomegaly/mild" is filed under its first part. */
const termsOf = ({ MeSH }: OpeniRecord): string[] =>
  [...(MeSH?.major ?? []), ...(MeSH?.minor ?? [])]
    .map((term) => term.split('/')[0]?.trim() ?? '')
    .filter(Boolean);

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

type Beside = {
  /** Where the record does not say. */
  readonly modality: ImageModality;
  readonly width: number;
  readonly height: number;
};

/** The record as it is stored. */
export const imageRecordOf = (record: OpeniRecord, beside: Beside): ImageRecord => {
  const terms = [...new Set(termsOf(record))];
  const isNormal = terms.length === 0 ? null : terms.some((term) => /^normal$/i.test(term));
  return {
    ...beside,
    openiId: record.image.id,
    title: record.title || 'A case of Open-i',
    caption: record.image.caption,
    pathology: isNormal ? 'Normal' : capital(terms[0] ?? 'Not classified'),
    isNormal,
    terms,
    modality: record.modality ?? beside.modality,
    authors: record.authors || null,
    institution: record.affiliate || null,
    collection: record.docSource || null,
    license: record.license,
    licenseUrl: record.licenseURL ?? null,
    articleUrl: record.fulltext_html_url ?? null,
  };
};
