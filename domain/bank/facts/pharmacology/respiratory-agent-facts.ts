import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** Which sedative, relaxant, vasopressor or further drug suits a patient in respiratory care. */
export const respiratoryAgentFacts: readonly Fact<Phrase>[] = [
  {
    id: 'burn-avoid-succinylcholine',
    drugs: ['rocuronium'],
    to: [],
    rt: 'agents',
    scene:
      'A patient with burns of 40% of the body, ten days old, needs rapid sequence intubation. The potassium is 5.4 mEq/L.',
    ask: 'Which relaxant should the therapist recommend?',
    key: [
      'Rocuronium',
      'It acts fast and does not release potassium. Succinylcholine after burns can stop the heart.',
    ],
    wrong: [
      [
        'Succinylcholine',
        'Receptors spread over burned and immobile muscle, so it can release a fatal amount of potassium.',
      ],
      ['Neostigmine', 'It reverses muscle relaxants of the rocuronium type and does not paralyze.'],
      ['Dantrolene', 'It treats malignant hyperthermia and is too weak and slow for intubation.'],
      ['Baclofen', 'It eases spasticity and does not relax the larynx.'],
      ['Sugammadex', 'It binds rocuronium and ends its effect, the opposite of what is wanted.'],
    ],
  },
  {
    id: 'awake-light-sedation',
    drugs: ['dexmedetomidine'],
    to: [],
    rt: 'agents',
    scene:
      'A ventilated patient who meets weaning criteria pulls at the tube whenever propofol is stopped. The pulse is 96/min and the pressure 138/80 mm Hg.',
    ask: 'Which sedative should be recommended for the breathing trial?',
    key: [
      'Dexmedetomidine',
      'It calms without depressing the drive to breathe, so that the trial can go on.',
    ],
    wrong: [
      ['Lorazepam', 'It depresses breathing, lasts long and favors delirium.'],
      ['Cisatracurium', 'A relaxant is no sedative and makes breathing impossible.'],
      ['Morphine by drip', 'It depresses the drive to breathe, and the problem is agitation.'],
      ['Midazolam by drip', 'A drip of midazolam lingers for hours and delays extubation.'],
      ['More propofol', 'At the dose that calms this patient, breathing was too weak for a trial.'],
    ],
    note: 'Dexmedetomidine keeps a patient calm and easy to rouse. It can slow the pulse and lower the pressure.',
  },
  {
    id: 'paralyzed-tachycardia',
    drugs: ['cisatracurium', 'propofol'],
    to: [],
    rt: 'agents',
    scene:
      'A patient with ARDS receives cisatracurium. No sedative is running. The eyes tear, the pulse is 134/min and the pressure 178/96 mm Hg.',
    ask: 'What should the therapist recommend first?',
    key: [
      'Start a sedative with an analgesic',
      'A relaxant neither sedates nor relieves pain. Tears with a fast pulse suggest that the patient is awake and paralyzed.',
    ],
    wrong: [
      [
        'Raise the dose of the cisatracurium',
        'More relaxant hides the distress and leaves the patient aware.',
      ],
      ['Give labetalol for the pressure', 'It treats a sign of suffering and not its cause.'],
      [
        'Nebulize albuterol with ipratropium',
        'There is no sign of bronchospasm, and the pulse would rise.',
      ],
      [
        'Reverse the block with sugammadex',
        'It does not bind cisatracurium, and synchrony would be lost.',
      ],
    ],
  },
  {
    id: 'pulmonary-edema-plan',
    drugs: ['furosemide', 'nitroglycerin'],
    to: [],
    rt: 'agents',
    scene:
      'A patient sits upright with pink froth, crackles to the apices, a pressure of 196/110 mm Hg and a saturation of 84%. CPAP has just been applied.',
    ask: 'Which drugs should the therapist recommend along with it?',
    key: [
      'Nitroglycerin and furosemide',
      'Nitroglycerin lowers preload and afterload at once, and furosemide removes fluid.',
    ],
    wrong: [
      [
        'Albuterol and ipratropium',
        'The wheeze of heart failure comes from edema, and the heart would be driven faster.',
      ],
      ['Propranolol and saline', 'A beta blocker and fluid worsen acute heart failure.'],
      ['Norepinephrine and saline bolus', 'The pressure is very high, and fluid floods the lungs.'],
      [
        'Methylprednisolone and azithromycin',
        'These treat an exacerbation of COPD, for which nothing speaks here.',
      ],
    ],
  },
  {
    id: 'septic-vasopressor',
    drugs: ['norepinephrine'],
    to: [],
    rt: 'agents',
    scene:
      'After 30 mL/kg of fluid a ventilated patient with pneumonia has a mean pressure of 54 mm Hg and a warm skin.',
    ask: 'Which drug should be recommended first?',
    key: [
      'Norepinephrine',
      'It is the first vasopressor in septic shock: it restores vessel tone with some support of the heart.',
    ],
    wrong: [
      ['Dobutamine', 'It raises output and can lower pressure further when vessels are wide.'],
      ['Milrinone', 'It widens vessels and would lower the pressure.'],
      ['Furosemide', 'Removing fluid in shock lowers filling and the pressure still further.'],
      ['Nitroprusside', 'It widens vessels that are too wide already.'],
      [
        'Phenylephrine aerosol',
        'It constricts the mucosa of the nose and does not reach the circulation.',
      ],
    ],
  },
  {
    id: 'symptomatic-bradycardia',
    drugs: ['atropine'],
    to: [],
    rt: 'agents',
    scene:
      'During suctioning the pulse of an intubated adult falls to 34/min with a pressure of 70/40 mm Hg. It stays low after suction ends and oxygen is given.',
    ask: 'Which drug should be recommended?',
    key: [
      'Atropine',
      'The vagus was stimulated. Atropine blocks it and is first for a slow pulse with low pressure.',
    ],
    wrong: [
      ['Adenosine', 'It blocks the AV node and would slow the heart further.'],
      ['Amiodarone', 'It treats fast ventricular rhythms and slows the heart.'],
      ['Esmolol', 'It is a beta blocker and lowers pulse and pressure.'],
      ['Lidocaine', 'It treats ventricular arrhythmias and does not speed a sinus rhythm.'],
      ['Diltiazem', 'It slows the AV node and lowers the pressure.'],
    ],
  },
  {
    id: 'pseudomonas-inhaled',
    drugs: ['tobramycin'],
    to: [],
    rt: 'aerosol',
    scene:
      'Sputum of a patient with cystic fibrosis grows Pseudomonas aeruginosa for the third time, and lung function is falling slowly.',
    ask: 'Which inhaled drug is indicated to suppress it?',
    key: [
      'Tobramycin',
      'Inhaled tobramycin in cycles lowers the load of Pseudomonas with little in the blood.',
    ],
    wrong: [
      ['Pentamidine', 'Its aerosol prevents Pneumocystis pneumonia and kills no bacteria.'],
      ['Ribavirin', 'Its aerosol is for respiratory syncytial virus and not for bacteria.'],
      ['Amphotericin B', 'It acts on fungi and not on bacteria.'],
      ['Dornase alfa', 'It thins sputum by cutting DNA and kills no bacteria.'],
      ['Zanamivir', 'It is inhaled against influenza viruses and kills no bacteria.'],
    ],
  },
  {
    id: 'pentamidine-prevention',
    drugs: [],
    to: [],
    rt: 'aerosol',
    scene:
      'A patient with HIV and a CD4 count of 90/µL had a severe rash from trimethoprim-sulfamethoxazole and cannot take dapsone or atovaquone.',
    ask: 'Which aerosol can prevent Pneumocystis pneumonia?',
    key: [
      'Pentamidine',
      'Monthly aerosol pentamidine, by a nebulizer with small particles and one-way valves, is an alternative.',
    ],
    wrong: [
      ['Ribavirin', 'It is an antiviral aerosol for severe RSV disease.'],
      ['Tobramycin sulfate', 'It acts on gram-negative bacteria and on no fungus or virus.'],
      ['Colistin', 'It acts on resistant gram-negative rods and on no fungus or virus.'],
      ['Zanamivir', 'It is for influenza and comes as a dry powder.'],
      [
        'Cromolyn sodium',
        'It prevents allergic spasm of the airways and does not treat infection.',
      ],
    ],
    note: 'Aerosol pentamidine irritates airways and is a hazard to staff. Use a bronchodilator first, a filtered nebulizer and a room with negative pressure.',
  },
  {
    id: 'apnea-of-prematurity',
    drugs: ['caffeine'],
    to: [],
    rt: 'agents',
    scene:
      'A preterm infant of 29 weeks, three days old, has pauses in breathing of 25 seconds with a falling pulse. Infection, low glucose and bleeding are ruled out.',
    ask: 'Which drug should be recommended?',
    key: [
      'Caffeine citrate',
      'It stimulates the respiratory center, has a wide margin and is first choice for apnea of prematurity.',
    ],
    wrong: [
      ['Doxapram infusion', 'It has more side effects and is not the first choice.'],
      ['Naloxone', 'No opioid was given, so there is nothing to displace.'],
      ['Albuterol aerosol', 'The pauses come from an immature brainstem and not from spasm.'],
      ['Phenobarbital', 'It depresses breathing and is used for seizures.'],
      ['Furosemide', 'It removes fluid and does not stimulate breathing.'],
    ],
    note: 'After a loading dose caffeine is given once a day. A racing heart and poor feeding are its main unwanted effects.',
  },
  {
    id: 'opioid-hypoventilation',
    drugs: ['naloxone'],
    to: [],
    rt: 'agents',
    scene:
      'On the surgical floor a patient with a morphine pump has 6 breaths a minute, a PaCO₂ of 72 mm Hg and tiny pupils. The therapist is assisting breaths.',
    ask: 'What should be recommended next?',
    key: [
      'Small IV doses of naloxone',
      'Small repeated doses restore breathing without a storm of pain and high pressure.',
    ],
    wrong: [
      [
        'Repeated IV doses of flumazenil',
        'It reverses benzodiazepines and has no effect on opioids.',
      ],
      ['IV doxapram by infusion', 'A general stimulant is less safe than the specific antagonist.'],
      ['Oral caffeine citrate', 'It is too slow and too weak for opioid depression.'],
      [
        'Bilevel support by mask overnight',
        'A drowsy patient who hardly breathes needs reversal, not a mask alone.',
      ],
    ],
  },
  {
    id: 'maintenance-copd',
    drugs: ['tiotropium'],
    to: [],
    rt: 'agents',
    scene:
      'A patient with COPD uses albuterol several times a day, gets breathless on one flight of stairs and has had no exacerbation. Eosinophils are low.',
    ask: 'Which daily drug should be recommended first?',
    key: [
      'Inhaled tiotropium',
      'A long-acting bronchodilator is the base of maintenance in COPD with daily symptoms.',
    ],
    wrong: [
      [
        'Inhaled fluticasone',
        'A steroid by itself is not used in COPD. It is added for exacerbations with high eosinophils.',
      ],
      ['Oral prednisone', 'It is for exacerbations. Daily use harms more than it helps.'],
      ['Oral theophylline', 'Its range is narrow, so it is a late choice.'],
      ['Oral montelukast', 'It is used in asthma and allergic rhinitis.'],
      ['Azithromycin daily', 'It is for frequent exacerbations in spite of inhalers.'],
    ],
  },
  {
    id: 'asthma-step-up',
    drugs: ['fluticasone'],
    to: [],
    rt: 'agents',
    scene:
      'A patient with asthma wakes with cough two nights a week and empties an albuterol inhaler each month. No other drug is used.',
    ask: 'Which change of plan should be recommended?',
    key: [
      'Add an inhaled corticosteroid',
      'Night symptoms and frequent relief show uncontrolled inflammation, which an inhaled steroid treats.',
    ],
    wrong: [
      [
        'Add salmeterol by itself',
        'A long-acting agonist without a steroid raises the risk of death in asthma.',
      ],
      [
        'Double the number of albuterol puffs',
        'More relief hides the inflammation that causes the symptoms.',
      ],
      [
        'Add nebulized acetylcysteine daily',
        'It can provoke spasm and has no place in asthma control.',
      ],
      ['Add tiotropium by itself', 'It may be added to a steroid later, but not instead of it.'],
      [
        'Take antibiotics for 10 days',
        'Nothing points to a bacterial infection that would need an antibiotic.',
      ],
    ],
  },
  {
    id: 'right-heart-epoprostenol',
    drugs: ['epoprostenol'],
    to: [],
    rt: 'aerosol',
    scene:
      'A patient on the ventilator with severe ARDS has a failing right heart and a pulmonary artery pressure of 62/34 mm Hg. Nitric oxide is not available.',
    ask: 'Which inhaled drug can be recommended in its place?',
    key: [
      'Epoprostenol',
      'Inhaled prostacyclin widens vessels of ventilated lung and can stand in for nitric oxide.',
    ],
    wrong: [
      ['Racemic epinephrine', 'It constricts mucosal vessels.'],
      ['Ipratropium', 'It acts on airway muscle and not on vessels.'],
      ['Budesonide', 'It calms inflammation of airways over days.'],
      ['Hypertonic saline', 'It moves mucus and does not change pressure.'],
      ['Levalbuterol', 'It relaxes bronchi and speeds the heart.'],
    ],
  },
  {
    id: 'wide-complex-arrest',
    drugs: ['epinephrine'],
    to: [],
    rt: 'agents',
    scene:
      'In cardiac arrest with ventricular fibrillation two shocks have been given, and compressions go on. An IV line has just been placed.',
    ask: 'Which drug should be given first?',
    key: [
      'Epinephrine 1 mg IV',
      'It raises coronary perfusion pressure and is repeated every 3 to 5 minutes. Amiodarone follows the third shock.',
    ],
    wrong: [
      ['Atropine 1 mg IV', 'It is no longer part of the treatment of cardiac arrest.'],
      [
        'Adenosine 6 mg IV',
        'It is for stable supraventricular tachycardia in a patient with a pulse.',
      ],
      ['Naloxone 0.4 mg IV', 'It would help in opioid poisoning, which nothing suggests.'],
      [
        'Sodium bicarbonate 1 mEq/kg',
        'It is for special causes such as tricyclic poisoning or high potassium.',
      ],
    ],
    note: 'In a shockable arrest epinephrine is given after the second shock, and amiodarone or lidocaine after the third.',
  },
];
