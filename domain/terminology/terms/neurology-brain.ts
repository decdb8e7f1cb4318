import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Events in the brain and the fluid around it. */
export const neurologyBrainTerms: readonly MedicalTerm[] = [
  {
    term: 'Ischemic stroke',
    definition: 'Sudden loss of brain function from a blocked artery that leaves an infarct.',
    category: 'Neurology',
    pronunciation: 'is-KEE-mik STROHK',
    etymology: 'Greek ischein, to hold back + haima, blood; English stroke, a blow',
    parts: [],
    examples: [
      'At 8:10 his speech slurs and his right arm drops; at 8:50 the CT shows no bleeding.',
      'MRI: restricted diffusion in the left middle cerebral territory.',
    ],
    relatedTerms: ['Transient ischemic attack', 'Hemiparesis', 'Atrial fibrillation'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'The time last known well decides: thrombolysis up to 4.5 hours, thrombectomy of a large vessel up to 24 hours in selected patients. Before thrombolysis, blood pressure must be below 185/110.',
    commonAbbreviations: [
      'CVA (cerebrovascular accident)',
      'NIHSS (National Institutes of Health Stroke Scale)',
    ],
    illustration: 'brain-stroke',
  },
  {
    term: 'Transient ischemic attack',
    definition:
      'A brief spell of focal neurologic loss from reduced blood flow that leaves no infarct on imaging.',
    category: 'Neurology',
    pronunciation: 'TRAN-shent is-KEE-mik uh-TAK',
    etymology:
      'Latin transire, to pass over; Greek ischein, to hold back + haima, blood; Italian attaccare, to attach, join battle',
    parts: [],
    examples: [
      'A curtain fell over her left eye for 10 minutes; now her examination is normal.',
      'His weak hand recovered in 20 minutes, but the carotid is narrowed by 80 percent.',
    ],
    relatedTerms: ['Ischemic stroke', 'Syncope', 'Atrial fibrillation'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'The risk of a completed stroke is highest in the first 48 hours. Prompt antiplatelets, a statin and carotid imaging prevent many; short dual antiplatelet therapy fits high-risk cases.',
    commonAbbreviations: ['TIA (transient ischemic attack)'],
    illustration: 'brain-stroke',
  },
  {
    term: 'Subarachnoid hemorrhage',
    definition:
      'Bleeding into the cerebrospinal fluid around the brain, mostly from a burst aneurysm and felt as a thunderclap headache.',
    category: 'Neurology',
    pronunciation: 'sub-uh-RAK-noyd HEM-er-ij',
    etymology: 'Latin sub, under + Greek arachne, spider web; haima, blood + rhegnynai, to burst',
    parts: [],
    examples: [
      '"The worst headache of my life" hit at full force within a minute, with vomiting.',
      'CT: star-shaped bright blood in the basal cisterns.',
    ],
    relatedTerms: ['Meninges', 'Subdural hematoma', 'Hydrocephalus'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'A CT within 6 hours detects nearly all; later, a lumbar puncture looks for yellow fluid. Nimodipine for 21 days improves the outcome, and early coiling or clipping prevents rebleeding.',
    commonAbbreviations: ['SAH (subarachnoid hemorrhage)'],
    illustration: null,
  },
  {
    term: 'Subdural hematoma',
    definition:
      'A crescent-shaped collection of blood beneath the outer brain membrane, usually from torn bridging veins.',
    category: 'Neurology',
    pronunciation: 'sub-DOOR-ul hee-muh-TOH-muh',
    etymology: 'Latin sub, under + dura mater, tough mother; Greek haima, blood + -oma, swelling',
    parts: [],
    examples: [
      'Three weeks after a fall, an 82-year-old on warfarin is drowsy and unsteady.',
      'CT: a crescent over the left hemisphere crossing suture lines, with 7 mm shift.',
    ],
    relatedTerms: ['Meninges', 'Subarachnoid hemorrhage', 'Glasgow Coma Scale'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'A thickness over 10 mm or a midline shift over 5 mm calls for surgery in the acute form. Anticoagulants are reversed first.',
    commonAbbreviations: ['SDH (subdural hematoma)'],
    illustration: null,
  },
  {
    term: 'Hydrocephalus',
    definition:
      "Enlargement of the brain's ventricles by cerebrospinal fluid that is blocked or not absorbed.",
    category: 'Neurology',
    pronunciation: 'hy-droh-SEF-uh-lus',
    etymology: 'Greek hydor, water + kephale, head',
    parts: [
      { part: 'hydr/o', kind: 'root', meaning: 'water' },
      { part: '-cephalus', kind: 'suffix', meaning: 'head' },
    ],
    examples: [
      "An infant's head crosses percentiles and the eyes look downward, the setting-sun sign.",
      'Magnetic gait, incontinence and forgetfulness in a man of 74: the normal-pressure form.',
    ],
    relatedTerms: ['Subarachnoid hemorrhage', 'Meninges', 'Ataxia'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Acute blockage raises pressure in the skull and needs a drain within hours. A shunted patient with headache and vomiting has shunt failure until shown otherwise.',
    commonAbbreviations: [
      'NPH (normal pressure hydrocephalus)',
      'CSF (cerebrospinal fluid)',
      'VP shunt (ventriculoperitoneal shunt)',
    ],
    illustration: null,
  },
  {
    term: 'Hemiparesis',
    definition: 'Weakness of one side of the body.',
    category: 'Neurology',
    pronunciation: 'hem-ee-puh-REE-sis',
    etymology: 'Greek hemi, half + paresis, slackening',
    parts: [
      { part: 'hemi-', kind: 'prefix', meaning: 'half' },
      { part: '-paresis', kind: 'suffix', meaning: 'weakness' },
    ],
    examples: [
      'Her right arm drifts down within 5 seconds and the right leg drags.',
      'Strength 3 of 5 is hemiparesis; 0 of 5 would be hemiplegia.',
    ],
    relatedTerms: ['Ischemic stroke', 'Contralateral', 'Ataxia'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'With a drooping face and sudden onset it means stroke, but low glucose can mimic it, so glucose is checked first. Weak shoulders are supported, never pulled.',
    commonAbbreviations: [],
    illustration: 'brain-stroke',
  },
  {
    term: 'Status epilepticus',
    definition:
      'Convulsive or other seizure activity that lasts 5 minutes or more, or recurs without recovery in between.',
    category: 'Neurology',
    pronunciation: 'STAY-tus ep-ih-LEP-tih-kus',
    etymology: 'Latin status, standing, condition; Greek epilepsia, seizure, taking hold',
    parts: [],
    examples: [
      'He has jerked for 7 minutes when the ambulance arrives.',
      'She stays unresponsive after the jerking; the EEG shows ongoing discharges.',
    ],
    relatedTerms: ['Hypoglycemia', 'Action potential', 'Hypoxemia'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'A benzodiazepine comes first, for example lorazepam 4 mg intravenously or midazolam 10 mg into the muscle. Then levetiracetam, fosphenytoin or valproate is loaded.',
    commonAbbreviations: ['SE (status epilepticus)', 'EEG (electroencephalogram)'],
    illustration: null,
  },
];
