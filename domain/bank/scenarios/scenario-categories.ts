/** The categories of the clinical simulation examination, as areas of its blueprint. */
export const scenarioCategories = [
  'adult-chronic-airways',
  'adult-trauma',
  'adult-cardiovascular',
  'adult-neuro',
  'adult-medical-surgical',
  'pediatric',
  'neonatal',
] as const;
