import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Liver, gallbladder and pancreas. */
export const gastroenterologyLiverAndPancreasTerms: readonly MedicalTerm[] = [
  {
    term: 'Cirrhosis',
    definition:
      'End-stage scarring of the liver, in which nodules of regenerating cells are surrounded by fibrous bands.',
    category: 'Gastroenterology',
    pronunciation: 'sih-ROH-sis',
    etymology:
      'Greek kirrhos, tawny + -osis, condition; named by René Laennec for the color of the cut organ',
    parts: [
      { part: 'cirrh/o', kind: 'root', meaning: 'tawny, orange-yellow' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Palms are red, breasts enlarged and spider-shaped vessels dot the chest.',
      'Ultrasound: nodular outline, spleen 16 cm, reversed portal flow.',
    ],
    relatedTerms: ['Ascites', 'Hepatic encephalopathy', 'Esophageal varices'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Ultrasound every 6 months looks for liver cancer, and endoscopy or stiffness measurement finds varices. Acetaminophen is limited to 2 g a day; NSAIDs are avoided.',
    commonAbbreviations: ['MELD (Model for End-Stage Liver Disease)'],
    illustration: null,
  },
  {
    term: 'Ascites',
    definition: 'Fluid gathered in the abdominal cavity, most often from portal hypertension.',
    category: 'Gastroenterology',
    pronunciation: 'uh-SY-teez',
    etymology: 'Greek askites, baglike, from askos, wineskin',
    parts: [],
    examples: [
      'The flanks bulge, and the dull note moves when the patient turns on his side.',
      'Tap: albumin 0.8 g/dL with a serum value of 2.6 g/dL, a gradient of 1.8.',
    ],
    relatedTerms: ['Cirrhosis', 'Oncotic pressure', 'Peritoneum'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'New fluid, or fever or confusion with it, is tapped: 250 or more neutrophils per µL means spontaneous bacterial peritonitis. A serum gradient of 1.1 g/dL or more shows portal hypertension.',
    commonAbbreviations: [
      'SBP (spontaneous bacterial peritonitis)',
      'SAAG (serum-ascites albumin gradient)',
    ],
    illustration: null,
  },
  {
    term: 'Jaundice',
    definition:
      'Yellow color of skin and sclerae from bilirubin in the blood, visible above about 2.5 to 3 mg/dL.',
    category: 'Gastroenterology',
    pronunciation: 'JAWN-dis',
    etymology: 'Old French jaunice, yellowness, from jaune, yellow',
    parts: [],
    examples: [
      'Urine is cola-colored, stools are pale and the skin itches: the bile duct is blocked.',
      'Yellow palms but white sclerae come from carrots, not from bilirubin.',
    ],
    relatedTerms: ['Cholelithiasis', 'Hemolysis', 'Cirrhosis'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Direct bilirubin points to blocked bile or liver damage, indirect to hemolysis. Painless yellowing with a palpable gallbladder suggests pancreatic cancer.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Hepatic encephalopathy',
    definition:
      'Confusion to coma from gut toxins such as ammonia that a failing liver no longer clears.',
    category: 'Gastroenterology',
    pronunciation: 'heh-PAT-ik en-sef-uh-LOP-uh-thee',
    etymology: 'Greek hepar, liver; enkephalos, brain + pathos, disease',
    parts: [],
    examples: [
      'He sleeps by day, cannot draw a star and his outstretched hands flap.',
      'After three days of constipation she is somnolent and does not know the date.',
    ],
    relatedTerms: ['Cirrhosis', 'Ascites', 'Esophageal varices'],
    bodySystem: 'Digestive and nervous systems',
    clinicalSignificance:
      'A trigger is sought: bleeding, infection, constipation, sedatives or low potassium. Lactulose is titrated to two or three soft stools a day, and rifaximin prevents relapses.',
    commonAbbreviations: ['HE (hepatic encephalopathy)'],
    illustration: null,
  },
  {
    term: 'Esophageal varices',
    definition:
      'Dilated veins in the lower gullet that carry portal blood around a scarred liver and can burst.',
    category: 'Gastroenterology',
    pronunciation: 'ih-sof-uh-JEE-ul VAIR-ih-seez',
    etymology: 'Greek oisophagos, gullet; Latin varix, plural varices, swollen vein',
    parts: [],
    examples: [
      'A man with cirrhosis vomits a basin of red blood and is pale and cold.',
      'Endoscopy: large veins with red wale marks, three bands placed.',
    ],
    relatedTerms: ['Hematemesis', 'Cirrhosis', 'Melena'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'In bleeding, octreotide and ceftriaxone start before banding, and red cells are given only below 7 g/dL, since more raises portal pressure. Carvedilol or propranolol prevents the first bleed.',
    commonAbbreviations: [
      'EV (esophageal varices)',
      'TIPS (transjugular intrahepatic portosystemic shunt)',
    ],
    illustration: null,
  },
  {
    term: 'Cholelithiasis',
    definition: 'Stones in the gallbladder, often found by chance and not always painful.',
    category: 'Gastroenterology',
    pronunciation: 'koh-lih-lih-THY-uh-sis',
    etymology: 'Greek chole, bile + lithos, stone + -iasis, condition',
    parts: [
      { part: 'chol/e', kind: 'root', meaning: 'bile' },
      { part: 'lith/o', kind: 'root', meaning: 'stone' },
      { part: '-iasis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Right upper pain one hour after pizza lasts two hours and leaves.',
      'Ultrasound: mobile echoes with shadows, wall 2 mm, no fluid.',
    ],
    relatedTerms: ['Cholecystitis', 'Pancreatitis', 'Jaundice'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Silent ones are left alone. Attacks of biliary colic call for elective removal of the gallbladder; fever with them means an urgent complication.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Cholecystitis',
    definition: 'Inflammation of the gallbladder, usually after a stone wedges in its outlet.',
    category: 'Gastroenterology',
    pronunciation: 'koh-lih-sis-TY-tis',
    etymology: 'Greek chole, bile + kystis, bladder + -itis, inflammation',
    parts: [
      { part: 'chol/e', kind: 'root', meaning: 'bile' },
      { part: 'cyst/o', kind: 'root', meaning: 'bladder' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'She stops breathing in when the hand presses under the right ribs: Murphy sign.',
      'Ultrasound: wall 5 mm, fluid around it, a stone stuck in the neck.',
    ],
    relatedTerms: ['Cholelithiasis', 'Jaundice', 'Pancreatitis'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Pain beyond about 6 hours with fever separates it from colic. Antibiotics and early laparoscopic removal, within 72 hours where possible, are standard.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Pancreatitis',
    definition:
      'Inflammation of the gland behind the stomach by its own enzymes, with pain boring to the back and raised lipase.',
    category: 'Gastroenterology',
    pronunciation: 'pan-kree-uh-TY-tis',
    etymology: 'Greek pankreas, all flesh, from pan, all + kreas, flesh + -itis, inflammation',
    parts: [
      { part: 'pancreat/o', kind: 'root', meaning: 'pancreas' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'Two days after a binge he leans forward in bed with a lipase of 2,400 U/L.',
      'Triglycerides of 3,100 mg/dL caused her third attack; no stones are seen.',
    ],
    relatedTerms: ['Cholelithiasis', 'Retroperitoneum', 'Jaundice'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Gallstones and alcohol cause most cases, and lipase of three times the limit supports it. Care is moderate fluid, analgesia and early feeding; antibiotics are only for proven infection.',
    commonAbbreviations: ['ERCP (endoscopic retrograde cholangiopancreatography)'],
    illustration: null,
  },
];
