import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of laboratory tests and specimens. */
export const laboratoryMedicineTestsTerms: readonly MedicalTerm[] = [
  {
    term: 'Arterial blood gas',
    definition:
      'Measurement of pH, PaCO2 and PaO2 in a heparinized sample drawn from the radial or another pulsing vessel.',
    category: 'Laboratory Medicine',
    pronunciation: 'ar-TEER-ee-ul BLUD GAS',
    etymology:
      'Greek arteria, windpipe or artery + Old English blod + gas, coined by van Helmont from Greek chaos',
    parts: [],
    examples: [
      'pH 7.28, PaCO2 60, bicarbonate 27: an acute respiratory acidosis.',
      'A sample with air bubbles drifts toward room air, and one left warm for an hour shows a falsely low PaO2.',
    ],
    relatedTerms: ['Base excess', 'Anion gap', 'Capnography', 'Arterial line'],
    bodySystem: 'Respiratory and acid-base',
    clinicalSignificance:
      'Normal values are pH 7.35 to 7.45, PaCO2 35 to 45 mm Hg and PaO2 80 to 100 mm Hg; an Allen test before radial puncture checks collateral flow to the hand.',
    commonAbbreviations: ['ABG (arterial blood gas)'],
    illustration: 'blood-gas-analyzer',
  },
  {
    term: 'Base excess',
    definition:
      'Calculated amount of strong acid, in mEq/L, needed to bring a liter of blood to pH 7.40 at a PaCO2 of 40 mm Hg; negative when alkali would be needed.',
    category: 'Laboratory Medicine',
    pronunciation: 'BAYS ek-SES',
    etymology: 'Greek basis, step or foundation + Latin excessus, a going out',
    parts: [],
    examples: [
      'A trauma patient with minus 9 has a large metabolic acid load even though the blood pressure is normal.',
      'Pure respiratory acidosis in its first minutes leaves the number near zero.',
    ],
    relatedTerms: ['Arterial blood gas', 'Anion gap', 'Metabolic acidosis'],
    bodySystem: 'Acid-base',
    clinicalSignificance:
      'Normal is minus 2 to plus 2; after injury, a value of minus 6 or lower predicts transfusion and death, and clearing it is a goal of resuscitation.',
    commonAbbreviations: ['BE (base excess)'],
    illustration: 'blood-gas-analyzer',
  },
  {
    term: 'Anion gap',
    definition:
      'Serum sodium minus the sum of chloride and bicarbonate, which rises when unmeasured acids such as lactate or ketoacids accumulate.',
    category: 'Laboratory Medicine',
    pronunciation: 'AN-eye-on GAP',
    etymology: 'Greek anion, thing going up + Old Norse gap, chasm',
    parts: [],
    examples: [
      'Sodium 140, chloride 100 and bicarbonate 10 give 30 in a patient with ketoacidosis.',
      'Diarrhea causes acidosis with a normal result because chloride replaces the lost bicarbonate.',
    ],
    relatedTerms: [
      'Arterial blood gas',
      'Base excess',
      'Metabolic acidosis',
      'Diabetic ketoacidosis',
    ],
    bodySystem: 'Acid-base',
    clinicalSignificance:
      'The usual range is about 8 to 12 mEq/L; add 2.5 for each 1 g/dL that albumin is below 4, or a high value is missed.',
    commonAbbreviations: ['AG (anion gap)'],
    illustration: null,
  },
  {
    term: 'Complete blood count',
    definition:
      'Panel that reports red cells, hemoglobin, hematocrit, white cells and platelets, often with red cell indices and a differential.',
    category: 'Laboratory Medicine',
    pronunciation: 'kom-PLEET BLUD KOWNT',
    etymology: 'Latin completus, filled up + Old English blod + Latin computare, to reckon',
    parts: [],
    examples: [
      'Hemoglobin 8.2 with a mean corpuscular volume of 68 points to iron deficiency.',
      'Drawn in a lavender EDTA tube; clumps in that tube can make the platelets look falsely low.',
    ],
    relatedTerms: ['Erythrocyte sedimentation rate', 'Order of draw', 'Reference interval'],
    bodySystem: 'Blood',
    clinicalSignificance:
      'It screens for anemia, infection, marrow failure and bleeding risk; a fall in hemoglobin may lag hours behind acute hemorrhage.',
    commonAbbreviations: ['CBC (complete blood count)'],
    illustration: null,
  },
  {
    term: 'International normalized ratio',
    definition:
      "Patient's prothrombin time divided by the laboratory's mean control time, corrected for reagent strength so that results agree everywhere.",
    category: 'Laboratory Medicine',
    pronunciation: 'in-ter-NASH-uh-nul NOR-muh-lyzd RAY-shee-oh',
    etymology:
      "Latin inter, between, and natio, people + norma, carpenter's square + ratio, reckoning",
    parts: [],
    examples: [
      'A patient on warfarin for atrial fibrillation has 2.4, within target.',
      'It does not measure the effect of enoxaparin.',
    ],
    relatedTerms: ['Order of draw', 'Warfarin', 'Point-of-care testing'],
    bodySystem: 'Coagulation',
    clinicalSignificance:
      'The target on warfarin is 2 to 3 for most indications and 2.5 to 3.5 for a mechanical mitral valve; above 4.5 the bleeding risk climbs steeply.',
    commonAbbreviations: ['INR (international normalized ratio)', 'PT (prothrombin time)'],
    illustration: null,
  },
  {
    term: 'Erythrocyte sedimentation rate',
    definition:
      'Distance in millimeters that red cells fall in an upright tube of anticoagulated blood in one hour, faster when fibrinogen or globulins are high.',
    category: 'Laboratory Medicine',
    pronunciation: 'ih-RITH-roh-syt sed-ih-men-TAY-shun RAYT',
    etymology:
      'Greek erythros, red, and kytos, hollow vessel + Latin sedimentum, a settling + rata, fixed',
    parts: [],
    examples: [
      'A 74-year-old with jaw pain on chewing has 96 mm/h, and steroids are begun before biopsy.',
      'In sickle cell disease it stays low because the cells cannot stack.',
    ],
    relatedTerms: ['Complete blood count', 'Rheumatoid arthritis', 'Osteomyelitis'],
    bodySystem: 'Blood',
    clinicalSignificance:
      'Slow and nonspecific, it rises with age, anemia and pregnancy; C-reactive protein changes within hours and follows acute infection better.',
    commonAbbreviations: ['ESR (erythrocyte sedimentation rate)'],
    illustration: null,
  },
  {
    term: 'Gram stain',
    definition:
      'Dye method using crystal violet, iodine, alcohol and safranin that sorts bacteria into purple and pink by the thickness of their wall.',
    category: 'Laboratory Medicine',
    pronunciation: 'GRAM STAYN',
    etymology: 'Eponym of Hans Christian Gram, Danish bacteriologist, who published it in 1884',
    parts: [],
    examples: [
      'Purple cocci in clusters in a blood culture suggest Staphylococcus long before the name is known.',
      'Mycoplasma, without a wall, takes no dye, and mycobacteria need an acid-fast method.',
    ],
    relatedTerms: ['Surgical site infection', 'Ventilator-associated pneumonia', 'Osteomyelitis'],
    bodySystem: 'Microbiology',
    clinicalSignificance:
      'A result within the hour steers the first antibiotic; in cerebrospinal fluid, pink intracellular diplococci mean probable meningococcal meningitis.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Crossmatch',
    definition:
      "Mixing of a recipient's plasma with donor red cells before transfusion to see whether antibodies make them clump or burst.",
    category: 'Laboratory Medicine',
    pronunciation: 'KRAWS-mach',
    etymology: 'Latin crux, cross + Old English gemaecca, mate',
    parts: [],
    examples: [
      'Clumping in the tube with a negative screen means another unit is chosen.',
      'Typing tells the ABO and Rh group alone; this is the last trial of one unit against one patient.',
    ],
    relatedTerms: ['Complete blood count', 'Postpartum hemorrhage', 'Hemolysis'],
    bodySystem: 'Transfusion',
    clinicalSignificance:
      'The sample is labeled at the bedside and, after recent transfusion or pregnancy, is valid for three days; in exsanguination, group O cells are given without it.',
    commonAbbreviations: ['T&C (type and crossmatch)'],
    illustration: null,
  },
];
