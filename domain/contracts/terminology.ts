import { z } from 'zod';

/** The categories a term can stand in, as the glossary lists them. */
export const termCategories = [
  'Anatomy',
  'Physiology',
  'Histology',
  'Cardiology',
  'Pulmonology',
  'Neurology',
  'Gastroenterology',
  'Nephrology and Urology',
  'Endocrinology',
  'Hematology',
  'Oncology',
  'Immunology',
  'Infectious Disease',
  'Pharmacology',
  'Emergency Medicine',
  'Critical Care',
  'Anesthesiology',
  'Surgery',
  'Radiology',
  'Laboratory Medicine',
  'Obstetrics and Gynecology',
  'Pediatrics',
  'Psychiatry',
  'Musculoskeletal',
  'Dermatology',
  'Ophthalmology',
  'Otolaryngology',
  'Dentistry',
  'Nutrition',
  'Rehabilitation',
  'Speech and Swallowing',
] as const;
export const termCategory = z.enum(termCategories);
export type TermCategory = z.infer<typeof termCategory>;

/** Drawings that a term can be shown with. */
export const illustrationKeys = [
  'heart-attack',
  'blood-pressure',
  'lung-infection',
  'brain-stroke',
  'drug-absorption',
  'immune-system',
  'cell-growth',
  'ct-scan',
  'glucose-monitoring',
  'pneumothorax-xray',
  'mechanical-ventilator',
  'blood-gas-analyzer',
  'chest-radiograph',
  'lung-volumes',
  'endotracheal-intubation',
  'ecg-complex',
  'nephron',
  'digestive-tract',
  'bone-fracture',
  'synovial-joint',
  'skin-layers',
  'eye-section',
  'ear-section',
  'tooth-section',
  'neuron',
  'swallowing-phases',
  'pregnancy-position',
] as const;
export const illustrationKey = z.enum(illustrationKeys);
export type IllustrationKey = z.infer<typeof illustrationKey>;

const text = z.string().min(1);

/** A piece that a term is built of, as word-part lists write it: "cardi/o", "tachy-", "-itis". */
const wordPart = z.strictObject({
  part: text,
  kind: z.enum(['prefix', 'root', 'suffix']),
  meaning: text,
});
export type WordPart = z.infer<typeof wordPart>;

export const medicalTerm = z.strictObject({
  /** Unique; sentence case. */
  term: text,
  /** One sentence of at most 220 characters that does not use the term itself. */
  definition: text,
  category: termCategory,
  /** Syllables with the stressed one in capitals: "noo-moh-THOR-aks". */
  pronunciation: text,
  /** Where its parts come from, in words: "Greek pneuma, air + thorax, chest". */
  etymology: text,
  /** In reading order; empty for an eponym or a word of no parts. */
  parts: z.array(wordPart),
  /** Two or three uses, each a sentence of a ward, a report or a patient. */
  examples: z.array(text).min(2).max(3),
  /** Two to four terms; at least one of them stands in the glossary. */
  relatedTerms: z.array(text).min(2).max(4),
  bodySystem: text,
  /** What it changes for a patient: one or two sentences. */
  clinicalSignificance: text,
  /** Only abbreviations in real use, each with its words: "CHF (congestive heart failure)"; may be empty. */
  commonAbbreviations: z.array(text),
  illustration: illustrationKey.nullable(),
});
export type MedicalTerm = z.infer<typeof medicalTerm>;
