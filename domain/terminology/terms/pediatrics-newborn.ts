import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of the newborn and the young infant. */
export const pediatricsNewbornTerms: readonly MedicalTerm[] = [
  {
    term: 'Apgar score',
    definition:
      'Rating from 0 to 10 of heart rate, breathing, tone, reflex response and color, given at 1 and 5 minutes of life.',
    category: 'Pediatrics',
    pronunciation: 'AP-gar SKOR',
    etymology: 'Eponym of Virginia Apgar, American anesthesiologist, who published it in 1953',
    parts: [],
    examples: [
      'Heart rate 120, strong cry, active, sneezes to the catheter, blue hands: 9.',
      'A rating of 3 at one minute does not decide who is resuscitated; that begins before it is counted.',
    ],
    relatedTerms: ['Moro reflex', 'Neonatal respiratory distress syndrome', 'Late deceleration'],
    bodySystem: 'Newborn',
    clinicalSignificance:
      'At 5 minutes 7 or more is reassuring; below 7 it is repeated every 5 minutes up to 20, and it does not by itself prove asphyxia.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Fontanelle',
    definition: 'Soft membrane-covered gap between the skull bones of an infant.',
    category: 'Pediatrics',
    pronunciation: 'fon-tuh-NEL',
    etymology: 'Old French fontanele, little spring',
    parts: [],
    examples: [
      'A bulging, tense one in a quiet, upright baby with fever suggests meningitis.',
      'Sunken, with dry mouth and few wet diapers, it shows dehydration.',
    ],
    relatedTerms: ['Moro reflex', 'Failure to thrive', 'Kernicterus'],
    bodySystem: 'Skull',
    clinicalSignificance:
      'The posterior closes by about 2 to 3 months and the anterior usually at 7 to 19 months; very late closure makes one think of rickets, hypothyroidism or hydrocephalus.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Moro reflex',
    definition:
      'Startle response of a young infant who spreads and then draws in the arms when the head drops back suddenly.',
    category: 'Pediatrics',
    pronunciation: 'MOR-oh REE-fleks',
    etymology: 'Eponym of Ernst Moro, Austrian pediatrician, who described it in 1918',
    parts: [],
    examples: [
      'Only the right arm opens after a difficult birth; brachial plexus injury or clavicle fracture is sought on the left.',
      'The tonic neck reflex, in contrast, is set off by turning the head.',
    ],
    relatedTerms: ['Fontanelle', 'Apgar score', 'Shoulder dystocia'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'It fades by 4 to 6 months; absence at birth suggests depression of the brain, persistence suggests cerebral palsy.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Kernicterus',
    definition:
      'Permanent brain damage from unconjugated bilirubin deposited in the basal ganglia and brainstem nuclei of a newborn.',
    category: 'Pediatrics',
    pronunciation: 'ker-NIK-ter-us',
    etymology: 'German Kern, nucleus + Greek ikteros, jaundice',
    parts: [],
    examples: [
      'A child untreated at a bilirubin of 34 mg/dL later has writhing movements, hearing loss and an upward gaze palsy.',
      'Yellow skin on day three with vigorous feeding is physiologic and harmless.',
    ],
    relatedTerms: ['Sensorineural hearing loss', 'Moro reflex', 'Hemolysis'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'It is prevented by measuring bilirubin in every newborn and by phototherapy or exchange transfusion by hour-specific thresholds; jaundice in the first 24 hours is never physiologic.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Neonatal respiratory distress syndrome',
    definition:
      'Stiff, airless lungs of a preterm baby from lack of surfactant, with grunting soon after birth.',
    category: 'Pediatrics',
    pronunciation: 'nee-oh-NAY-tul RES-puh-ruh-tor-ee dis-TRES SIN-drohm',
    etymology:
      'Greek neos, new + Latin natus, born + re-, again, and spirare, to breathe + Old French destresse, hardship + Greek syn, together, and dromos, course',
    parts: [],
    examples: [
      'At 28 weeks a baby grunts and flares at one hour; the film is like ground glass.',
      'Wet, streaky lungs in a term cesarean baby that clear by day two are transient tachypnea.',
    ],
    relatedTerms: [
      'Acute respiratory distress syndrome',
      'Apgar score',
      'Necrotizing enterocolitis',
    ],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'Betamethasone to the mother before preterm birth prevents it; treatment is continuous positive pressure and surfactant into the trachea.',
    commonAbbreviations: ['NRDS (neonatal respiratory distress syndrome)'],
    illustration: null,
  },
  {
    term: 'Necrotizing enterocolitis',
    definition:
      'Inflammation and death of bowel wall in mostly preterm infants, marked by gas within the wall on a radiograph.',
    category: 'Pediatrics',
    pronunciation: 'NEK-roh-ty-zing en-ter-oh-koh-LY-tis',
    etymology:
      'Greek nekros, dead + enteron, intestine + kolon, large intestine + -itis, inflammation',
    parts: [
      { part: 'necr/o', kind: 'root', meaning: 'death' },
      { part: '-izing', kind: 'suffix', meaning: 'making' },
      { part: 'enter/o', kind: 'root', meaning: 'intestine' },
      { part: 'col/o', kind: 'root', meaning: 'large intestine' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'A 29-weeker fed formula has bloody stool, a swollen belly and pneumatosis on the film.',
      'Free air under the diaphragm means perforation and surgery.',
    ],
    relatedTerms: [
      'Neonatal respiratory distress syndrome',
      'Intussusception',
      'Parenteral nutrition',
    ],
    bodySystem: 'Gastrointestinal',
    clinicalSignificance:
      'Feeds stop, the stomach is drained and antibiotics begin; human milk is the best prevention.',
    commonAbbreviations: ['NEC (necrotizing enterocolitis)'],
    illustration: null,
  },
  {
    term: 'Pyloric stenosis',
    definition:
      'Thickened muscle at the stomach outlet of a baby of about 3 to 6 weeks that causes forceful vomiting without bile.',
    category: 'Pediatrics',
    pronunciation: 'py-LOR-ik steh-NOH-sis',
    etymology: 'Greek pyloros, gatekeeper + stenos, narrow',
    parts: [
      { part: 'pylor/o', kind: 'root', meaning: 'gatekeeper, stomach outlet' },
      { part: '-ic', kind: 'suffix', meaning: 'pertaining to' },
      { part: 'sten/o', kind: 'root', meaning: 'narrow' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A hungry firstborn boy vomits across the room after each feeding; an olive-sized mass is felt.',
      'Green vomit in such a baby is malrotation with volvulus until disproved.',
    ],
    relatedTerms: ['Intussusception', 'Failure to thrive', 'Metabolic alkalosis'],
    bodySystem: 'Gastrointestinal',
    clinicalSignificance:
      'Loss of acid gives hypochloremic, hypokalemic alkalosis; fluids and chloride are corrected before the muscle is split (pyloromyotomy).',
    commonAbbreviations: ['HPS (hypertrophic pyloric stenosis)'],
    illustration: null,
  },
  {
    term: 'Failure to thrive',
    definition:
      'Weight gain too slow for age, seen as weight below the 5th percentile or a fall across two major percentile lines.',
    category: 'Pediatrics',
    pronunciation: 'FAYL-yer tuh THRYV',
    etymology: 'Anglo-French failer, to fall short + Old Norse thrifask, to grasp for oneself',
    parts: [],
    examples: [
      'From the 50th percentile at 6 months, a child has sunk below the 5th at 15 months while head growth is normal.',
      'A small but steadily growing child of small parents is not affected.',
    ],
    relatedTerms: ['Body mass index', 'Marasmus', 'Pyloric stenosis'],
    bodySystem: 'Growth',
    clinicalSignificance:
      'Too little intake is the usual cause; weight falls first, then length, then head size, and a feeding history tells more than laboratory tests.',
    commonAbbreviations: ['FTT (failure to thrive)'],
    illustration: null,
  },
];
