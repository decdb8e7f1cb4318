import { fieldData } from '../../contracts/field-data.ts';
import type { FieldEntry } from '../../contracts/field-entry.ts';
import type { ItemField } from '../../contracts/item-fields.ts';

type Words = FieldEntry['words'];

const words = new Map<ItemField, Words>(fieldData.map((field) => [field.code, field.words]));
const ofPhysicians: Words = { clinician: 'physician', patient: 'patient' };

const wordsOf = (field: ItemField): Words => words.get(field) ?? ofPhysicians;

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
