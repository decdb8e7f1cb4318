import type { MedicalTerm } from '../../contracts/terminology.ts';

/** The tube from gullet to rectum, and its bleeding. */
export const gastroenterologyTractAndBleedingTerms: readonly MedicalTerm[] = [
  {
    term: 'Gastroesophageal reflux disease',
    definition:
      'Return of stomach contents up the gullet that causes troublesome heartburn, regurgitation or mucosal damage.',
    category: 'Gastroenterology',
    pronunciation: 'gas-troh-ih-sof-uh-JEE-ul REE-fluks dih-ZEEZ',
    etymology: 'Greek gaster, stomach + oisophagos, gullet; Latin refluxus, flowing back',
    parts: [],
    examples: [
      'Burning behind the breastbone after late meals improves with eight weeks of omeprazole.',
      "A man's chronic dry cough and worn teeth prove to be from acid.",
    ],
    relatedTerms: ['Metaplasia', 'Peptic ulcer', 'Oropharyngeal dysphagia'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Alarm signs such as trouble swallowing, weight loss or bleeding call for endoscopy. Raising the head of the bed, weight loss and no meals in the 3 hours before bed help.',
    commonAbbreviations: ['GERD (gastroesophageal reflux disease)', 'PPI (proton pump inhibitor)'],
    illustration: 'digestive-tract',
  },
  {
    term: 'Peptic ulcer',
    definition:
      'A break through the lining of stomach or duodenum, mostly from Helicobacter pylori or NSAIDs.',
    category: 'Gastroenterology',
    pronunciation: 'PEP-tik UL-ser',
    etymology: 'Greek peptikos, of digestion; Latin ulcus, sore',
    parts: [],
    examples: [
      'Gnawing pain under the breastbone eases with food and wakes him at 2 a.m.: duodenal.',
      'Upright film: free air under the right diaphragm, so it has perforated.',
    ],
    relatedTerms: ['Melena', 'Hematemesis', 'Gastroesophageal reflux disease'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Everyone is tested for H. pylori and, if positive, treated and checked for cure. Those who still need an NSAID take a proton pump inhibitor with it.',
    commonAbbreviations: ['PUD (peptic ulcer disease)'],
    illustration: null,
  },
  {
    term: 'Melena',
    definition:
      'Black, tarry, foul stool from blood digested on its way, usually bleeding above the ligament of Treitz.',
    category: 'Gastroenterology',
    pronunciation: 'meh-LEE-nuh',
    etymology: 'Greek melaina, black',
    parts: [],
    examples: [
      'He has sticky black stool twice, with a BUN-to-creatinine ratio of 40.',
      'Iron tablets color stool dark green to black, but it is not tarry and tests negative for blood.',
    ],
    relatedTerms: ['Hematemesis', 'Peptic ulcer', 'Esophageal varices'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'About 50 mL of blood is enough to produce it. The patient gets two wide lines, a crossmatch and endoscopy within 24 hours after resuscitation.',
    commonAbbreviations: ['UGIB (upper gastrointestinal bleeding)'],
    illustration: null,
  },
  {
    term: 'Hematemesis',
    definition: 'Vomiting of blood, fresh red or like coffee grounds.',
    category: 'Gastroenterology',
    pronunciation: 'hee-muh-TEM-uh-sis',
    etymology: 'Greek haima, blood + emesis, vomiting',
    parts: [
      { part: 'hemat/o', kind: 'root', meaning: 'blood' },
      { part: '-emesis', kind: 'suffix', meaning: 'vomiting' },
    ],
    examples: [
      'Retching after drinking, then red streaks: a tear at the gastroesophageal junction.',
      'Dark granules in the basin after a week of ibuprofen.',
    ],
    relatedTerms: ['Melena', 'Hemoptysis', 'Peptic ulcer'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'The airway and circulation come first. Stable patients with a Glasgow-Blatchford score of 0 or 1 can be managed as outpatients.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Diverticulitis',
    definition:
      'Inflammation, at times with perforation, of small outpouchings of the colon, mostly in the left lower abdomen.',
    category: 'Gastroenterology',
    pronunciation: 'dy-ver-tik-yuh-LY-tis',
    etymology: 'Latin diverticulum, side path + Greek -itis, inflammation',
    parts: [
      { part: 'diverticul/o', kind: 'root', meaning: 'outpouching' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'A 61-year-old has two days of left lower pain and 38.3 °C.',
      'CT: thick sigmoid wall, fat stranding and a 4 cm abscess.',
    ],
    relatedTerms: ['Crohn disease', 'Peritoneum', 'Ulcerative colitis'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'CT confirms it; mild uncomplicated cases may do without antibiotics. An abscess above about 3 to 4 cm is drained, and the colon is inspected some weeks later, if not done recently.',
    commonAbbreviations: [],
    illustration: 'digestive-tract',
  },
  {
    term: 'Crohn disease',
    definition:
      'Patchy inflammation through the whole bowel wall anywhere from mouth to anus, with strictures and fistulas.',
    category: 'Gastroenterology',
    pronunciation: 'KROHN dih-ZEEZ',
    etymology:
      'Eponym: Burrill Bernard Crohn, New York gastroenterologist, who described it with Leon Ginzburg and Gordon Oppenheimer in 1932',
    parts: [],
    examples: [
      'A student has months of cramps, 8 kg weight loss and a draining anal fistula.',
      'Biopsy of the ileum: inflammation to the outer coat and a granuloma.',
    ],
    relatedTerms: ['Ulcerative colitis', 'Granuloma', 'Intestinal obstruction'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Smoking worsens it, and surgery does not cure it. Loss of the terminal ileum means vitamin B12 deficiency, and biologics start early in severe disease.',
    commonAbbreviations: ['CD (Crohn disease)', 'IBD (inflammatory bowel disease)'],
    illustration: null,
  },
  {
    term: 'Ulcerative colitis',
    definition:
      'Continuous inflammation of the colonic lining only, starting in the rectum and spreading upward, with bloody diarrhea.',
    category: 'Gastroenterology',
    pronunciation: 'UL-ser-uh-tiv koh-LY-tis',
    etymology: 'Latin ulcus, sore; Greek kolon, large bowel + -itis, inflammation',
    parts: [
      { part: 'col/o', kind: 'root', meaning: 'colon' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'She passes ten bloody stools a day with urgency and a pulse of 108.',
      'Colonoscopy: raw red lining from the anus to the splenic flexure, then abruptly normal.',
    ],
    relatedTerms: ['Crohn disease', 'Diverticulitis', 'Clostridioides difficile infection'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'A dilated colon of 6 cm or more with systemic illness is toxic megacolon, a surgical danger. Surveillance colonoscopy begins 8 years after onset; removal of the colon cures it.',
    commonAbbreviations: ['UC (ulcerative colitis)', 'IBD (inflammatory bowel disease)'],
    illustration: null,
  },
  {
    term: 'Ileus',
    definition:
      'Failure of the bowel to propel its contents because it does not contract, without any mechanical blockage.',
    category: 'Gastroenterology',
    pronunciation: 'IL-ee-us',
    etymology: 'Greek eileos, twisting, colic',
    parts: [],
    examples: [
      'Day 3 after colectomy: distended, silent abdomen and no flatus.',
      'CT: gas-filled loops of small and large bowel with no transition point.',
    ],
    relatedTerms: ['Intestinal obstruction', 'Peristalsis', 'Opioid toxidrome'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Potassium and magnesium are corrected, opioids reduced and the patient walked. Vomiting or distension calls for a nasogastric tube.',
    commonAbbreviations: ['NG (nasogastric)'],
    illustration: null,
  },
  {
    term: 'Intestinal obstruction',
    definition:
      'Mechanical blockage of the bowel, most often by adhesions in the small and by cancer in the large one.',
    category: 'Gastroenterology',
    pronunciation: 'in-TES-tih-nul ub-STRUK-shun',
    etymology: 'Latin intestinus, inner; obstruere, to block up',
    parts: [],
    examples: [
      'Colicky pain, vomiting of bile and tinkling sounds in a woman with three laparotomy scars.',
      'CT: dilated loops of 4 cm, then a sharp transition to collapsed bowel.',
    ],
    relatedTerms: ['Ileus', 'Peristalsis', 'Crohn disease'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Fever, constant pain or a rising lactate points to strangled bowel and an operation now. Otherwise fluids, a nasogastric tube and watchful waiting often suffice.',
    commonAbbreviations: ['SBO (small bowel obstruction)', 'LBO (large bowel obstruction)'],
    illustration: null,
  },
];
