import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of birth, the puerperium and the pelvic organs. */
export const obstetricsAndGynecologyBirthAndPelvisTerms: readonly MedicalTerm[] = [
  {
    term: 'Leopold maneuvers',
    definition:
      'Four steps of abdominal palpation that tell the lie, back, presenting part and engagement of the fetus.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'LAY-oh-pold muh-NOO-verz',
    etymology: 'Eponym of Christian Gerhard Leopold, German obstetrician, 1846 to 1911',
    parts: [],
    examples: [
      "The nurse feels a smooth long back on the mother's left and puts the Doppler there.",
      'A full bladder or thick abdominal wall makes the findings uncertain, and ultrasound settles them.',
    ],
    relatedTerms: ['Breech presentation', 'Fetal station', 'Cervical effacement'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'They find malpresentation near 36 weeks, in time for version, and the best place for the heart rate monitor.',
    commonAbbreviations: [],
    illustration: 'pregnancy-position',
  },
  {
    term: 'Fetal station',
    definition:
      'Level of the presenting part relative to the ischial spines, from minus 5 above to plus 5 cm below.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'FEE-tul STAY-shun',
    etymology: 'Latin fetus, offspring + statio, a standing',
    parts: [],
    examples: [
      'At 0 the widest part of the head has passed the pelvic inlet: engaged.',
      'Plus 4 with each push means that birth is near.',
    ],
    relatedTerms: ['Cervical effacement', 'Breech presentation', 'Leopold maneuvers'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'Lack of descent over hours of pushing means arrest; breaking the membranes while the head is high invites cord prolapse.',
    commonAbbreviations: [],
    illustration: 'pregnancy-position',
  },
  {
    term: 'Cervical effacement',
    definition:
      'Thinning and shortening of the neck of the uterus in labor, given as a percentage.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'SUR-vih-kul ih-FAYS-ment',
    etymology: 'Latin cervix, neck + French effacer, to wipe out',
    parts: [],
    examples: [
      '90 percent, 6 cm dilated and at 0 station is a typical report in active labor.',
      'First births tend to thin before they open, whereas later births do both together.',
    ],
    relatedTerms: ['Fetal station', 'Leopold maneuvers', 'Parity'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'With dilation, station, consistency and position it makes the Bishop score, which predicts whether induction will work (above 8 is favorable).',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Late deceleration',
    definition:
      'Gradual slowing of the fetal heart that starts after a contraction begins and reaches its lowest point after the peak.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'LAYT dee-sel-er-AY-shun',
    etymology: 'Old English laet, slow + Latin de-, down, and celer, swift',
    parts: [],
    examples: [
      'Repeated shallow dips follow each contraction while oxytocin is running.',
      'A mirror image of the contraction is early and benign; an abrupt V is variable and speaks of the cord.',
    ],
    relatedTerms: ['Placental abruption', 'Preeclampsia', 'Fetal station'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'It signals uteroplacental insufficiency: turn the mother to her side, stop oxytocin, give fluid and call the provider; with absent variability it is Category III.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Shoulder dystocia',
    definition:
      "Failure of the baby's body to follow the head at birth because its upper trunk is caught behind the mother's pubic bone.",
    category: 'Obstetrics and Gynecology',
    pronunciation: 'SHOHL-der dis-TOH-shuh',
    etymology: 'Old English sculdor + Greek dys, difficult, and tokos, childbirth',
    parts: [
      { part: 'dys-', kind: 'prefix', meaning: 'difficult' },
      { part: 'toc/o', kind: 'root', meaning: 'birth' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'The head emerges, then draws back against the perineum like a turtle.',
      "The nurse presses above the pubis while the mother's thighs are flexed to her belly; pressure on the fundus is forbidden.",
    ],
    relatedTerms: ['Parity', 'Postpartum hemorrhage', 'Fetal station'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'Brachial plexus injury, clavicle fracture and asphyxia are at stake; the McRoberts position with suprapubic pressure frees roughly half.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Postpartum hemorrhage',
    definition:
      'Loss of 1,000 mL or more of blood, or any loss with signs of low volume, within 24 hours of birth.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'pohst-PAR-tum HEM-er-ij',
    etymology: 'Latin post, after, and partus, birth + Greek haima, blood, and rhegnynai, to burst',
    parts: [
      { part: 'post-', kind: 'prefix', meaning: 'after' },
      { part: 'part/o', kind: 'root', meaning: 'birth' },
      { part: '-um', kind: 'suffix', meaning: 'noun ending' },
      { part: 'hem/o', kind: 'root', meaning: 'blood' },
      { part: '-rrhage', kind: 'suffix', meaning: 'bursting forth' },
    ],
    examples: [
      'A boggy fundus above the navel and soaked pads within 15 minutes point to atony.',
      'A firm uterus with steady bright bleeding suggests a laceration.',
    ],
    relatedTerms: ['Lochia', 'Placenta previa', 'Parity', 'Crossmatch'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'Atony causes about 70 to 80 percent: massage, oxytocin, then methylergonovine (not in hypertension) or carboprost (not in asthma), and tranexamic acid within 3 hours.',
    commonAbbreviations: ['PPH (postpartum hemorrhage)'],
    illustration: null,
  },
  {
    term: 'Lochia',
    definition:
      'Normal vaginal discharge after birth, changing from red to pinkish brown to yellowish white over several weeks.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'LOH-kee-uh',
    etymology: 'Greek lochios, of childbirth',
    parts: [],
    examples: [
      'On day two it is rubra, moderate, with a few small clots.',
      'Foul odor with fever and a tender uterus means endometritis.',
    ],
    relatedTerms: ['Postpartum hemorrhage', 'Parity', 'Pelvic inflammatory disease'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'Return of bright red flow after it has paled, or a pad soaked within an hour, is reported as possible late bleeding or retained tissue.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Endometriosis',
    definition:
      'Growth of tissue like the lining of the womb outside it, for example on ovaries or peritoneum, with cyclic pain and infertility.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'en-doh-mee-tree-OH-sis',
    etymology: 'Greek endon, within + metra, womb + -osis, condition',
    parts: [
      { part: 'endo-', kind: 'prefix', meaning: 'within' },
      { part: 'metri/o', kind: 'root', meaning: 'uterus' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A 28-year-old has cramps before and during periods and deep pain at intercourse; the uterosacral ligaments are nodular.',
      'Invasion of such tissue into the uterine muscle is adenomyosis.',
    ],
    relatedTerms: ['Pelvic inflammatory disease', 'Ectopic pregnancy', 'Laparoscopy'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'It affects about 1 in 10 women of reproductive age; hormones are first-line for pain, and laparoscopy both confirms and removes lesions.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Pelvic inflammatory disease',
    definition:
      'Infection that climbs from the cervix to uterus, tubes and ovaries, most often by chlamydia or gonorrhea.',
    category: 'Obstetrics and Gynecology',
    pronunciation: 'PEL-vik in-FLAM-uh-tor-ee dih-ZEEZ',
    etymology:
      'Latin pelvis, basin + inflammare, to set on fire + Old French desaise, lack of ease',
    parts: [],
    examples: [
      'A 19-year-old with fever and low belly pain winces when the cervix is moved.',
      'A positive pregnancy test with the same pain must first raise thought of an ectopic site.',
    ],
    relatedTerms: ['Ectopic pregnancy', 'Endometriosis', 'Lochia'],
    bodySystem: 'Reproductive',
    clinicalSignificance:
      'It is treated on suspicion with ceftriaxone, doxycycline and metronidazole, since delay scars the tubes and leads to infertility.',
    commonAbbreviations: ['PID (pelvic inflammatory disease)'],
    illustration: null,
  },
];
