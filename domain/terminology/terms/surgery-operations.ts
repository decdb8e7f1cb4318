import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of common operations. */
export const surgeryOperationsTerms: readonly MedicalTerm[] = [
  {
    term: 'Laparoscopy',
    definition:
      'Inspection of or operation within the peritoneal cavity by a camera and instruments passed through small ports after inflation with carbon dioxide.',
    category: 'Surgery',
    pronunciation: 'lap-uh-ROS-kuh-pee',
    etymology: 'Greek lapara, flank + skopein, to look at',
    parts: [
      { part: 'lapar/o', kind: 'root', meaning: 'abdomen' },
      { part: '-scopy', kind: 'suffix', meaning: 'process of viewing' },
    ],
    examples: [
      'Through three 5-mm cuts the surgeon sees an inflamed appendix.',
      'Pain at the tip of the shoulder that evening comes from gas that irritates the diaphragm.',
    ],
    relatedTerms: ['Laparotomy', 'Cholecystectomy', 'Appendectomy'],
    bodySystem: 'Abdomen',
    clinicalSignificance:
      'Recovery is faster and wound infection rarer than after an open approach, but the gas raises PaCO2 and can reduce venous return.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Laparotomy',
    definition:
      'Opening of the abdominal wall by one long incision to see and treat the organs directly.',
    category: 'Surgery',
    pronunciation: 'lap-uh-ROT-uh-mee',
    etymology: 'Greek lapara, flank + tome, a cutting',
    parts: [
      { part: 'lapar/o', kind: 'root', meaning: 'abdomen' },
      { part: '-tomy', kind: 'suffix', meaning: 'cutting into' },
    ],
    examples: [
      'A hypotensive man with a gunshot wound to the belly goes straight to the operating room through a midline cut.',
      'Bowel that cannot be seen safely through ports is a reason to convert to it.',
    ],
    relatedTerms: ['Laparoscopy', 'Dehiscence', 'Postoperative ileus'],
    bodySystem: 'Abdomen',
    clinicalSignificance:
      'Pain limits deep breaths afterward, so splinting, incentive spirometry and early walking prevent atelectasis and pneumonia.',
    commonAbbreviations: ['Ex-lap (exploratory laparotomy)'],
    illustration: null,
  },
  {
    term: 'Cholecystectomy',
    definition:
      'Removal of the gallbladder, most often for stones that cause pain or inflammation.',
    category: 'Surgery',
    pronunciation: 'koh-luh-sis-TEK-tuh-mee',
    etymology: 'Greek chole, bile + kystis, bladder + ektome, a cutting out',
    parts: [
      { part: 'chol/e', kind: 'root', meaning: 'bile' },
      { part: 'cyst/o', kind: 'root', meaning: 'bladder or sac' },
      { part: '-ectomy', kind: 'suffix', meaning: 'surgical removal' },
    ],
    examples: [
      'A 44-year-old with acute calculous inflammation is operated on within 72 hours of admission.',
      'Fever, jaundice and pain on day four make the team look for a leak or a retained duct stone.',
    ],
    relatedTerms: ['Laparoscopy', 'Laparotomy', 'Surgical site infection'],
    bodySystem: 'Biliary',
    clinicalSignificance:
      'Injury to the common bile duct is the feared complication; most people digest normal meals afterward, though some have loose stools after fatty food.',
    commonAbbreviations: ['Lap chole (laparoscopic cholecystectomy)'],
    illustration: null,
  },
  {
    term: 'Appendectomy',
    definition:
      'Removal of the blind worm-shaped pouch of the cecum, usually because it is inflamed.',
    category: 'Surgery',
    pronunciation: 'ap-en-DEK-tuh-mee',
    etymology: 'Latin appendix, something hung on + Greek ektome, a cutting out',
    parts: [
      { part: 'append/o', kind: 'root', meaning: 'appendix' },
      { part: '-ectomy', kind: 'suffix', meaning: 'surgical removal' },
    ],
    examples: [
      'A student with pain moving from navel to right lower quadrant goes home the day after the procedure.',
      'A walled-off abscess may be drained and treated with antibiotics first.',
    ],
    relatedTerms: ['Laparoscopy', 'Surgical site infection', 'Laparotomy'],
    bodySystem: 'Gastrointestinal',
    clinicalSignificance:
      'Antibiotics before the incision make wound infection much rarer; sudden relief of pain before the operation suggests perforation.',
    commonAbbreviations: ['Appy (appendectomy)'],
    illustration: null,
  },
  {
    term: 'Colostomy',
    definition:
      'Surgically made opening that brings the large bowel to the skin so that stool leaves into a pouch.',
    category: 'Surgery',
    pronunciation: 'kuh-LOS-tuh-mee',
    etymology: 'Greek kolon, large intestine + stoma, mouth',
    parts: [
      { part: 'col/o', kind: 'root', meaning: 'large intestine' },
      { part: '-stomy', kind: 'suffix', meaning: 'surgically created opening' },
    ],
    examples: [
      'A descending stoma on day five passes formed brown stool.',
      'Liquid, skin-burning output every hour is typical of an ileostomy instead.',
    ],
    relatedTerms: ['Anastomosis', 'Laparotomy', 'Postoperative ileus'],
    bodySystem: 'Gastrointestinal',
    clinicalSignificance:
      'A healthy stoma is moist and pink to red; a dusky or black one means lost blood supply and is reported at once.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Anastomosis',
    definition:
      'Join made by sutures or staples between two hollow structures, such as cut ends of bowel or a vein graft and a coronary artery.',
    category: 'Surgery',
    pronunciation: 'uh-nas-tuh-MOH-sis',
    etymology: 'Greek anastomosis, outlet, from ana, up, and stoma, mouth',
    parts: [
      { part: 'ana-', kind: 'prefix', meaning: 'up or again' },
      { part: 'stom/o', kind: 'root', meaning: 'mouth' },
      { part: '-osis', kind: 'suffix', meaning: 'condition or process' },
    ],
    examples: [
      'After a right colon resection, the ileum is stapled to the transverse colon.',
      'Tachycardia, fever and belly pain on day six raise suspicion of a leak.',
    ],
    relatedTerms: ['Colostomy', 'Fistula', 'Laparotomy'],
    bodySystem: 'Gastrointestinal and vascular',
    clinicalSignificance:
      'Tension, poor blood flow, steroids, smoking and malnutrition raise the risk of leakage, which often shows first as unexplained tachycardia.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Amputation',
    definition: 'Cutting off of a limb or part of one, by surgery or trauma.',
    category: 'Surgery',
    pronunciation: 'am-pyoo-TAY-shun',
    etymology: 'Latin amputare, to cut around, from ambi, around, and putare, to prune',
    parts: [],
    examples: [
      'Dry gangrene of the foot in diabetes is treated by a below-knee operation.',
      'A severed finger travels wrapped in moist gauze, in a sealed bag laid on ice water.',
    ],
    relatedTerms: ['Prosthesis', 'Phantom limb pain', 'Contracture'],
    bodySystem: 'Musculoskeletal',
    clinicalSignificance:
      'Keeping the knee lowers the energy cost of walking; prone lying and a straight knee prevent flexion contracture of the residual limb.',
    commonAbbreviations: ['BKA (below-knee amputation)', 'AKA (above-knee amputation)'],
    illustration: null,
  },
];
