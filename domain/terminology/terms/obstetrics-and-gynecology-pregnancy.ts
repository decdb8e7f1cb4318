import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of pregnancy and its complications. */
export const obstetricsAndGynecologyPregnancyTerms: readonly MedicalTerm[] = [
  {
    term: 'Gravidity',
    definition:
      'Number of times a woman has been pregnant, the present one included and whatever the outcome.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'gruh-VID-ih-tee',
    etymology: 'Latin gravidus, heavy, with child',
    parts: [
      { part: 'gravid/o', kind: 'root', meaning: 'pregnant' },
      { part: '-ity', kind: 'suffix', meaning: 'state' },
    ],
    examples: [
      'A woman with one child, one miscarriage and now 12 weeks along is G3.',
      'Twins raise the count by one, not by two.',
    ],
    relatedTerms: ['Parity', 'Ectopic pregnancy', 'Breech presentation'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'Together with the count of births it opens every obstetric history; a first pregnancy carries a higher risk of preeclampsia.',
    commonAbbreviations: ['G (gravida)'],
    illustration: null,
  },
  {
    term: 'Parity',
    definition:
      'Number of past pregnancies that reached 20 weeks or more, whether the child was born alive or not.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'PAIR-ih-tee',
    etymology: 'Latin parere, to bring forth',
    parts: [
      { part: 'par/o', kind: 'root', meaning: 'bearing or giving birth' },
      { part: '-ity', kind: 'suffix', meaning: 'state' },
    ],
    examples: [
      'One birth of twins at 36 weeks counts once: P1.',
      'A miscarriage at 9 weeks does not count here but appears under A in the GTPAL record.',
    ],
    relatedTerms: ['Gravidity', 'Postpartum hemorrhage', 'Shoulder dystocia'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'Five or more births (grand multiparity) go with uterine atony and hemorrhage, so an intravenous line and oxytocin are kept ready.',
    commonAbbreviations: ['P (para)', 'GTPAL (gravida, term, preterm, abortions, living)'],
    illustration: null,
  },
  {
    term: 'Ectopic pregnancy',
    definition:
      'Implantation of a fertilized ovum outside the uterine cavity, nearly always in a fallopian tube.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'ek-TOP-ik PREG-nun-see',
    etymology: 'Greek ek, out of, and topos, place + Latin praegnans, before birth',
    parts: [
      { part: 'ec-', kind: 'prefix', meaning: 'out of' },
      { part: 'top/o', kind: 'root', meaning: 'place' },
      { part: '-ic', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'Six weeks after her last period a woman has one-sided pelvic pain, spotting and an empty uterus at an hCG of 4,000.',
      'Shoulder pain and fainting mean rupture with blood under the diaphragm.',
    ],
    relatedTerms: ['Pelvic inflammatory disease', 'Gravidity', 'Endometriosis'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'About 1 to 2 percent of pregnancies; stable early cases get methotrexate, rupture goes to surgery, and Rh-negative women receive Rh immune globulin.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Preeclampsia',
    definition:
      'New blood pressure of 140/90 mm Hg or more after 20 weeks of gestation with proteinuria or organ involvement such as low platelets or headache.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'pree-ih-KLAMP-see-uh',
    etymology: 'Latin prae, before + Greek eklampsis, a shining forth',
    parts: [
      { part: 'pre-', kind: 'prefix', meaning: 'before' },
      { part: 'eclamps/o', kind: 'root', meaning: 'a flashing forth' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'At 35 weeks a primigravida has 158/104 mm Hg, a protein/creatinine ratio of 0.6 and flashing lights before her eyes.',
      'High pressure already present at 10 weeks is chronic hypertension.',
    ],
    relatedTerms: ['Placental abruption', 'HELLP syndrome', 'Gravidity'],
    bodySystem: 'Reproductive and vascular',
    clinicalSignificance:
      'Magnesium sulfate prevents seizures; delivery is the cure, advised from 37 weeks or from 34 with severe features; aspirin from 12 weeks lowers the risk.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'HELLP syndrome',
    definition:
      'Severe pregnancy disorder with broken red cells, raised transaminases and platelets below 100,000 per microliter.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'HELP SIN-drohm',
    etymology:
      'Acronym of English words: hemolysis, elevated liver enzymes, low platelets + Greek syndrome, a running together',
    parts: [],
    examples: [
      'At 33 weeks: right upper quadrant pain, AST 310, LDH 900, platelets 62,000.',
      'Acute fatty liver differs by low glucose and a long prothrombin time.',
    ],
    relatedTerms: ['Preeclampsia', 'Placental abruption', 'Complete blood count'],
    bodySystem: 'Liver and blood',
    clinicalSignificance:
      'Liver hematoma, abruption and stroke threaten; magnesium is given and delivery follows stabilization, without waiting from 34 weeks on.',
    commonAbbreviations: ['HELLP (hemolysis, elevated liver enzymes, low platelets)'],
    illustration: null,
  },
  {
    term: 'Placenta previa',
    definition:
      'Attachment of the afterbirth over the internal opening of the cervix, with painless bright red bleeding late in pregnancy.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'pluh-SEN-tuh PREE-vee-uh',
    etymology: 'Latin placenta, flat cake + praevius, leading the way',
    parts: [],
    examples: [
      'At 30 weeks a woman wakes in blood without any pain; the uterus is soft.',
      'A firm, tender uterus with dark blood points to abruption.',
    ],
    relatedTerms: ['Placental abruption', 'Postpartum hemorrhage', 'Breech presentation'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'No finger enters the vagina until ultrasound has shown the site; birth is by cesarean, commonly at 36 to 37 weeks.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Placental abruption',
    definition:
      'Early separation of a normally sited afterbirth from the uterine wall before the baby is born, typically painful with a rigid uterus.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'pluh-SEN-tul uh-BRUP-shun',
    etymology: 'Latin placenta, flat cake + abruptio, a breaking off',
    parts: [],
    examples: [
      'After a car crash at 32 weeks the uterus stays board-hard and the fetal heart slows.',
      'Blood can stay trapped behind the organ, so the visible loss may be small.',
    ],
    relatedTerms: ['Placenta previa', 'Preeclampsia', 'Late deceleration'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'Hypertension, trauma, cocaine and smoking are the main risks; disseminated intravascular coagulation and fetal death may follow, so large-bore lines and blood are readied.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Breech presentation',
    definition: 'Fetus with its buttocks or feet, rather than the head, nearest the birth canal.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'BREECH prez-un-TAY-shun',
    etymology: 'Old English brec, garment for the loins + Latin praesentare, to show',
    parts: [],
    examples: [
      'At 36 weeks a round, hard, ballotable mass is felt in the fundus.',
      'With hips flexed and knees extended it is called frank, the commonest type.',
    ],
    relatedTerms: ['Leopold maneuvers', 'Fetal station', 'Placenta previa'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'It is found in 3 to 4 percent at term; external version from 37 weeks succeeds about half the time, and cord prolapse is likeliest with footling types.',
    commonAbbreviations: [],
    illustration: 'pregnancy-position',
  },
];
