import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** Which of several orders a nurse should question. */
export const orderFacts: readonly Fact<Phrase>[] = [
  {
    id: 'orders-heart-failure',
    drugs: ['diltiazem'],
    to: ['RN', 'LPN'],
    scene:
      'A client is admitted with heart failure and an ejection fraction of 24%. Blood pressure is 118/70 mm Hg and potassium 4.2 mEq/L.',
    key: [
      'Diltiazem 120 mg by mouth daily',
      'Diltiazem weakens contraction and is avoided with a low ejection fraction.',
    ],
    wrong: [
      ['Furosemide 40 mg by mouth twice daily', 'It removes the extra fluid.'],
      [
        'Lisinopril 5 mg by mouth daily',
        'It prolongs life in heart failure, and the values allow it.',
      ],
      ['Spironolactone 25 mg by mouth daily', 'Potassium is normal, so it may be given.'],
      ['Digoxin 0.125 mg by mouth daily', 'It is used at this dose in heart failure.'],
    ],
  },
  {
    id: 'orders-potassium-high',
    drugs: ['spironolactone'],
    to: ['RN', 'LPN'],
    scene:
      'The morning laboratory report of a client with kidney disease shows a potassium of 5.9 mEq/L.',
    key: [
      'Spironolactone 50 mg by mouth',
      'It holds back potassium, which is dangerously high already.',
    ],
    wrong: [
      ['Furosemide 40 mg by mouth', 'It helps to lose potassium.'],
      ['Amlodipine 5 mg by mouth', 'It does not change potassium.'],
      ['Calcium acetate tablets with meals', 'It binds phosphate and leaves potassium alone.'],
      [
        'Epoetin alfa injected under the skin',
        'It raises hemoglobin and does not change potassium.',
      ],
    ],
  },
  {
    id: 'orders-digoxin-pulse',
    drugs: ['digoxin'],
    to: ['RN', 'LPN'],
    scene: 'An older client has an apical pulse of 48/min, nausea and a potassium of 3.1 mEq/L.',
    key: [
      'Digoxin 0.25 mg by mouth',
      'Slow pulse, nausea and low potassium point to digoxin toxicity.',
    ],
    wrong: [
      ['Potassium chloride by mouth', 'It corrects the low potassium.'],
      ['Acetaminophen 650 mg by mouth', 'It relieves pain and does not touch the heart.'],
      ['Apixaban 5 mg by mouth', 'It does not slow the pulse.'],
      ['Atorvastatin 20 mg by mouth', 'It affects neither pulse nor potassium.'],
    ],
  },
  {
    id: 'orders-asthma',
    drugs: ['propranolol'],
    to: ['RN'],
    scene: 'A client in the emergency department for an asthma attack also has migraine.',
    key: [
      'Propranolol 40 mg by mouth',
      'It blocks beta-2 receptors and can make the attack fatal.',
    ],
    wrong: [
      ['Albuterol by nebulizer', 'It opens the airways.'],
      ['Methylprednisolone 125 mg IV', 'It calms the inflammation.'],
      ['Ipratropium by nebulizer', 'It adds to albuterol in severe attacks.'],
      ['Acetaminophen 650 mg by mouth', 'It relieves headache without harm to the airways.'],
    ],
  },
  {
    id: 'orders-opioid-sleep-apnea',
    drugs: ['morphine', 'lorazepam'],
    to: ['RN'],
    rn: 'Pharmacological pain management',
    scene:
      'After bowel surgery a client with severe sleep apnea receives morphine by a patient-controlled pump and has 10 breaths a minute.',
    key: [
      'Lorazepam 2 mg IV at bedtime',
      'A benzodiazepine with an opioid can stop breathing, most of all in sleep apnea.',
    ],
    wrong: [
      ['Acetaminophen 1 g IV every 6 hours', 'It relieves pain and lowers the need for morphine.'],
      ['Ondansetron 4 mg IV as needed', 'It treats nausea without depressing breathing.'],
      ['Docusate 100 mg by mouth daily', 'It softens stool.'],
      ['Continuous pulse oximetry at night', 'It watches the breathing.'],
    ],
  },
  {
    id: 'orders-metformin-contrast',
    drugs: ['metformin'],
    to: ['RN', 'LPN'],
    scene:
      'A client with diabetes and a creatinine that rose to 2.8 mg/dL overnight is to have a scan with iodinated contrast.',
    key: [
      'Metformin 1,000 mg by mouth',
      'With failing kidneys and contrast it can build up and cause lactic acidosis.',
    ],
    wrong: [
      ['0.9% sodium chloride IV', 'Fluid protects the kidneys.'],
      ['Insulin lispro by scale', 'It covers glucose without harm to the kidneys.'],
      ['Fingerstick glucose before meals', 'It guides insulin.'],
      ['Atorvastatin 40 mg by mouth', 'It does not depend on the kidneys.'],
    ],
  },
  {
    id: 'orders-stroke-heparin',
    drugs: ['heparin'],
    to: ['RN'],
    rn: 'High-alert medications',
    scene: 'Alteplase for a stroke was finished two hours ago.',
    key: [
      'Heparin 5,000 units IV now',
      'Anticoagulants wait 24 hours after a thrombolytic and a new scan of the brain.',
    ],
    wrong: [
      ['Neurologic checks every 15 minutes', 'They find bleeding in the brain early.'],
      ['Blood pressure kept below 180/105', 'This lowers the risk of bleeding.'],
      ['Nothing by mouth until tested', 'Swallowing is tested first to prevent aspiration.'],
      ['Labetalol IV for high pressure', 'It keeps the pressure in the safe range.'],
    ],
  },
  {
    id: 'orders-warfarin-pregnant',
    drugs: ['warfarin'],
    to: ['RN', 'LPN'],
    rn: 'Insulin and anticoagulant therapy',
    scene: 'A client who is 8 weeks pregnant has a clot in the leg.',
    key: ['Warfarin 5 mg by mouth', 'It crosses the placenta and harms the fetus.'],
    wrong: [
      ['Enoxaparin under the skin', 'It does not cross the placenta and is the usual choice.'],
      ['Acetaminophen by mouth', 'It is safe for pain in pregnancy.'],
      ['Folic acid by mouth', 'It prevents neural tube defects.'],
      ['Leg measured each day', 'It shows the course of the swelling.'],
    ],
    note: 'Low-molecular-weight heparin is the usual anticoagulant in pregnancy, because it does not cross the placenta.',
  },
  {
    id: 'orders-potassium-push',
    drugs: [],
    to: ['RN'],
    rn: 'High-alert medications',
    scene: 'A client with a potassium of 2.7 mEq/L and runs of extra beats has several new orders.',
    key: [
      'Potassium chloride 20 mEq IV push',
      'Potassium by IV push stops the heart. It is diluted and given by pump.',
    ],
    wrong: [
      ['Potassium chloride 40 mEq by mouth', 'It is a safe way to replace potassium.'],
      [
        'Magnesium sulfate 2 g IV in one hour',
        'Low magnesium often goes along and must be corrected.',
      ],
      ['Continuous monitoring of the rhythm', 'It is needed at this level.'],
      ['Potassium level again in four hours', 'The answer to treatment is checked.'],
    ],
    note: 'Concentrated potassium is a high-alert drug. It is diluted, mixed well and given by pump.',
  },
  {
    id: 'orders-insulin-iv-glargine',
    drugs: ['insulin glargine', 'regular insulin'],
    to: ['RN'],
    rn: 'Insulin and anticoagulant therapy',
    scene:
      'A client with diabetic ketoacidosis has just arrived on the unit. Potassium is 4.4 mEq/L.',
    key: ['Insulin glargine as IV infusion', 'Glargine is not given IV. Regular insulin is used.'],
    wrong: [
      ['0.9% sodium chloride 1 L IV', 'Fluid comes first in ketoacidosis.'],
      ['Glucose measured every hour', 'It guides the insulin rate.'],
      [
        'Potassium added to the later IV fluids',
        'Insulin drives potassium into cells, so it is replaced.',
      ],
      ['Regular insulin by IV pump', 'This is the insulin for an infusion.'],
    ],
  },
  {
    id: 'orders-ulcer-ketorolac',
    drugs: ['ketorolac'],
    to: ['RN'],
    scene:
      'A client was admitted with black stools, and a bleeding ulcer was clipped by endoscopy this morning.',
    key: [
      'Ketorolac 30 mg IV for pain',
      'NSAIDs take away the protection of the stomach and make ulcers bleed again.',
    ],
    wrong: [
      ['Pantoprazole 40 mg IV twice a day', 'It helps the ulcer to heal.'],
      ['Acetaminophen 650 mg for pain', 'It spares the stomach.'],
      ['Hemoglobin every six hours', 'It shows renewed bleeding.'],
      ['Two large IV catheters kept open', 'They allow fast fluid and blood.'],
    ],
  },
  {
    id: 'orders-mao-meperidine',
    drugs: ['meperidine', 'phenelzine'],
    to: ['RN', 'LPN'],
    scene: 'A client who takes phenelzine for depression has a broken ankle.',
    key: [
      'Meperidine 50 mg by injection',
      'With an MAO inhibitor it can cause high fever, seizures and death.',
    ],
    wrong: [
      ['Acetaminophen 1 g by mouth as needed', 'It is safe with an MAO inhibitor.'],
      ['Ice packs on the ankle', 'Cold eases swelling and pain.'],
      ['Leg raised on two pillows', 'Raising the leg eases swelling.'],
      ['Ibuprofen 400 mg by mouth', 'It does not interact with phenelzine.'],
    ],
    note: 'MAO inhibitors do not go with meperidine, antidepressants that raise serotonin, dextromethorphan or decongestants.',
  },
  {
    id: 'orders-magnesium-reflex',
    drugs: ['magnesium sulfate'],
    to: ['RN'],
    rn: 'High-alert medications',
    scene:
      'A client with severe preeclampsia on magnesium sulfate has absent knee reflexes and 11 breaths a minute.',
    key: [
      'Continue magnesium sulfate 2 g/h',
      'Lost reflexes mean toxicity, so the infusion is stopped.',
    ],
    wrong: [
      ['Calcium gluconate 1 g IV given slowly', 'It is the antidote.'],
      ['Magnesium level drawn at once', 'It confirms the toxicity.'],
      ['Oxygen by mask at 10 L/min', 'It supports the client and the fetus.'],
      ['Urine output measured hourly', 'Magnesium leaves by the kidneys.'],
    ],
  },
  {
    id: 'orders-g-tube-er',
    drugs: ['oxycodone'],
    to: ['RN', 'LPN'],
    rn: 'Medication administration rights and routes',
    lpn: 'Rights of medication administration',
    scene: 'A client gets all drugs through a gastrostomy tube.',
    key: ['Extended-release oxycodone, crushed', 'Crushing releases the whole day’s dose at once.'],
    wrong: [
      ['Acetaminophen elixir, as supplied', 'A liquid suits the tube.'],
      ['Immediate-release metoprolol, crushed', 'A plain tablet may be crushed.'],
      ['Water flush before and after drugs', 'It keeps the tube open.'],
      ['Each drug given by itself', 'Mixed drugs can clump or react.'],
    ],
  },
  {
    id: 'orders-allergy-cross',
    drugs: ['amoxicillin-clavulanate'],
    to: ['RN', 'LPN'],
    scene:
      'A client with pneumonia tells of throat swelling and collapse after penicillin two years ago.',
    key: ['Amoxicillin-clavulanate by mouth', 'It is a penicillin and may cause anaphylaxis.'],
    wrong: [
      ['Doxycycline by mouth', 'It is not related to penicillin.'],
      [
        'Azithromycin by mouth',
        'This macrolide has no beta-lactam ring, so it is safe with the allergy.',
      ],
      [
        'Levofloxacin by mouth once each day',
        'This fluoroquinolone shares nothing with penicillin.',
      ],
      ['Blood cultures from two sites', 'They are drawn before treatment.'],
    ],
  },
  {
    id: 'orders-parkinson-nausea',
    drugs: ['metoclopramide'],
    to: ['RN'],
    scene: 'A client with Parkinson disease vomits after surgery.',
    key: [
      'Metoclopramide 10 mg IV',
      'It blocks dopamine in the brain and worsens Parkinson disease.',
    ],
    wrong: [
      ['Ondansetron 4 mg IV', 'It does not block dopamine.'],
      ['Carbidopa-levodopa on time', 'Late doses bring stiffness.'],
      ['Head of the bed raised', 'It lowers the risk of aspiration.'],
      ['Sips of clear fluid later', 'Fluids start when vomiting ends.'],
    ],
  },
  {
    id: 'orders-neutropenia-vaccine',
    drugs: ['methotrexate'],
    to: ['RN', 'LPN'],
    scene:
      'A client on methotrexate and prednisone for rheumatoid arthritis comes for immunizations before a journey.',
    key: [
      'Live yellow fever vaccine',
      'Live virus can cause disease when defenses are suppressed.',
    ],
    wrong: [
      ['Inactivated influenza vaccine', 'It holds no live virus and is advised.'],
      ['Pneumococcal conjugate vaccine', 'It holds no live organism and is advised.'],
      ['Tetanus and diphtheria booster', 'Toxoids are safe.'],
      ['Hepatitis B recombinant vaccine', 'It holds no live virus.'],
    ],
  },
  {
    id: 'orders-vancomycin-fast',
    drugs: ['vancomycin'],
    to: ['RN'],
    rn: 'Parenteral and intravenous therapy',
    scene: 'A client with a wound infection has new orders for IV treatment.',
    key: [
      'Vancomycin 1 g IV over 15 minutes',
      'Fast vancomycin causes flushing and low pressure. It needs at least an hour.',
    ],
    wrong: [
      ['Cefazolin 1 g IV over 30 minutes', 'This is a usual time for cefazolin.'],
      ['Saline lock flushed every 8 hours', 'It keeps the catheter open.'],
      ['Creatinine measured early each morning', 'It watches over the kidneys.'],
      ['Wound culture before treatment', 'Cultures are taken before antibiotics.'],
    ],
  },
];
