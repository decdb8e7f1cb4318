import type { ContrastFact } from '../physiology/contrast-fact.ts';
import { stepOne, stepTwo } from './medical-places.ts';

/** Patterns of spinal fluid, and of edema, and what they mean. */
export const spinalFluidMeanings: readonly ContrastFact[] = [
  {
    id: 'bacterial-meningitis',
    scene:
      'A college student has fever, headache and a stiff neck. Spinal fluid is cloudy, with 2,400 white cells/mm³, mostly neutrophils, glucose 16 mg/dL (reference 50 to 75) and protein 310 mg/dL (15 to 45).',
    key: [
      'Meningitis from bacteria',
      'Neutrophils with very low glucose and high protein mean bacteria.',
    ],
    fits: 'Bacterial meningitis gives neutrophils and a low glucose in spinal fluid.',
    unlike: [
      'viral-meningitis',
      'subarachnoid',
      'guillain-barre',
      'tuberculous-meningitis',
      'encephalopathy',
      'intracranial-pressure',
    ],
    takeaway:
      'Bacterial meningitis: cloudy fluid, neutrophils, low glucose, high protein. Antibiotics are not delayed for a scan. Droplet precautions apply for the first 24 hours of treatment.',
    places: [stepTwo('nervous-special-senses', 'CNS infection')],
  },
  {
    id: 'viral-meningitis',
    scene:
      'A teacher has headache, fever and mild neck stiffness after a summer cold. Spinal fluid is clear, with 140 white cells/mm³, mostly lymphocytes, glucose 62 mg/dL (reference 50 to 75) and protein 58 mg/dL (15 to 45).',
    key: [
      'Meningitis from a virus',
      'Clear fluid with lymphocytes and a normal glucose fits a virus.',
    ],
    fits: 'Viral meningitis gives lymphocytes and a normal glucose in spinal fluid.',
    unlike: [
      'bacterial-meningitis',
      'tuberculous-meningitis',
      'subarachnoid',
      'guillain-barre',
      'encephalopathy',
      'intracranial-pressure',
    ],
    takeaway:
      'Viruses leave glucose in the spinal fluid normal and call lymphocytes. Enteroviruses are the usual cause, and care is supportive. Until the result is known bacterial disease is treated.',
    places: [stepOne('behavioral-nervous', 'CNS tumors and infections')],
  },
  {
    id: 'tuberculous-meningitis',
    scene:
      'An immigrant has had headache and evening fever for four weeks and now double vision. Spinal fluid shows 280 white cells/mm³, mostly lymphocytes, glucose 22 mg/dL (reference 50 to 75) and protein 360 mg/dL (15 to 45).',
    key: [
      'Meningitis from tuberculosis',
      'Lymphocytes with a low glucose and very high protein over weeks fit tuberculosis.',
    ],
    fits: 'Tuberculous meningitis gives lymphocytes with a low glucose over weeks.',
    unlike: [
      'bacterial-meningitis',
      'viral-meningitis',
      'subarachnoid',
      'guillain-barre',
      'intracranial-pressure',
      'encephalopathy',
    ],
    level: 'analysis',
    takeaway:
      'Lymphocytes suggest a virus, but low glucose does not: think of tuberculosis or fungus. Slow onset and cranial nerve signs fit tuberculosis. Treatment starts before the culture grows.',
    places: [stepOne('behavioral-nervous', 'CNS tumors and infections')],
  },
  {
    id: 'subarachnoid',
    scene:
      'Twelve hours after a sudden worst headache a {patient} has a normal head CT. Spinal fluid shows 18,000 red cells/mm³ that do not clear from first to last tube and is yellow after spinning.',
    key: [
      'Subarachnoid hemorrhage',
      'Blood that stays equal in all tubes and has turned yellow was there before the needle.',
    ],
    fits: 'Subarachnoid bleeding gives red cells in every tube and yellow fluid.',
    unlike: [
      'bacterial-meningitis',
      'viral-meningitis',
      'guillain-barre',
      'intracranial-pressure',
      'tuberculous-meningitis',
      'encephalopathy',
    ],
    level: 'analysis',
    takeaway:
      'Red cells that clear from tube to tube come from the needle. Constant red cells with yellow fluid mean subarachnoid bleeding. An aneurysm is sought; rebleeding and vasospasm threaten.',
    places: [stepTwo('nervous-special-senses', 'Headache')],
  },
  {
    id: 'guillain-barre',
    scene:
      'Two weeks after diarrhea a {patient} has weakness climbing from the feet and no ankle reflexes. Spinal fluid protein is 140 mg/dL (reference 15 to 45) with 2 white cells/mm³ and normal glucose.',
    key: [
      'Guillain-Barré syndrome',
      'High protein without cells with rising weakness and lost reflexes is typical.',
    ],
    fits: 'Guillain-Barré syndrome gives high protein in spinal fluid without cells.',
    unlike: [
      'bacterial-meningitis',
      'viral-meningitis',
      'subarachnoid',
      'intracranial-pressure',
      'tuberculous-meningitis',
      'muscle-injury',
    ],
    takeaway:
      'High protein with few cells is called albuminocytologic dissociation. Weakness may reach the breathing muscles, so vital capacity is measured often. Immunoglobulin or plasma exchange helps.',
    places: [stepOne('behavioral-nervous', 'Demyelinating disease')],
  },
  {
    id: 'intracranial-pressure',
    scene:
      'A young {patient} with obesity has headaches, brief dimming of sight and swollen optic discs. Brain images are normal. Opening pressure is 34 cm H₂O (reference 6 to 20), and cells, glucose and protein are normal.',
    key: [
      'Idiopathic intracranial hypertension',
      'High pressure with normal fluid and images in this setting is idiopathic.',
    ],
    fits: 'Idiopathic intracranial hypertension gives high opening pressure with normal fluid.',
    unlike: [
      'subarachnoid',
      'viral-meningitis',
      'bacterial-meningitis',
      'guillain-barre',
      'tuberculous-meningitis',
      'encephalopathy',
    ],
    takeaway:
      'High opening pressure with otherwise normal fluid and images is idiopathic intracranial hypertension. Sight is at risk. Weight loss and acetazolamide are the usual treatment.',
    places: [stepTwo('nervous-special-senses', 'Headache')],
  },
  {
    id: 'nephrotic-edema',
    scene:
      'A {patient} with swelling of the face each morning has clear lungs and a flat neck vein. B-type natriuretic peptide is 40 pg/mL (reference below 100), albumin 2.0 g/dL (3.5 to 5.0) and urine protein 4+.',
    key: [
      'Edema from loss of protein',
      'Albumin lost in the urine no longer holds water in the vessels. The heart marker is normal.',
    ],
    fits: 'Protein loss gives edema with low albumin and a normal natriuretic peptide.',
    unlike: [
      'heart-failure',
      'cholestasis',
      'alcohol-liver',
      'infarction',
      'pericarditis',
      'muscle-injury',
    ],
    level: 'analysis',
    takeaway:
      'Edema has three usual sources: heart, liver and kidney. A normal natriuretic peptide with heavy urine protein points to the glomerulus. Low albumin alone would also fit the liver.',
    places: [stepOne('respiratory-renal', 'Glomerulonephritis and nephrotic syndrome')],
  },
];
