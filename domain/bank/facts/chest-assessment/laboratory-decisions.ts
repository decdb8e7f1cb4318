import type { DecisionCase } from './pattern.ts';

/** Laboratory results of the patient record that bear on respiratory care. */
export const laboratoryDecisions: readonly DecisionCase[] = [
  {
    id: 'record-platelets',
    level: 'application',
    stem: 'Nasotracheal suctioning is ordered for a patient with leukemia. The record shows hemoglobin 9.8 g/dL, platelets 14,000/mm³, sodium 138 mEq/L and an INR of 1.1. Which value makes the therapist question the order?',
    key: [
      'Platelet count',
      'Below about 20,000/mm³ even minor trauma of the nose can bleed severely.',
    ],
    slips: [
      [
        'Hemoglobin level',
        'A hemoglobin of 9.8 g/dL lowers oxygen content a little. It does not make suctioning risky.',
      ],
      ['Serum sodium', 'A sodium of 138 mEq/L is normal. It has no effect on bleeding.'],
      ['INR result', 'An INR of 1.1 is normal. The clotting factors are sufficient.'],
    ],
    note: 'Look up platelets and clotting tests before nasal suctioning, arterial puncture or bronchoscopy. Report a critical value before going on.',
  },
  {
    id: 'record-eosinophils',
    level: 'application',
    stem: 'The differential count of a patient with cough shows 14% eosinophils. Neutrophils are 58%. With which condition does this fit best?',
    key: [
      'Allergic asthma',
      'Eosinophils rise above about 4% in allergy, asthma and parasite infection.',
    ],
    slips: [
      [
        'Lobar pneumonia',
        'Bacterial pneumonia raises neutrophils and immature forms. Eosinophils stay low.',
      ],
      [
        'Viral bronchitis',
        'Viral infection tends to raise lymphocytes. It does not raise eosinophils.',
      ],
      ['Chronic hypoxemia', 'Chronic hypoxemia raises red cells. It has no effect on eosinophils.'],
      ['Steroid treatment', 'Steroids lower eosinophils.'],
    ],
    note: 'Neutrophils with bands suggest bacterial infection, lymphocytes viral infection, and eosinophils allergy. Read the differential together with the total count.',
  },
  {
    id: 'record-bands',
    level: 'application',
    stem: 'A ventilated patient has a white cell count of 19,400/mm³ with 82% neutrophils and 14% bands, compared with 8,200/mm³ on admission. What does this change suggest?',
    key: [
      'Acute bacterial infection',
      'A high count with a left shift (many bands) is typical of bacterial infection.',
    ],
    slips: [
      ['Allergic reaction to drugs', 'Allergy raises eosinophils. It does not bring out bands.'],
      [
        'Viral infection of the throat',
        'Viruses tend to raise lymphocytes and often leave the total count low.',
      ],
      [
        'Suppressed bone marrow',
        'Marrow suppression lowers the count. Here it has more than doubled.',
      ],
      ['Chronic loss of oxygen', 'Chronic hypoxemia raises red cells, not bands.'],
    ],
    note: 'Normal white cells are about 5,000 to 10,000/mm³. More than 10% bands is a strong sign of bacterial infection.',
  },
  {
    id: 'record-polycythemia',
    level: 'analysis',
    stem: 'A new clinic patient has a hemoglobin of 19 g/dL, a hematocrit of 58% and a PaO₂ of 50 mm Hg on room air. The chest film shows a large right heart. How should the blood count be explained?',
    key: [
      'Response of the marrow to chronic hypoxemia',
      'Low oxygen stimulates erythropoietin, and red cells increase over weeks to months.',
    ],
    slips: [
      [
        'Loss of plasma during a recent acute illness',
        'No acute illness is reported, and hypoxemia with a large right heart is chronic.',
      ],
      [
        'Destruction of red cells by the spleen',
        'Destruction lowers hemoglobin. Here it is far above normal.',
      ],
      ['Shortage of iron within the bone marrow', 'Lack of iron lowers hemoglobin.'],
      [
        'Effect of inhaled bronchodilator drugs',
        'Bronchodilators do not raise the number of red cells.',
      ],
    ],
    note: 'Secondary polycythemia shows that hypoxemia is old. Thick blood adds to the load of the right heart.',
  },
  {
    id: 'record-sputum-pseudomonas',
    level: 'application',
    stem: 'The sputum of a patient with bronchiectasis is green with a sweet smell, and the Gram stain shows gram-negative rods. Which organism is most likely?',
    key: [
      'Pseudomonas aeruginosa',
      'It is a gram-negative rod that colonizes damaged airways and makes green sputum with a sweet smell.',
    ],
    slips: [
      [
        'Streptococcus pneumoniae',
        'The pneumococcus is a gram-positive diplococcus and gives rusty sputum.',
      ],
      [
        'Staphylococcus aureus',
        'Staphylococci are gram-positive cocci in clusters. The stain here shows gram-negative rods.',
      ],
      [
        'Mycobacterium avium',
        'Mycobacteria need an acid-fast stain. They are not seen as gram-negative rods.',
      ],
      ['Mycoplasma pneumoniae', 'Mycoplasma has no cell wall and is not seen on Gram stain.'],
    ],
    note: 'Link stain and setting: gram-negative rods in bronchiectasis or cystic fibrosis suggest Pseudomonas. Culture confirms it and shows resistance.',
  },
  {
    id: 'record-sputum-pneumococcus',
    level: 'application',
    stem: 'A patient with sudden chills coughs up rust-colored sputum. The Gram stain shows many white cells and gram-positive cocci in pairs. Which organism is most likely?',
    key: [
      'Streptococcus pneumoniae',
      'Gram-positive diplococci with rusty sputum are typical of pneumococcal pneumonia.',
    ],
    slips: [
      [
        'Klebsiella pneumoniae',
        'Klebsiella is a gram-negative rod with thick, red, jelly-like sputum.',
      ],
      ['Haemophilus influenzae', 'Haemophilus is a small gram-negative rod.'],
      ['Pseudomonas aeruginosa', 'Pseudomonas is a gram-negative rod with green sputum.'],
      [
        'Legionella pneumophila',
        'Legionella is hardly seen on Gram stain. It does not appear as cocci in pairs.',
      ],
    ],
    note: 'Rusty sputum and gram-positive diplococci point to the pneumococcus, the commonest cause of community-acquired lobar pneumonia. Vaccines prevent many cases.',
  },
  {
    id: 'record-lactate-trend',
    level: 'analysis',
    stem: 'A patient with septic shock has received fluid and norepinephrine. Lactate was 6.8 mmol/L on arrival, 4.1 at two hours and 1.7 at six hours. What does the trend show?',
    key: [
      'Tissue perfusion is improving',
      'Falling lactate shows that cells get oxygen again. A value below 2 mmol/L is normal.',
    ],
    slips: [
      [
        'Kidney function has now failed',
        'Failing kidneys do not lower lactate. They would rather slow its removal.',
      ],
      ['Blood volume is still too small', 'Persistent low volume would keep lactate high.'],
      [
        'Alveolar dead space is growing',
        'Lactate does not measure dead space. It reflects oxygen supply to the tissues.',
      ],
      [
        'Muscle work is rising further',
        'Harder muscle work would raise lactate. It has fallen to normal here.',
      ],
    ],
    note: 'Lactate is a marker of perfusion. Its trend over hours guides resuscitation.',
  },
  {
    id: 'record-phosphate-wean',
    level: 'application',
    stem: 'A therapist reviews why a patient with long ventilation lacks muscle strength. Which laboratory value, when low, can weaken the diaphragm directly and can be corrected within hours?',
    key: [
      'Phosphate',
      'Low phosphate deprives muscle of ATP and is corrected by infusion. It may hold up weaning.',
    ],
    slips: [
      ['Hematocrit', 'A low hematocrit lowers oxygen content. It does not weaken muscle directly.'],
      ['Bilirubin', 'A low bilirubin has no meaning for muscle.'],
      ['Amylase', 'Amylase is an enzyme of the pancreas. A low value does not weaken muscle.'],
      ['Creatinine', 'A low creatinine reflects small muscle mass and is not corrected.'],
    ],
    note: 'Low phosphate, magnesium, potassium or calcium can weaken respiratory muscles. Check them in difficult weaning.',
  },
  {
    id: 'record-chloride-alkalosis',
    level: 'analysis',
    stem: 'A patient with COPD cannot be weaned. Chloride is 84 mEq/L, potassium 2.9 mEq/L and HCO₃ 39 mEq/L at a PaCO₂ of 48 mm Hg and a pH of 7.53. What should be recommended?',
    key: [
      'Chloride with potassium',
      'The alkalosis comes from lost chloride and potassium and lowers the drive to breathe.',
    ],
    slips: [
      ['Sodium bicarbonate infusion', 'Bicarbonate would make the alkalosis worse.'],
      [
        'Lower ventilator set rate to six',
        'The problem is metabolic. A low rate does not replace chloride.',
      ],
      ['Higher dose of loop diuretic', 'The diuretic is a common reason for this loss.'],
      ['Oxygen at a higher fraction', 'Oxygenation is not what holds up weaning here.'],
    ],
    note: 'Metabolic alkalosis depresses breathing and holds up weaning. Replace chloride and potassium.',
  },
];
