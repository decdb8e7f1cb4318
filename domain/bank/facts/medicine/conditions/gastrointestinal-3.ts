import type { Condition } from '../condition.ts';

const source = 'Standard gastroenterology, surgery and family medicine texts';

/** Disorders of the small and large bowel. */
export const gastrointestinalConditions3: readonly Condition[] = [
  {
    id: 'diverticulitis',
    name: 'Acute diverticulitis',
    system: 'gastrointestinal',
    topic: 'Diverticulitis and appendicitis',
    source,
    vignettes: [
      'A 62-year-old man has had constant pain low on the left for three days, with constipation and a temperature of 38.3 °C (100.9 °F). The area is tender with slight guarding. There is no blood in the stool. Leukocytes are 15,100/µL. A colonoscopy two years ago showed many pouches in the sigmoid and no polyps.',
      'A 55-year-old woman has fever and cramps in the left lower abdomen and feels a need to urinate often. Urinalysis is clean. CT shows a thick sigmoid wall around small outpouchings, streaky fat and no mass. She passes gas.',
    ],
    hallmark: 'left lower abdominal pain and fever with sigmoid pouches and inflamed fat on CT',
    lookalikes: [
      'appendicitis',
      'ischemic-colitis',
      'ulcerative-colitis',
      'irritable-bowel-syndrome',
      'colorectal-cancer',
      'nephrolithiasis',
      'acute-cystitis',
      'small-bowel-obstruction',
    ],
    finding: {
      text: 'Constant pain and guarding low on the left with fever',
      why: 'Acute diverticulitis mostly affects the sigmoid, so pain and guarding lie in the left lower abdomen.',
    },
    test: {
      text: 'Abdominal CT with intravenous contrast',
      why: 'In acute diverticulitis, CT confirms the disease and shows abscess, fistula or perforation.',
      scene:
        'A 66-year-old woman has had left-sided lower abdominal pain and fever for two days. She has a tender fullness there. Kidney function is normal.',
      accepts: ['small-bowel-obstruction', 'nephrolithiasis', 'appendicitis'],
      slips: [
        {
          text: 'Colonoscopy during this admission',
          why: 'Insufflation may open a sealed perforation. Colonoscopy waits until inflammation has settled.',
        },
        {
          text: 'Barium enema under fluoroscopy',
          why: 'Barium can leak through a perforation and does not show an abscess outside the wall.',
        },
      ],
    },
    treatment: {
      text: 'Intravenous antibiotics and percutaneous drainage',
      why: 'Acute diverticulitis with a large abscess needs antibiotics plus drainage through the skin, which often avoids emergency surgery.',
      scene:
        'A 58-year-old man has acute diverticulitis with a 6-cm pelvic abscess next to the sigmoid on CT. He is febrile, his blood pressure is normal, and there is no free air.',
      slips: [
        {
          text: 'Oral antibiotics at home with a high-fiber diet',
          why: 'Home treatment is for mild disease without abscess. A 6-cm collection does not clear with tablets.',
        },
        {
          text: 'Immediate total removal of the colon',
          why: 'The disease is in the sigmoid, and he is stable. Emergency colectomy is for diffuse peritonitis or failure of drainage.',
        },
      ],
    },
    mechanism: {
      text: 'Small perforation of a pouch at a vessel entry site',
      why: 'In acute diverticulitis, a pouch where vessels pierce the muscle erodes and leaks into the surrounding fat.',
    },
    complication: {
      text: 'Fistula between bowel and bladder',
      why: 'Acute diverticulitis is the most frequent cause of a colovesical fistula, with air in the urine and repeated infections.',
      accepts: ['small-bowel-obstruction', 'appendicitis', 'colorectal-cancer'],
    },
    risk: {
      text: 'Diet low in fiber, with older age',
      why: 'A diet low in fiber and aging of the colonic wall favor pouches and acute diverticulitis.',
      accepts: ['colorectal-cancer', 'ischemic-colitis'],
    },
    advice: {
      text: 'Have a colonoscopy six to eight weeks after recovery',
      why: 'After a first attack of acute diverticulitis with abscess, a colonoscopy excludes a cancer that may look the same on CT.',
      scene:
        'A 53-year-old woman has recovered from her first attack of diverticulitis with a small abscess. She has had no colonoscopy before.',
      accepts: ['ulcerative-colitis', 'colorectal-cancer'],
      slips: [
        {
          text: 'Avoid nuts, corn and popcorn for the rest of your life',
          why: 'Nuts and seeds do not cause attacks. Fiber is encouraged after recovery.',
        },
      ],
    },
  },
  {
    id: 'crohn-disease',
    name: 'Crohn disease',
    system: 'gastrointestinal',
    topic: 'Inflammatory bowel disease',
    source,
    step1: { area: 'gastrointestinal', topic: 'Inflammatory bowel disease' },
    vignettes: [
      'A 24-year-old woman has had loose stools without blood, cramps low on the right and a weight loss of 8 kg in a year. She has mouth ulcers and a draining opening beside the anus. Colonoscopy shows deep linear ulcers in the cecum and terminal ileum with normal mucosa between and a normal rectum.',
      'A 33-year-old smoker has recurrent fever, diarrhea and a tender mass in the right lower abdomen. Hemoglobin is 10.4 g/dL and vitamin B12 is low. Cross-sectional imaging shows a thick-walled ileum with a narrow segment and a tract to a neighboring loop. Biopsy shows noncaseating granulomas.',
    ],
    hallmark: 'patchy transmural disease, mostly of the ileum, with fistulas and granulomas',
    lookalikes: [
      'ulcerative-colitis',
      'celiac-disease',
      'irritable-bowel-syndrome',
      'appendicitis',
      'ischemic-colitis',
      'giardiasis',
      'diverticulitis',
      'colorectal-cancer',
    ],
    finding: {
      text: 'Draining perianal fistula along with mouth ulcers',
      why: 'Crohn disease can affect any part from mouth to anus. A perianal fistula tells it from ulcerative colitis.',
      scene:
        'A 19-year-old man has had diarrhea and weight loss for months. His mother has Crohn disease, and the same is suspected in him.',
    },
    test: {
      text: 'Ileocolonoscopy with multiple biopsies',
      why: 'In suspected Crohn disease, endoscopy that reaches the terminal ileum shows patchy ulcers and yields tissue.',
      scene:
        'A 20-year-old man has had cramps, diarrhea and weight loss for five months. Fecal calprotectin is 900 µg/g, and stool cultures and transglutaminase antibodies are negative.',
      accepts: [
        'ulcerative-colitis',
        'ischemic-colitis',
        'colorectal-cancer',
        'appendicitis',
        'diverticulitis',
      ],
      slips: [
        {
          text: 'Serum antineutrophil antibody panel',
          why: 'Serology is too insensitive to make or exclude inflammatory bowel disease.',
        },
        {
          text: 'Hydrogen breath test with lactulose',
          why: 'This test looks for bacterial overgrowth. A very high calprotectin calls for a look at the mucosa.',
        },
      ],
    },
    treatment: {
      text: 'Infliximab after drainage of perianal pus',
      why: 'In Crohn disease with perianal fistulas, pus is drained first, and an anti-TNF antibody then closes the tracts.',
      scene:
        'A 29-year-old man has ileal Crohn disease with two draining fistulas near the anus. MRI shows a small abscess. Tests for tuberculosis and hepatitis B are negative.',
      slips: [
        {
          text: 'Prednisone as long-term maintenance',
          why: 'Steroids do not maintain remission or close fistulas, and they promote infection.',
        },
        {
          text: 'Total colectomy with an ileal pouch',
          why: 'A pouch is made for ulcerative colitis. In Crohn disease it fails and fistulas form.',
        },
      ],
    },
    mechanism: {
      text: 'Transmural granulomatous inflammation in patches',
      why: 'In Crohn disease a Th1 and Th17 response inflames the full wall in skip areas, so strictures and fistulas form.',
    },
    complication: {
      text: 'Stricture that obstructs the ileum',
      why: 'Transmural healing in Crohn disease narrows the ileum and leads to repeated obstruction.',
      accepts: ['colorectal-cancer', 'diverticulitis', 'appendicitis'],
    },
    risk: {
      text: 'Cigarette smoking with an affected sibling',
      why: 'Smoking and a family history both favor Crohn disease, and smoking worsens its course.',
    },
    advice: {
      text: 'Stop smoking, since tobacco brings relapse and surgery',
      why: 'In Crohn disease, giving up smoking is the most effective step of the patient’s own against relapse.',
      scene:
        'A 31-year-old man is in remission after removal of a diseased ileal segment for Crohn disease. He takes adalimumab, eats a varied diet and smokes a pack a day.',
      slips: [
        {
          text: 'Take ibuprofen on days with cramps instead of acetaminophen',
          why: 'Nonsteroidal drugs can set off a flare. Acetaminophen is preferred.',
        },
      ],
      accepts: ['chronic-pancreatitis'],
    },
  },
  {
    id: 'ulcerative-colitis',
    name: 'Ulcerative colitis',
    system: 'gastrointestinal',
    topic: 'Inflammatory bowel disease',
    source,
    step2: { area: 'gastrointestinal', topic: 'Inflammatory bowel disease' },
    vignettes: [
      'A 28-year-old man has passed small bloody stools with mucus eight times a day for two months, with urgency and straining. He stopped smoking last year. Stool cultures are negative. Endoscopy shows red, granular, bleeding mucosa from the anus to the splenic flexure without gaps; the ileum is normal.',
      'A 40-year-old woman with itching and an alkaline phosphatase of 410 U/L is found to have beaded bile ducts on imaging. She mentions years of rectal bleeding and loose stools. Biopsies show crypt abscesses confined to the mucosa of the whole colon.',
    ],
    hallmark: 'bloody diarrhea with continuous mucosal inflammation that begins in the rectum',
    lookalikes: [
      'crohn-disease',
      'ischemic-colitis',
      'irritable-bowel-syndrome',
      'colorectal-cancer',
      'diverticulitis',
      'giardiasis',
      'celiac-disease',
      'appendicitis',
    ],
    finding: {
      text: 'Frequent bloody stools with urgency and straining',
      why: 'In ulcerative colitis the inflamed rectum cannot hold stool, so small bloody motions come with urgency.',
    },
    test: {
      text: 'Flexible sigmoidoscopy with gentle biopsy',
      why: 'In a severe attack of suspected ulcerative colitis, a limited examination proves the disease. A full colonoscopy risks perforation.',
      scene:
        'A 25-year-old woman has had 12 bloody stools a day for a week, a pulse of 112/min and an albumin of 2.7 g/dL. The colon is 5 cm wide on film. Stool tests for infection are negative.',
      accepts: ['crohn-disease', 'colorectal-cancer', 'ischemic-colitis', 'diverticulitis'],
      slips: [
        {
          text: 'Barium enema after full bowel cleansing',
          why: 'Barium and cleansing may bring on toxic dilation in severe colitis.',
        },
        {
          text: 'Capsule endoscopy of the small bowel',
          why: 'The capsule shows the small bowel, which is not the source here.',
        },
      ],
    },
    treatment: {
      text: 'Mesalamine suppository at bedtime',
      why: 'Ulcerative colitis limited to the rectum responds best to mesalamine placed where the disease is.',
      scene:
        'A 34-year-old man passes blood and mucus with two formed stools a day. Endoscopy shows mild inflammation of the lowest 10 cm with a sharp upper border.',
      slips: [
        {
          text: 'Intravenous methylprednisolone',
          why: 'Intravenous steroid is for severe extensive attacks in hospital.',
        },
        {
          text: 'Removal of the colon and rectum',
          why: 'Surgery cures but is kept for dysplasia, toxic dilation or failure of drugs.',
        },
        {
          text: 'Oral ciprofloxacin for ten days',
          why: 'Antibiotics do not treat mucosal inflammation without infection.',
        },
      ],
    },
    mechanism: {
      text: 'Continuous mucosal inflammation from the rectum upward',
      why: 'In ulcerative colitis the immune reaction stays within the mucosa and spreads from the rectum without gaps.',
    },
    complication: {
      text: 'Toxic dilation of the colon',
      why: 'In severe ulcerative colitis, inflammation that reaches the muscle paralyzes the colon, which may perforate.',
      accepts: ['ischemic-colitis', 'appendicitis'],
    },
    risk: {
      text: 'Recent cessation of smoking',
      why: 'Ulcerative colitis often begins or flares after smoking stops, in contrast to Crohn disease.',
      accepts: ['irritable-bowel-syndrome'],
    },
    advice: {
      text: 'Begin surveillance colonoscopy eight years after onset',
      why: 'Extensive ulcerative colitis raises the risk of colorectal cancer from about eight years after onset.',
      scene:
        'A 30-year-old woman has had ulcerative colitis of the whole colon for seven years. She is well on mesalamine, has no liver disease and asks about cancer.',
      accepts: ['colorectal-cancer'],
      slips: [
        {
          text: 'Stop mesalamine once stools have been normal for a month',
          why: 'Maintenance treatment prevents relapse and is continued in remission.',
        },
      ],
    },
  },
  {
    id: 'irritable-bowel-syndrome',
    name: 'Irritable bowel syndrome',
    system: 'gastrointestinal',
    topic: 'Irritable bowel syndrome',
    source,
    vignettes: [
      'A 27-year-old graduate student has had cramps twice a week for a year. They begin with loose stools and ease after a bowel movement. She sleeps through the night. Her weight and examination are normal, as are blood count, C-reactive protein, fecal calprotectin and transglutaminase antibodies.',
      'A 38-year-old man alternates between hard pellets and soft stools with bloating since a bout of traveler’s diarrhea two years ago. Pain eases with defecation and is worse before board meetings. There is no blood, fever or weight loss, and stool tests for parasites are negative.',
    ],
    hallmark:
      'pain related to defecation with changed stools, without alarm features or abnormal tests',
    lookalikes: [
      'celiac-disease',
      'crohn-disease',
      'ulcerative-colitis',
      'giardiasis',
      'colorectal-cancer',
      'diverticulitis',
      'chronic-pancreatitis',
      'graves-disease',
    ],
    finding: {
      text: 'Cramps that ease with defecation and spare the night',
      why: 'In irritable bowel syndrome, pain is tied to defecation. Waking at night would suggest organic disease.',
    },
    test: {
      text: 'Fecal calprotectin and celiac antibodies',
      why: 'In suspected irritable bowel syndrome with diarrhea, these two exclude inflammation and celiac disease. Further tests are rarely needed.',
      scene:
        'A 32-year-old librarian has had loose stools and cramps relieved by defecation for eight months. She has no blood, fever, weight loss or family history, and her blood count is normal.',
      accepts: ['celiac-disease', 'giardiasis', 'chronic-pancreatitis', 'diverticulitis'],
      slips: [
        {
          text: 'CT enterography with oral contrast',
          why: 'Radiation is not justified without alarm features or a high calprotectin.',
        },
        {
          text: 'Food-specific serum IgG panel',
          why: 'IgG to food reflects what is eaten. It does not predict intolerance.',
        },
      ],
      question: 'Which evaluation is the best next step?',
    },
    treatment: {
      text: 'Soluble fiber and a low-FODMAP diet trial',
      why: 'In irritable bowel syndrome, soluble fiber and a limited trial of a low-FODMAP diet relieve pain and bloating.',
      scene:
        'A 25-year-old man has irritable bowel syndrome with bloating after onions, beans and apples and with irregular stools. He wants to begin without drugs.',
      slips: [
        {
          text: 'Oxycodone as needed for abdominal cramps',
          why: 'Opioids worsen constipation and pain in the long run and bring dependence.',
        },
        {
          text: 'Insoluble wheat bran in increasing amounts',
          why: 'Bran adds gas and bloating. Soluble fiber such as psyllium is preferred.',
        },
      ],
      accepts: ['celiac-disease'],
    },
    mechanism: {
      text: 'Visceral hypersensitivity with disordered motility',
      why: 'In irritable bowel syndrome, gut and brain signal wrongly: normal stretch is felt as pain and motility varies.',
    },
    complication: {
      text: 'Anxiety, depression and lost workdays',
      why: 'Irritable bowel syndrome does not damage the gut. Its burden is mood, lost work and needless operations.',
      accepts: ['graves-disease'],
    },
    risk: {
      text: 'Recent bacterial gastroenteritis',
      why: 'About one in ten people has irritable bowel syndrome after bacterial gastroenteritis, more often with stress.',
    },
    advice: {
      text: 'Expect symptoms to come and go without harm to the bowel',
      why: 'In irritable bowel syndrome, a clear diagnosis and the knowledge that it stays benign reduce fear and visits.',
      scene:
        'A 29-year-old man with typical irritable bowel syndrome and normal tests fears that something was missed. He asks for another scan.',
      slips: [
        {
          text: 'Have a colonoscopy every year to be sure of the diagnosis',
          why: 'Repeated tests without new signs do not help and feed the worry.',
        },
      ],
      accepts: ['graves-disease'],
    },
  },
  {
    id: 'small-bowel-obstruction',
    name: 'Small bowel obstruction',
    system: 'gastrointestinal',
    topic: 'Bowel obstruction',
    source,
    step2: { area: 'gastrointestinal', topic: 'Bowel obstruction' },
    vignettes: [
      'A 64-year-old woman who had a hysterectomy years ago has colicky pain in the middle of the abdomen every few minutes. She has vomited green fluid eight times and has passed no gas since morning. The belly is swollen and tinkles. An upright film shows stepped fluid levels and no gas in the colon.',
    ],
    hallmark: 'colic, vomiting and distension with dilated loops and air-fluid levels',
    lookalikes: [
      'acute-pancreatitis',
      'appendicitis',
      'diverticulitis',
      'intussusception',
      'ischemic-colitis',
      'colorectal-cancer',
      'crohn-disease',
      'bacterial-peritonitis',
    ],
    finding: {
      text: 'Waves of cramps with high-pitched tinkling sounds',
      why: 'In small bowel obstruction, bowel above the block contracts in waves against fluid and gas, which tinkle.',
      scene:
        'A 70-year-old woman with old laparotomy scars has vomited bile since morning, and her belly is swollen. A mechanical block of the small bowel is suspected.',
    },
    test: {
      text: 'Abdominopelvic CT for a transition point',
      why: 'In small bowel obstruction, CT shows where and why the bowel is blocked and whether it is strangulated.',
      scene:
        'A 57-year-old man with an old laparotomy scar has cramps, green vomiting and a swollen belly. He is stable, and there is no hernia.',
      accepts: ['diverticulitis', 'intussusception'],
      slips: [
        {
          text: 'Upper endoscopy down to the duodenum',
          why: 'The scope does not reach the block, and air worsens the distension.',
        },
        {
          text: 'Gastric emptying scan with solid food',
          why: 'A meal cannot pass here, and the scan does not show the cause.',
        },
      ],
    },
    treatment: {
      text: 'Nasogastric decompression and intravenous fluids',
      why: 'Small bowel obstruction from adhesions without strangulation often opens with rest, decompression and fluids.',
      scene:
        'A 50-year-old woman has partial small bowel obstruction after earlier surgery. She is afebrile, pulse is 88/min, the belly is soft and lactate is normal.',
      slips: [
        {
          text: 'Metoclopramide to drive the bowel forward',
          why: 'A prokinetic drives the bowel against a block and may lead to perforation.',
        },
        {
          text: 'Immediate laparotomy to cut the adhesions',
          why: 'Surgery at once is for strangulation, peritonitis or a closed loop. None is present.',
        },
        {
          text: 'Polyethylene glycol through a feeding tube',
          why: 'Laxative fluid above a block adds distension and vomiting.',
        },
      ],
      accepts: ['acute-pancreatitis', 'ischemic-colitis'],
    },
    mechanism: {
      text: 'Fibrous band that kinks and closes the lumen',
      why: 'Adhesions after surgery are the main cause of small bowel obstruction in adults. Fluid collects above the kink.',
    },
    complication: {
      text: 'Strangulation with bowel necrosis',
      why: 'In small bowel obstruction, pressure and twisting cut off the blood supply. Constant pain, fever and acidosis are the warning.',
      accepts: ['intussusception', 'ischemic-colitis', 'appendicitis'],
    },
    risk: {
      text: 'Previous open abdominal surgery',
      why: 'Adhesions after open abdominal surgery cause most cases of small bowel obstruction in adults.',
      accepts: ['ischemic-colitis'],
    },
    advice: {
      text: 'Return at once for vomiting with cramps and no passage of gas',
      why: 'Small bowel obstruction from adhesions tends to come back, and early treatment saves bowel.',
      scene:
        'A 61-year-old man goes home after three days of tube decompression for adhesions. He eats normally and asks what he should look out for.',
      accepts: ['intussusception', 'colorectal-cancer', 'appendicitis', 'crohn-disease'],
      slips: [
        {
          text: 'Take a stimulant laxative daily to keep the bowel from closing',
          why: 'Laxatives do not prevent adhesions and would cause colic in a kinked bowel.',
        },
        {
          text: 'Wear a tight binder day and night to hold the bowel in place',
          why: 'Adhesions lie inside the abdomen. A binder has no effect on them.',
        },
      ],
    },
  },
  {
    id: 'intussusception',
    name: 'Intussusception',
    system: 'gastrointestinal',
    topic: 'Bowel obstruction',
    source,
    step2: { area: 'gastrointestinal', topic: 'Pediatric GI (intussusception, pyloric stenosis)' },
    vignettes: [
      'A 9-month-old boy screams and pulls up his legs every 15 minutes and is limp and pale between spells. He has vomited twice; the last vomit was green. A firm, long mass lies below the right ribs, and the diaper holds red jelly-like stool. He had a cold last week.',
    ],
    hallmark: 'crying spells with drawn-up legs, a sausage-shaped mass and late bloody mucus',
    lookalikes: [
      'appendicitis',
      'small-bowel-obstruction',
      'crohn-disease',
      'celiac-disease',
      'ulcerative-colitis',
      'giardiasis',
      'testicular-torsion',
      'ischemic-colitis',
    ],
    finding: {
      text: 'Spells of crying with drawn-up legs and a long firm mass',
      why: 'In intussusception, pain comes in waves, and the bowel within bowel is felt as a sausage-like mass.',
    },
    test: {
      text: 'Abdominal ultrasound for a target sign',
      why: 'In suspected intussusception, ultrasound shows the rings of bowel within bowel with near-perfect accuracy and no radiation.',
      scene:
        'A 14-month-old girl has had fits of crying and vomiting since the morning. Between them she is drowsy. She is afebrile and well perfused.',
      accepts: ['appendicitis', 'giardiasis'],
      slips: [
        {
          text: 'Abdominal CT with oral contrast',
          why: 'CT gives radiation and needs sedation in a small child. Ultrasound answers the question.',
        },
        {
          text: 'Stool culture for enteric bacteria',
          why: 'Culture looks for infection. Waiting for it puts the bowel at risk.',
        },
      ],
    },
    treatment: {
      text: 'Air enema under imaging control',
      why: 'In a stable child with intussusception, an air or contrast enema reduces it in most cases and avoids surgery.',
      scene:
        'Ultrasound shows bowel within bowel in an 11-month-old boy. Fluids have been given, he is alert, the belly is soft, and no free air is seen. A surgeon is in the house.',
      slips: [
        {
          text: 'Laparotomy as the first treatment',
          why: 'Surgery is for perforation, peritonitis or failed reduction. This child is stable.',
        },
        {
          text: 'Oral fluids and review tomorrow',
          why: 'Trapped bowel loses its blood supply within hours. Waiting risks necrosis.',
        },
        {
          text: 'Glycerin suppository with massage',
          why: 'This is for hard stool. It would delay reduction.',
        },
      ],
    },
    mechanism: {
      text: 'Telescoping of ileum into colon with venous congestion',
      why: 'In intussusception the ileum slides into the colon and drags its mesentery along, so veins are squeezed and mucosa bleeds.',
    },
    complication: {
      text: 'Infarction of the trapped bowel',
      why: 'In intussusception that lasts, arterial flow ends, and the trapped bowel dies and perforates.',
      accepts: [
        'small-bowel-obstruction',
        'appendicitis',
        'ischemic-colitis',
        'testicular-torsion',
      ],
    },
    risk: {
      text: 'Recent viral illness with large Peyer patches',
      why: 'In infants, intussusception mostly follows a viral illness. Swollen lymphoid tissue acts as the lead point.',
    },
    advice: {
      text: 'Come back at once if the crying spells return tonight',
      why: 'After reduction, intussusception recurs in about one child in ten, mostly within two days.',
      scene:
        'A 10-month-old boy had a successful air enema for intussusception this morning. He drinks and plays, and his parents are taking him home.',
      accepts: [
        'small-bowel-obstruction',
        'appendicitis',
        'testicular-torsion',
        'crohn-disease',
        'ischemic-colitis',
        'ulcerative-colitis',
      ],
      slips: [
        {
          text: 'Keep him on formula without milk for the next three months',
          why: 'Milk allergy is not the cause, and the diet does not prevent recurrence.',
        },
        {
          text: 'Wait two days before calling if the stool turns red and jelly-like',
          why: 'Such stool means that mucosa is dying. It needs care at once.',
        },
        {
          text: 'Press on the belly each evening to feel for a sausage-like mass',
          why: 'Pressing by the parents is not reliable and delays care.',
        },
        {
          text: 'Give a laxative each day so that the bowel stays empty',
          why: 'Stool is not the cause. A laxative does not prevent recurrence.',
        },
      ],
    },
  },
  {
    id: 'colorectal-cancer',
    name: 'Colorectal cancer',
    system: 'gastrointestinal',
    topic: 'Colorectal cancer',
    source,
    step1: { area: 'gastrointestinal', topic: 'Colorectal neoplasia' },
    step2: { area: 'gastrointestinal', topic: 'Colorectal cancer screening' },
    vignettes: [
      'A 67-year-old man is tired and short of breath on stairs. Hemoglobin is 8.6 g/dL, MCV 71 fL and ferritin 4 ng/mL. He has lost 6 kg, and there is a firm fullness in the right lower abdomen. Upper endoscopy is normal. He takes no analgesics and has no fever or pain.',
      'A 59-year-old woman has had thinner stools and bouts of constipation for four months, with dark red blood on them. She has lost weight without trying. Carcinoembryonic antigen is raised. CT shows a ring-like narrowing of the sigmoid without inflamed fat or pouches.',
    ],
    hallmark: 'iron deficiency, changed stools or visible blood with a mass at colonoscopy',
    lookalikes: [
      'diverticulitis',
      'ulcerative-colitis',
      'irritable-bowel-syndrome',
      'ischemic-colitis',
      'crohn-disease',
      'celiac-disease',
      'small-bowel-obstruction',
      'peptic-ulcer-disease',
    ],
    finding: {
      text: 'New thin stools with iron deficiency in later life',
      why: 'Colorectal cancer narrows the left colon and bleeds slowly, so stools thin and iron is lost.',
      accepts: ['ulcerative-colitis'],
    },
    test: {
      text: 'Complete colonoscopy with biopsy',
      why: 'Colorectal cancer is proved by biopsy, and the whole colon is inspected for a second tumor.',
      scene:
        'A 64-year-old retired farmer has iron deficiency without visible bleeding. Upper endoscopy with duodenal biopsies was normal.',
      accepts: ['ulcerative-colitis', 'crohn-disease', 'ischemic-colitis'],
      slips: [
        {
          text: 'Carcinoembryonic antigen in serum',
          why: 'This marker serves follow-up. It is too insensitive and unspecific for diagnosis.',
        },
        {
          text: 'Another fecal immunochemical test',
          why: 'A stool test is for screening. Iron deficiency at this age needs inspection even if it is negative.',
        },
      ],
    },
    treatment: {
      text: 'Segmental resection with its lymph nodes',
      why: 'Colorectal cancer without metastasis is cured by removal of the segment with its lymph nodes. Chemotherapy follows if nodes are positive.',
      scene:
        'A fit 61-year-old woman has a 4-cm adenocarcinoma of the ascending colon. CT of chest and abdomen shows no spread.',
      slips: [
        {
          text: 'Radiation of the colon before surgery',
          why: 'Radiation is used for rectal cancer. For colon cancer, surgery comes first.',
        },
        {
          text: 'Palliative chemotherapy alone',
          why: 'She can be cured by an operation, since no spread is seen.',
        },
      ],
    },
    mechanism: {
      text: 'Stepwise APC, KRAS and TP53 mutations in a polyp',
      why: 'Most colorectal cancer arises over years from an adenoma that gathers APC, KRAS and TP53 mutations.',
    },
    complication: {
      text: 'Metastasis to the liver by portal blood',
      why: 'Colorectal cancer drains through the portal vein, so the liver is the first organ for distant spread.',
    },
    risk: {
      text: 'Inherited DNA mismatch repair defect',
      why: 'A mismatch repair defect, as in Lynch syndrome, leads to early colorectal cancer and to endometrial cancer in the family.',
    },
    advice: {
      text: 'Tell brothers and sisters to start colonoscopy at age 40',
      why: 'First-degree relatives of a person with colorectal cancer start colonoscopy at 40, or ten years before the age of the relative’s diagnosis.',
      scene:
        'A 58-year-old woman has just had a tumor of the colon removed. Her three siblings are 36 to 39 years old and well. She asks what her illness means for them.',
      slips: [
        {
          text: 'Let the family wait until age 65 unless they see blood',
          why: 'Screening finds polyps before symptoms. Waiting for blood forgoes prevention.',
        },
      ],
      accepts: ['ulcerative-colitis', 'diverticulitis'],
    },
  },
  {
    id: 'ischemic-colitis',
    name: 'Ischemic colitis',
    system: 'gastrointestinal',
    topic: 'Gastrointestinal bleeding',
    source,
    step2: { area: 'gastrointestinal', topic: 'GI bleeding' },
    vignettes: [
      'A 73-year-old woman took a double dose of her diuretic and fainted. Six hours later she has sudden cramps on the left and passes maroon blood with loose stool. The abdomen is mildly tender. CT shows a thick wall from splenic flexure to sigmoid with open main vessels; the rectum is spared.',
    ],
    hallmark: 'sudden left-sided cramps then bloody stool after low flow, with the rectum spared',
    lookalikes: [
      'ulcerative-colitis',
      'diverticulitis',
      'colorectal-cancer',
      'crohn-disease',
      'variceal-bleeding',
      'small-bowel-obstruction',
      'peptic-ulcer-disease',
      'irritable-bowel-syndrome',
    ],
    finding: {
      text: 'Sudden left-sided cramps followed by bloody stool',
      why: 'In ischemic colitis, low flow injures the mucosa of the left colon: first cramps, then within a day blood.',
    },
    test: {
      text: 'Early colonoscopy with little insufflation',
      why: 'In ischemic colitis without peritonitis, colonoscopy shows segmental pale, hemorrhagic mucosa with a sharp border.',
      scene:
        'A 68-year-old man had left-sided cramps and bloody stool the day after a marathon in the heat. He is stable without guarding. CT shows a thick descending colon and no perforation; stool tests are negative.',
      accepts: ['ulcerative-colitis', 'colorectal-cancer', 'crohn-disease', 'diverticulitis'],
      slips: [
        {
          text: 'Barium enema with double contrast',
          why: 'Pressure and barium may perforate weak bowel and disturb later imaging.',
        },
        {
          text: 'Angiography of the celiac artery',
          why: 'Low flow in small vessels causes this disease. Large arteries are mostly open.',
        },
      ],
    },
    treatment: {
      text: 'Bowel rest, fluids and broad antibiotics',
      why: 'Ischemic colitis without gangrene heals with rest, restored volume and antibiotics that limit translocation.',
      scene:
        'A 76-year-old woman has ischemic colitis of moderate severity. Her pulse is 104/min, she passes blood with stool, and she has neither rigidity nor free air.',
      slips: [
        {
          text: 'Vasopressin infusion to stop the bleeding',
          why: 'Vasopressin narrows vessels and would worsen the ischemia.',
        },
        {
          text: 'Heparin followed by lifelong warfarin',
          why: 'Low flow is the cause, not a clot. Anticoagulation adds bleeding.',
        },
      ],
      accepts: ['diverticulitis', 'small-bowel-obstruction'],
    },
    mechanism: {
      text: 'Low flow in watershed zones of the left colon',
      why: 'In ischemic colitis, a fall in flow strikes the splenic flexure and rectosigmoid, where arterial territories meet.',
    },
    complication: {
      text: 'Gangrene of the colon with peritonitis',
      why: 'In ischemic colitis the injury may go through the wall. Rigidity, fever and rising lactate call for surgery.',
      accepts: ['small-bowel-obstruction', 'ulcerative-colitis', 'diverticulitis'],
    },
    risk: {
      text: 'Low blood pressure after aortic repair',
      why: 'Hypotension, and loss of the inferior mesenteric artery in aortic repair, are classic causes of ischemic colitis.',
    },
    advice: {
      text: 'Keep up fluids and avoid decongestants that narrow vessels',
      why: 'After ischemic colitis, avoiding volume loss and vasoconstrictors lowers the risk of another episode.',
      scene:
        'A 71-year-old woman has recovered from ischemic colitis, which followed a stomach virus while she was taking pseudoephedrine. Her heart rhythm is normal.',
      slips: [
        {
          text: 'Take a daily steroid so that the colon does not bleed again',
          why: 'Steroids treat immune inflammation. They do not improve blood flow.',
        },
      ],
      accepts: ['diverticulitis'],
    },
  },
];
