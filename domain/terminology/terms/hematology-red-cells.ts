import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Red cells: too few, too many or misshapen. */
export const hematologyRedCellsTerms: readonly MedicalTerm[] = [
  {
    term: 'Anemia',
    definition:
      'The finding of too little hemoglobin, whatever its cause: by WHO limits under 13 g/dL in men and 12 g/dL in nonpregnant women.',
    category: 'Hematology',
    pronunciation: 'uh-NEE-mee-uh',
    etymology: 'Greek an, without + haima, blood',
    parts: [
      { part: 'an-', kind: 'prefix', meaning: 'without' },
      { part: '-emia', kind: 'suffix', meaning: 'blood condition' },
    ],
    examples: [
      'Pale lids, a soft flow murmur and breathlessness at 7.4 g/dL.',
      'MCV sorts it: small cells below 80 fL, large ones above 100 fL.',
    ],
    relatedTerms: ['Iron deficiency anemia', 'Pernicious anemia', 'Hemolysis'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'It is a finding and its cause is always sought. Most stable inpatients are transfused only below 7 g/dL, those with heart disease below 8.',
    commonAbbreviations: ['Hb (hemoglobin)', 'MCV (mean corpuscular volume)'],
    illustration: null,
  },
  {
    term: 'Iron deficiency anemia',
    definition:
      'Small, pale red cells with low ferritin, from blood loss, poor intake or poor absorption.',
    category: 'Hematology',
    pronunciation: 'EYE-ern dih-FISH-un-see uh-NEE-mee-uh',
    etymology: 'Old English iren; Latin deficere, to be lacking; Greek an, without + haima, blood',
    parts: [],
    examples: [
      'A woman with heavy periods chews ice; ferritin is 6 ng/mL.',
      'MCV 68 fL, wide red cell distribution, platelets 520,000/µL.',
    ],
    relatedTerms: ['Anemia', 'Melena', 'Reticulocyte'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'In men and after menopause it means gut bleeding until excluded, often by endoscopy. One oral tablet a day or every other day for three months after recovery refills the stores.',
    commonAbbreviations: ['IDA (iron deficiency anemia)', 'TIBC (total iron-binding capacity)'],
    illustration: null,
  },
  {
    term: 'Pernicious anemia',
    definition:
      'Vitamin B12 lack from autoimmune loss of intrinsic factor, with large red cells and nerve damage.',
    category: 'Hematology',
    pronunciation: 'per-NISH-us uh-NEE-mee-uh',
    etymology: 'Latin perniciosus, destructive; Greek an, without + haima, blood',
    parts: [],
    examples: [
      'Sore red tongue, numb feet and lost vibration sense in a woman of 68.',
      'Smear: oval macrocytes and a neutrophil with seven lobes.',
    ],
    relatedTerms: ['Anemia', 'Paresthesia', 'Ataxia'],
    bodySystem: 'Hematologic and nervous systems',
    clinicalSignificance:
      'Folate alone corrects the blood but lets the cord decline, so B12 is checked first. Treatment is lifelong, by injection or high oral dose.',
    commonAbbreviations: ['IF (intrinsic factor)'],
    illustration: null,
  },
  {
    term: 'Sickle cell disease',
    definition:
      'Inherited disorder of beta globin in which deoxygenated red blood corpuscles stiffen into crescents and block small vessels.',
    category: 'Hematology',
    pronunciation: 'SIK-ul SEL dih-ZEEZ',
    etymology: 'Old English sicol, curved blade; Latin cella, small room',
    parts: [],
    examples: [
      'A teenager has severe back and leg pain after a cold swim.',
      'Fever, new infiltrate and saturation of 89 percent: acute chest syndrome.',
    ],
    relatedTerms: ['Hemolysis', 'Reticulocyte', 'Bacteremia'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'Pain is treated with opioids within an hour, and fever means blood cultures and ceftriaxone because the spleen has failed. Hydroxyurea reduces crises.',
    commonAbbreviations: ['SCD (sickle cell disease)', 'HbS (sickle hemoglobin)'],
    illustration: null,
  },
  {
    term: 'Hemolysis',
    definition:
      'Premature destruction of red cells, with raised LDH and indirect bilirubin and low haptoglobin.',
    category: 'Hematology',
    pronunciation: 'hee-MOL-uh-sis',
    etymology: 'Greek haima, blood + lysis, loosening',
    parts: [
      { part: 'hem/o', kind: 'root', meaning: 'blood' },
      { part: '-lysis', kind: 'suffix', meaning: 'breakdown' },
    ],
    examples: [
      'Two days after fava beans, a man with low G6PD has dark urine.',
      'Potassium of 6.9 in a pink serum sample: the cells broke in the tube.',
    ],
    relatedTerms: ['Jaundice', 'Reticulocyte', 'Sickle cell disease'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'A direct antiglobulin test separates immune causes. Fever, flank pain and red urine within minutes of a transfusion mean stop it and keep the line open with saline.',
    commonAbbreviations: ['DAT (direct antiglobulin test)', 'LDH (lactate dehydrogenase)'],
    illustration: null,
  },
  {
    term: 'Polycythemia vera',
    definition:
      'Clonal overproduction of red cells, nearly always with a JAK2 mutation, low erythropoietin and itching after a bath.',
    category: 'Hematology',
    pronunciation: 'pol-ee-sy-THEE-mee-uh VEER-uh',
    etymology: 'Greek polys, many + kytos, cell + haima, blood; Latin vera, true',
    parts: [
      { part: 'poly-', kind: 'prefix', meaning: 'many' },
      { part: 'cyt/o', kind: 'root', meaning: 'cell' },
      { part: 'hem/o', kind: 'root', meaning: 'blood' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Hematocrit 58 percent with a ruddy face and burning red fingers.',
      "A smoker's high count with raised erythropoietin is a secondary erythrocytosis, not polycythemia vera.",
    ],
    relatedTerms: ['Deep vein thrombosis', 'Reticulocyte', 'Ischemic stroke'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'Phlebotomy keeps the hematocrit under 45 percent, and low-dose aspirin prevents clots. Over 60 years or after a clot, hydroxyurea or interferon is added.',
    commonAbbreviations: ['PV (polycythemia vera)'],
    illustration: null,
  },
  {
    term: 'Reticulocyte',
    definition:
      'A young red cell without nucleus that still holds ribosomal RNA and matures within about two days.',
    category: 'Hematology',
    pronunciation: 'reh-TIK-yuh-loh-syt',
    etymology: 'Latin reticulum, little net + Greek kytos, cell',
    parts: [
      { part: 'reticul/o', kind: 'root', meaning: 'small net' },
      { part: '-cyte', kind: 'suffix', meaning: 'cell' },
    ],
    examples: [
      'A week after vitamin B12 is given, the share rises to 8 percent.',
      '0.2 percent with a hemoglobin of 6 g/dL shows a marrow that does not answer.',
    ],
    relatedTerms: ['Hemolysis', 'Anemia', 'Aplastic anemia'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'The count divides low hemoglobin into two groups: high with bleeding or destruction, low when production fails.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Aplastic anemia',
    definition:
      'Pancytopenia with an empty, fatty marrow because the blood-forming stem cells have been lost.',
    category: 'Hematology',
    pronunciation: 'ay-PLAS-tik uh-NEE-mee-uh',
    etymology: 'Greek a, without + plastos, formed; an, without + haima, blood',
    parts: [],
    examples: [
      'A 22-year-old has gum bleeding, fever and a platelet count of 9,000/µL.',
      'Marrow biopsy: 5 percent cells, the rest fat, no blasts.',
    ],
    relatedTerms: ['Reticulocyte', 'Neutropenia', 'Thrombocytopenia'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'Young patients with a matched sibling get stem cell transplant, others antithymocyte globulin with cyclosporine and eltrombopag. Transfusions are kept few and irradiated.',
    commonAbbreviations: ['AA (aplastic anemia)'],
    illustration: null,
  },
];
