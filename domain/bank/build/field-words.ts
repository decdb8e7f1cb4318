import type { ItemField } from '../../contracts/item-fields.ts';

type Words = { readonly clinician: string; readonly patient: string };

const clinicians: Readonly<Partial<Record<ItemField, string>>> = {
  RN: 'nurse',
  LPN: 'nurse',
  RT: 'respiratory therapist',
  PA: 'physician assistant',
  NP: 'nurse practitioner',
  USMLE1: 'physician',
  USMLE2: 'physician',
};

const speaksOfClients: ReadonlySet<ItemField> = new Set(['RN', 'LPN']);

const wordsOf = (field: ItemField): Words => ({
  clinician: clinicians[field] ?? 'clinician',
  patient: speaksOfClients.has(field) ? 'client' : 'patient',
});

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A text of a model in the words of a field: who acts, and who is cared for. */
export const inFieldWords = (text: string, field: ItemField): string => {
  const { clinician, patient } = wordsOf(field);
  return text
    .replaceAll('{clinician}', clinician)
    .replaceAll('{Clinician}', capital(clinician))
    .replaceAll('{patient}', patient)
    .replaceAll('{Patient}', capital(patient));
};
