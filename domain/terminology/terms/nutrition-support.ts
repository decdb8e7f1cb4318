import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of feeding, energy and nutritional assessment. */
export const nutritionSupportTerms: readonly MedicalTerm[] = [
  {
    term: 'Body mass index',
    definition: 'Weight in kilograms divided by the square of height in meters.',
    category: 'Nutrition',
    pronunciation: 'BOD-ee MAS IN-deks',
    etymology:
      'Old English bodig + Latin massa, lump + index, pointer; devised by Adolphe Quetelet in the 1830s',
    parts: [],
    examples: [
      '82 kg at 1.70 m gives 28.4: overweight.',
      'A bodybuilder at 31 and a frail woman at 23 can both mislead.',
    ],
    relatedTerms: ['Sarcopenia', 'Marasmus', 'Resting energy expenditure'],
    bodySystem: 'Metabolism',
    clinicalSignificance:
      'Adults: under 18.5 underweight, 25 overweight, 30 obese; risk begins lower (about 23) in many Asian groups, and children are judged by percentile.',
    commonAbbreviations: ['BMI (body mass index)'],
    illustration: null,
  },
  {
    term: 'Resting energy expenditure',
    definition:
      'Calories that the body uses in a day while awake, lying quietly and not digesting, best measured by indirect calorimetry.',
    category: 'Nutrition',
    pronunciation: 'RES-ting EN-er-jee ek-SPEN-dih-cher',
    etymology: 'Old English raest + Greek energeia, activity + Latin expendere, to weigh out',
    parts: [],
    examples: [
      'A measured 1,900 kcal in a ventilated patient replaces the estimate of 1,450 from an equation.',
      "Food and movement come on top: the total day's use is higher by a third or more.",
    ],
    relatedTerms: ['Nitrogen balance', 'Refeeding syndrome', 'Body mass index'],
    bodySystem: 'Metabolism',
    clinicalSignificance:
      'It accounts for about 60 to 70 percent of daily use; without a machine, Mifflin-St Jeor is preferred for healthy adults and 25 to 30 kcal/kg is often used in hospital.',
    commonAbbreviations: ['REE (resting energy expenditure)'],
    illustration: null,
  },
  {
    term: 'Nitrogen balance',
    definition:
      "Protein intake divided by 6.25, minus what the day's urine holds as urea and minus about 4 g for other losses.",
    category: 'Nutrition',
    pronunciation: 'NY-truh-jun BAL-uns',
    etymology: 'Greek nitron, native soda, and -genes, forming + Latin bilanx, two-scaled',
    parts: [],
    examples: [
      '100 g of protein (16 g) with 18 g of urea loss gives minus 6.',
      'Growing children, pregnancy and healing show a positive figure.',
    ],
    relatedTerms: ['Resting energy expenditure', 'Parenteral nutrition', 'Sarcopenia'],
    bodySystem: 'Metabolism',
    clinicalSignificance:
      'A negative result means that muscle is being broken down; in burns even 2 g/kg of protein a day may only lessen it.',
    commonAbbreviations: ['UUN (urinary urea nitrogen)'],
    illustration: null,
  },
  {
    term: 'Enteral nutrition',
    definition:
      'Liquid formula given by tube into the stomach or small bowel of a patient with a working gut who cannot eat enough.',
    category: 'Nutrition',
    pronunciation: 'EN-ter-ul noo-TRISH-un',
    etymology: 'Greek enteron, intestine + Latin nutrire, to nourish',
    parts: [
      { part: 'enter/o', kind: 'root', meaning: 'intestine' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      '1.2 kcal/mL at 60 mL/h runs through a nasogastric tube confirmed by radiograph.',
      'When the bowel cannot be used, the vein is the way.',
    ],
    relatedTerms: ['Parenteral nutrition', 'Refeeding syndrome', 'Oropharyngeal dysphagia'],
    bodySystem: 'Gastrointestinal',
    clinicalSignificance:
      'Started within 24 to 48 hours of critical illness it guards the gut barrier; head of bed at 30 to 45 degrees lowers aspiration.',
    commonAbbreviations: ['EN (enteral nutrition)', 'PEG (percutaneous endoscopic gastrostomy)'],
    illustration: null,
  },
  {
    term: 'Parenteral nutrition',
    definition:
      'Amino acids, glucose, lipid, electrolytes and vitamins infused into a vein because the gut cannot be used.',
    category: 'Nutrition',
    pronunciation: 'puh-REN-ter-ul noo-TRISH-un',
    etymology: 'Greek para, beside, and enteron, intestine + Latin nutrire, to nourish',
    parts: [
      { part: 'par-', kind: 'prefix', meaning: 'beside' },
      { part: 'enter/o', kind: 'root', meaning: 'intestine' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'A patient with short bowel gets 2 L overnight at home through a tunneled line.',
      'Solutions above about 900 mOsm/L must not enter a peripheral vein.',
    ],
    relatedTerms: ['Enteral nutrition', 'Central venous catheter', 'Refeeding syndrome'],
    bodySystem: 'Metabolism',
    clinicalSignificance:
      'Line sepsis, high glucose and liver injury are watched for; if a bag runs out, 10 percent dextrose is hung, and triglycerides above 400 mg/dL limit lipid.',
    commonAbbreviations: ['PN (parenteral nutrition)', 'TPN (total parenteral nutrition)'],
    illustration: null,
  },
  {
    term: 'Refeeding syndrome',
    definition:
      'Sudden fall of phosphate, potassium and magnesium within five days of restarting calories in a starved person.',
    category: 'Nutrition',
    pronunciation: 'ree-FEE-ding SIN-drohm',
    etymology:
      'Latin re-, again, and Old English fedan, to nourish + Greek syndrome, a running together',
    parts: [],
    examples: [
      'Two days after tube feeds begin, a man with BMI 14 has phosphate of 1.1 mg/dL and is short of breath.',
      'Low phosphate with no change of intake has another cause.',
    ],
    relatedTerms: ['Anorexia nervosa', 'Parenteral nutrition', 'Beriberi', 'Kwashiorkor'],
    bodySystem: 'Metabolism',
    clinicalSignificance:
      'Insulin drives the minerals into cells; begin at 10 to 20 kcal/kg, give thiamine 100 mg first, and check electrolytes at least every 12 hours for three days.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Glycemic index',
    definition:
      'Rank of a carbohydrate food by the rise of blood sugar after a 50-g portion, compared with pure glucose at 100.',
    category: 'Nutrition',
    pronunciation: 'gly-SEE-mik IN-deks',
    etymology: 'Greek glykys, sweet, and haima, blood + Latin index, pointer',
    parts: [
      { part: 'glyc/o', kind: 'root', meaning: 'sugar' },
      { part: '-emic', kind: 'suffix', meaning: 'pertaining to blood' },
    ],
    examples: [
      'White bread is near 75, lentils near 30.',
      'Watermelon ranks high but holds little sugar per slice, so its load is small.',
    ],
    relatedTerms: ['Body mass index', 'Recommended dietary allowance', 'Hemoglobin A1c'],
    bodySystem: 'Metabolism',
    clinicalSignificance:
      'At or below 55 counts as low and at or above 70 as high; total carbohydrate still predicts the insulin dose better.',
    commonAbbreviations: ['GI (glycemic index)', 'GL (glycemic load)'],
    illustration: null,
  },
  {
    term: 'Recommended dietary allowance',
    definition:
      'Daily intake that meets the need of 97 to 98 percent of healthy people of one sex and life stage.',
    category: 'Nutrition',
    pronunciation: 'rek-uh-MEN-ded DY-uh-tair-ee uh-LOU-uns',
    etymology:
      'Latin re-, again, and commendare, to entrust + Greek diaita, way of life + Old French alouance',
    parts: [],
    examples: [
      'Iron: 8 mg for men and 18 mg for menstruating women.',
      'The figure that covers half of a group is the estimated average requirement.',
    ],
    relatedTerms: ['Glycemic index', 'Scurvy', 'Rickets'],
    bodySystem: 'Metabolism',
    clinicalSignificance:
      'It plans diets of healthy people and does not fit disease; protein is 0.8 g/kg, far below the need after burns or surgery.',
    commonAbbreviations: [
      'RDA (recommended dietary allowance)',
      'EAR (estimated average requirement)',
    ],
    illustration: null,
  },
];
