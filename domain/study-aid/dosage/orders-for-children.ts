import type { WeightOrder } from './dosage-order.ts';

/**
 * Orders by weight for children.
 *
 * Strengths are common in the United States and doses within the labelled range for the setting told.
 * Source: product labelling, standard drug references for nurses.
 */
export const ordersForChildren: readonly WeightOrder[] = [
  {
    kind: 'weight',
    drug: 'Amoxicillin',
    groups: ['infectious-diseases', 'eent', 'otitis', 'penicillin', 'pediatric'],
    scene:
      'A child with acute otitis media is ordered amoxicillin suspension by mouth every 12 hours.',
    perKgDay: 90,
    dosesPerDay: 2,
    stock: { amount: 400, per: 5, unit: 'mL' },
    weights: [10, 12, 14, 16],
  },
  {
    kind: 'weight',
    drug: 'Cefazolin',
    groups: [
      'infectious-diseases',
      'musculoskeletal',
      'dermatologic',
      'cephalosporin',
      'pediatric',
    ],
    scene: 'A child with a bone infection is ordered cefazolin by IV every 8 hours.',
    perKgDay: 100,
    dosesPerDay: 3,
    stock: { amount: 100, per: 1, unit: 'mL' },
    weights: [12, 15, 18, 24],
  },
  {
    kind: 'weight',
    drug: 'Gentamicin',
    groups: ['infectious-diseases', 'renal', 'genitourinary', 'aminoglycoside', 'pediatric'],
    scene:
      'A child with pyelonephritis and normal kidneys is ordered gentamicin by IV every 8 hours.',
    perKgDay: 7.5,
    dosesPerDay: 3,
    stock: { amount: 10, per: 1, unit: 'mL' },
    weights: [12, 16, 20, 24],
  },
  {
    kind: 'weight',
    drug: 'Acetaminophen',
    groups: ['neurologic', 'fever', 'pain', 'pediatric'],
    scene: 'A child with fever is ordered acetaminophen suspension by mouth every 6 hours.',
    perKgDay: 60,
    dosesPerDay: 4,
    stock: { amount: 160, per: 5, unit: 'mL' },
    weights: [8, 12, 16, 20],
  },
  {
    kind: 'weight',
    drug: 'Ibuprofen',
    groups: ['musculoskeletal', 'fever', 'pain', 'NSAID', 'pediatric'],
    scene: 'A child with a sprain is ordered ibuprofen suspension by mouth every 8 hours.',
    perKgDay: 30,
    dosesPerDay: 3,
    stock: { amount: 100, per: 5, unit: 'mL' },
    weights: [10, 15, 20, 25],
  },
  {
    kind: 'weight',
    drug: 'Prednisolone',
    groups: ['pulmonary', 'asthma', 'croup', 'corticosteroid', 'pediatric'],
    scene: 'A child with an asthma attack is ordered prednisolone solution by mouth once a day.',
    perKgDay: 1,
    dosesPerDay: 1,
    stock: { amount: 15, per: 5, unit: 'mL' },
    weights: [12, 15, 18, 24],
  },
];
