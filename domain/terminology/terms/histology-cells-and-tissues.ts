import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Cells and tissues as the microscope shows them. */
export const histologyCellsAndTissuesTerms: readonly MedicalTerm[] = [
  {
    term: 'Epithelium',
    definition:
      'The tissue of closely packed cells that covers body surfaces, lines cavities and forms glands.',
    category: 'Histology',
    pronunciation: 'ep-ih-THEE-lee-um',
    etymology: 'Greek epi, upon + thele, nipple, first used for the skin over the nipple',
    parts: [
      { part: 'epi-', kind: 'prefix', meaning: 'upon' },
      { part: 'theli/o', kind: 'root', meaning: 'nipple, later cellular layer' },
      { part: '-um', kind: 'suffix', meaning: 'tissue' },
    ],
    examples: [
      'The esophagus is lined by many flat layers, the intestine by one tall layer.',
      'Esophageal biopsy: squamous epithelium with long papillae, in keeping with reflux.',
    ],
    relatedTerms: ['Basement membrane', 'Connective tissue', 'Carcinoma'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Most adult cancers begin in it. It has no blood vessels of its own, so it heals from its edges and from what lies beneath.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Endothelium',
    definition:
      'The single layer of flat cells that lines the inside of the heart, blood vessels and lymph vessels.',
    category: 'Histology',
    pronunciation: 'en-doh-THEE-lee-um',
    etymology:
      'Greek endon, within + thele, nipple, formed after the word for the covering of the skin',
    parts: [
      { part: 'endo-', kind: 'prefix', meaning: 'within' },
      { part: 'theli/o', kind: 'root', meaning: 'cellular layer' },
      { part: '-um', kind: 'suffix', meaning: 'tissue' },
    ],
    examples: [
      'Healthy, it releases nitric oxide and keeps platelets from sticking.',
      'Smoking injures the endothelium, and plaque begins to form beneath it.',
    ],
    relatedTerms: ['Epithelium', 'Basement membrane', 'Vasoconstriction'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Its injury is one of the three causes of thrombosis that Virchow named. In sepsis it leaks, and liters of fluid pass into the tissues.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Basement membrane',
    definition:
      'The thin sheet of collagen IV and laminin on which a lining or covering cell layer rests.',
    category: 'Histology',
    pronunciation: 'BAYS-ment MEM-brayn',
    etymology: 'English basement, lowest floor; Latin membrana, skin',
    parts: [],
    examples: [
      'Carcinoma in situ has not yet broken through it.',
      'In Goodpasture disease, antibodies attack the basement membrane of lung and kidney.',
    ],
    relatedTerms: ['Epithelium', 'Endothelium', 'Carcinoma'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Tumor cells that cross it reach vessels and can spread, which changes both stage and treatment. Diabetes thickens it in the glomerulus.',
    commonAbbreviations: ['GBM (glomerular basement membrane)'],
    illustration: null,
  },
  {
    term: 'Connective tissue',
    definition:
      'The widespread material of scattered cells in plentiful matrix that binds, supports and fills, as in bone, cartilage, fat and tendon.',
    category: 'Histology',
    pronunciation: 'kuh-NEK-tiv TISH-oo',
    etymology: 'Latin conectere, to bind together; Old French tissu, woven',
    parts: [],
    examples: [
      'Tendon, dermis, cartilage, fat and even blood belong to it; muscle and nerve do not.',
      'In Marfan syndrome, faulty fibrillin weakens the connective tissue of the aorta.',
    ],
    relatedTerms: ['Fibroblast', 'Epithelium', 'Fascia'],
    bodySystem: 'Musculoskeletal system',
    clinicalSignificance:
      'Inherited defects show as loose joints, dislocated lenses and aortic tears. Cancers that arise in it are sarcomas.',
    commonAbbreviations: ['CTD (connective tissue disease)'],
    illustration: null,
  },
  {
    term: 'Fibroblast',
    definition: 'The spindle-shaped cell that makes collagen and other matrix and lays down scar.',
    category: 'Histology',
    pronunciation: 'FY-broh-blast',
    etymology: 'Latin fibra, thread + Greek blastos, germ, sprout',
    parts: [
      { part: 'fibr/o', kind: 'root', meaning: 'fiber' },
      { part: '-blast', kind: 'suffix', meaning: 'immature or forming cell' },
    ],
    examples: [
      'In a clean incision it arrives about the third day and fills the gap with new collagen.',
      'A keloid forms when fibroblasts go on working past the edge of the wound.',
    ],
    relatedTerms: ['Connective tissue', 'Granuloma', 'Necrosis'],
    bodySystem: 'Integumentary system',
    clinicalSignificance:
      'It needs oxygen, protein and vitamin C, and steroids slow it. Malnourished patients and those on prednisone therefore heal late and open their wounds more often.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Goblet cell',
    definition:
      'A cup-shaped unicellular gland in the lining of the airways and intestine that secretes mucus.',
    category: 'Histology',
    pronunciation: 'GOB-lit SEL',
    etymology: 'Old French gobelet, small cup; Latin cella, small room',
    parts: [],
    examples: [
      'The colon has many of them, the duodenum fewer, and the stomach normally none.',
      'Esophageal biopsy: columnar lining with goblet cells, consistent with Barrett esophagus.',
    ],
    relatedTerms: ['Epithelium', 'Metaplasia', 'Microvilli'],
    bodySystem: 'Respiratory and digestive systems',
    clinicalSignificance:
      'Smoking multiplies them, and the extra mucus feeds the cough of chronic bronchitis. Found in the lower esophagus, they signal a precancerous change.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Microvilli',
    definition:
      'Fingerlike projections of the cell surface, with an actin core, that enlarge the area for absorption.',
    category: 'Histology',
    pronunciation: 'my-kroh-VIL-eye',
    etymology: 'Greek mikros, small + Latin villi, shaggy hairs',
    parts: [
      { part: 'micro-', kind: 'prefix', meaning: 'small' },
      { part: '-villi', kind: 'suffix', meaning: 'shaggy hairs' },
    ],
    examples: [
      'They give the lining of the small intestine and the proximal renal tubule a brush border.',
      'Unlike the cilia of the airways, microvilli do not beat.',
    ],
    relatedTerms: ['Goblet cell', 'Epithelium', 'Nephron'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Their enzymes split lactose. After gastroenteritis or in celiac disease they are lost for a time, and milk then causes gas and diarrhea.',
    commonAbbreviations: [],
    illustration: 'digestive-tract',
  },
];
