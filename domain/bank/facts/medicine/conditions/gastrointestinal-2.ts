import type { Condition } from '../condition.ts';

const source = 'Standard gastroenterology, surgery and family medicine texts';

/** Disorders of gallbladder, pancreas, liver, peritoneum and appendix. */
export const gastrointestinalConditions2: readonly Condition[] = [
  {
    id: 'acute-cholecystitis',
    name: 'Acute cholecystitis',
    system: 'gastrointestinal',
    topic: 'Gallbladder and biliary disease',
    source,
    step2: { area: 'gastrointestinal', topic: 'Hepatobiliary disease' },
    vignettes: [
      'A 43-year-old woman has had constant pain under the right ribs for ten hours since a fried meal. She stops breathing in when the {clinician} presses there. Temperature is 38.2 °C (100.8 °F), leukocytes are 14,200/µL, and bilirubin, alkaline phosphatase and lipase are normal.',
      'A 68-year-old man with diabetes has had fever and steady right upper abdominal pain that reaches the shoulder blade since last night. His eyes are white. Ultrasound shows stones, fluid around the gallbladder and a 6-mm gallbladder wall. The common duct measures 4 mm.',
    ],
    hallmark:
      'steady right upper abdominal pain with fever and a Murphy sign, while bilirubin is near normal',
    lookalikes: [
      'acute-cholangitis',
      'acute-pancreatitis',
      'peptic-ulcer-disease',
      'acute-hepatitis-b',
      'appendicitis',
      'chronic-pancreatitis',
      'gerd',
      'diverticulitis',
    ],
    finding: {
      text: 'Breath caught short when the right rib margin is pressed',
      why: 'In acute cholecystitis the inflamed gallbladder meets the examiner’s hand on inspiration. This is the Murphy sign.',
      scene:
        'A 48-year-old woman with known gallstones has fever and abdominal pain that has lasted since dinner yesterday. Inflammation of the gallbladder is suspected.',
    },
    test: {
      text: 'Right upper quadrant ultrasound',
      why: 'In suspected acute cholecystitis, ultrasound shows stones, wall thickening, fluid and a sonographic Murphy sign.',
      scene:
        'A 50-year-old woman has fever and eight hours of pain below the right rib cage. Bilirubin is 0.9 mg/dL, lipase is normal and she is stable.',
      slips: [
        {
          text: 'Plain films of the abdomen in two views',
          why: 'Most gallstones hold too little calcium to show on plain films.',
        },
        {
          text: 'Endoscopic retrograde cholangiography',
          why: 'This invasive study is for duct stones. Bilirubin is normal here, and it may cause pancreatitis.',
        },
      ],
      accepts: ['diverticulitis', 'appendicitis'],
    },
    treatment: {
      text: 'Antibiotics and early laparoscopic cholecystectomy',
      why: 'In acute cholecystitis, removal of the gallbladder during the same stay shortens illness and avoids further attacks.',
      scene:
        'A healthy 46-year-old man has had acute cholecystitis for one day, proved by ultrasound. He has been given fluids and pain relief, and his duct is of normal width.',
      slips: [
        {
          text: 'Oral ursodeoxycholic acid for one year',
          why: 'Bile acid tablets dissolve a few small stones slowly. They do nothing for an inflamed gallbladder.',
        },
        {
          text: 'Percutaneous drainage of the gallbladder',
          why: 'Drainage is for patients too ill for an operation. This man is fit.',
        },
      ],
      accepts: ['appendicitis'],
    },
    mechanism: {
      text: 'Lasting obstruction of the cystic duct by a stone',
      why: 'In acute cholecystitis a stone stays stuck in the cystic duct. Trapped bile inflames the wall.',
    },
    complication: {
      text: 'Gangrene with perforation of the organ',
      why: 'In acute cholecystitis left untreated, pressure cuts off the blood flow to the wall, above all in diabetes.',
      accepts: ['appendicitis', 'diverticulitis', 'peptic-ulcer-disease', 'acute-cholangitis'],
    },
    risk: {
      text: 'Rapid weight loss after bariatric surgery',
      why: 'Rapid weight loss fills bile with cholesterol and slows the gallbladder, so stones and acute cholecystitis follow.',
      accepts: ['acute-cholangitis', 'gerd'],
    },
    advice: {
      text: 'Report fever, yellow eyes or growing discomfort of the belly',
      why: 'After cholecystectomy for acute cholecystitis, these signs point to a bile leak or a stone left in the duct.',
      scene:
        'A 39-year-old woman goes home the day after laparoscopic removal of an inflamed gallbladder. She walks about and eats light meals.',
      accepts: ['appendicitis', 'acute-cholangitis', 'acute-pancreatitis'],
      slips: [
        {
          text: 'Follow a strict fat-free diet for the rest of your life at home',
          why: 'Bile still flows into the bowel. Most people eat normally within weeks.',
        },
      ],
    },
  },
  {
    id: 'acute-cholangitis',
    name: 'Acute cholangitis',
    system: 'gastrointestinal',
    topic: 'Gallbladder and biliary disease',
    source,
    step2: { area: 'gastrointestinal', topic: 'Hepatobiliary disease' },
    vignettes: [
      'A 71-year-old woman with known gallstones has shaking chills, yellow eyes and pain under the right ribs. Temperature is 39.6 °C (103.3 °F), blood pressure 92/56 mm Hg and she is confused. Bilirubin is 6.4 mg/dL, alkaline phosphatase 480 U/L and ALT 92 U/L. The common duct is 13 mm wide.',
      'Two weeks after a plastic bile duct stent was placed, a 63-year-old man has rigors, dark urine and upper abdominal pain. Leukocytes are 19,000/µL, direct bilirubin is 4.8 mg/dL and lipase is normal. Blood cultures grow Escherichia coli.',
    ],
    hallmark: 'fever, jaundice and right upper abdominal pain with a wide or blocked bile duct',
    lookalikes: [
      'acute-cholecystitis',
      'acute-pancreatitis',
      'acute-hepatitis-b',
      'bacterial-peritonitis',
      'chronic-pancreatitis',
      'appendicitis',
      'falciparum-malaria',
      'infectious-mononucleosis',
    ],
    finding: {
      text: 'Chills and jaundice with right upper abdominal pain',
      why: 'Fever with chills, jaundice and pain form the Charcot triad of acute cholangitis.',
    },
    test: {
      text: 'Magnetic resonance cholangiography',
      why: 'After mild acute cholangitis, magnetic resonance shows a duct stone without the risks of an endoscopic study.',
      scene:
        'A 55-year-old man had fever and a bilirubin of 3.0 mg/dL two days ago. With antibiotics all has nearly settled. Ultrasound shows gallbladder stones and a 9-mm common duct but no stone within it. A duct stone has to be confirmed or excluded.',
      slips: [
        {
          text: 'Percutaneous needle biopsy of the liver',
          why: 'Biopsy is for disease of liver tissue. It does not show the large ducts.',
        },
        {
          text: 'Oral cholecystography with contrast pills',
          why: 'Contrast taken by mouth does not reach a duct that drains poorly. The study is obsolete.',
        },
      ],
    },
    treatment: {
      text: 'Antibiotics and urgent endoscopic biliary drainage',
      why: 'Acute cholangitis is infection under pressure. Antibiotics alone fail in severe cases until the duct is drained.',
      scene:
        'A 78-year-old woman has fever, jaundice and a stone in a 14-mm common duct. After fluids and piperacillin-tazobactam her blood pressure is 94/60 mm Hg and lactate 3.8 mmol/L.',
      slips: [
        {
          text: 'Emergency open removal of the gallbladder',
          why: 'Open surgery in septic shock has a high mortality. The duct is drained first, and the gallbladder is removed later.',
        },
        {
          text: 'Antibiotics alone with review after one week',
          why: 'Pus under pressure does not clear without drainage, and she is already in shock.',
        },
      ],
    },
    mechanism: {
      text: 'Ascending bacteria in an obstructed common bile duct',
      why: 'In acute cholangitis a blocked duct lets gut bacteria multiply, and pressure drives them into the blood.',
    },
    complication: {
      text: 'Septic shock with liver abscesses',
      why: 'In acute cholangitis, infected bile under pressure enters blood and liver, so sepsis and abscesses follow.',
      accepts: ['bacterial-peritonitis', 'falciparum-malaria'],
    },
    risk: {
      text: 'Stone lodged in the common bile duct',
      why: 'Duct stones are the main cause of acute cholangitis. Strictures, stents and tumors come next.',
      accepts: ['acute-cholecystitis', 'acute-pancreatitis'],
    },
    advice: {
      text: 'Keep the date for stent removal, even when you feel well',
      why: 'Plastic stents placed for acute cholangitis clog within about three months, and infection returns.',
      scene:
        'A 60-year-old woman goes home after drainage of an infected bile duct. A plastic stent was left in place and she has no symptoms.',
      slips: [
        {
          text: 'Take an antibiotic each day for as long as the stent remains',
          why: 'Lasting antibiotics breed resistance and do not keep a stent open.',
        },
      ],
      accepts: ['acute-pancreatitis', 'acute-cholecystitis', 'appendicitis'],
    },
  },
  {
    id: 'acute-pancreatitis',
    name: 'Acute pancreatitis',
    system: 'gastrointestinal',
    topic: 'Acute and chronic pancreatitis',
    source,
    step2: { area: 'gastrointestinal', topic: 'Pancreatitis' },
    vignettes: [
      'A 46-year-old man has had severe upper abdominal pain since a weekend of drinking. It goes straight through to the back and is less when he sits bent forward. He vomits bile. The upper abdomen is tender with few bowel sounds. Lipase is 1,940 U/L (normal up to 60) and chest film is normal.',
      'A 58-year-old woman with gallstones wakes with pain across the upper abdomen and the back and vomits. Temperature is 37.6 °C (99.7 °F), and her eyes are white. Lipase is 22 times the upper limit, ALT 240 U/L, bilirubin 1.4 mg/dL, and the gallbladder wall is thin on ultrasound.',
    ],
    hallmark: 'epigastric pain to the back with lipase at least three times the upper limit',
    lookalikes: [
      'acute-cholecystitis',
      'acute-cholangitis',
      'peptic-ulcer-disease',
      'chronic-pancreatitis',
      'small-bowel-obstruction',
      'esophageal-perforation',
      'gerd',
      'appendicitis',
    ],
    finding: {
      text: 'Steady epigastric pain eased by leaning forward',
      why: 'In acute pancreatitis the inflamed gland lies behind the stomach, and bending forward takes pressure off it.',
      accepts: ['chronic-pancreatitis'],
    },
    test: {
      text: 'Serum lipase on the day of admission',
      why: 'In acute pancreatitis with typical pain, lipase of three times the upper limit makes the diagnosis without imaging.',
      scene:
        'A 37-year-old woman has had pain through to the back for six hours and vomits. The abdomen is tender above the navel without rigidity, and she is stable.',
      slips: [
        {
          text: 'Serum amylase isoenzymes from saliva',
          why: 'Salivary amylase tells of the parotid gland. Amylase is less specific than lipase in any case.',
        },
        {
          text: 'Daily contrast CT from the first hour',
          why: 'Early CT underestimates necrosis and is not needed when pain and lipase are typical.',
        },
      ],
      accepts: ['acute-cholecystitis'],
    },
    treatment: {
      text: 'Lactated Ringer solution, analgesia and early feeding',
      why: 'Acute pancreatitis is treated with moderate goal-directed fluid, pain relief and food as soon as it is tolerated.',
      scene:
        'A 52-year-old man has had acute pancreatitis for eight hours. Hematocrit is 47%, BUN 24 mg/dL and temperature 37.7 °C (99.9 °F). There is no jaundice and no sign of infection.',
      slips: [
        {
          text: 'Meropenem as prophylaxis against infection',
          why: 'Antibiotics do not prevent infected necrosis. They are given for proved or strongly suspected infection.',
        },
        {
          text: 'Surgical debridement on the first day',
          why: 'Early surgery raises mortality. Infected necrosis is drained weeks later, when it is walled off.',
        },
      ],
      accepts: ['small-bowel-obstruction'],
    },
    mechanism: {
      text: 'Premature activation of trypsin inside acinar cells',
      why: 'In acute pancreatitis, trypsin is activated within the gland and digests it and the surrounding fat.',
    },
    complication: {
      text: 'Acute respiratory distress syndrome',
      why: 'Severe acute pancreatitis releases enzymes and cytokines that make lung capillaries leak within days.',
      accepts: ['acute-cholangitis', 'esophageal-perforation'],
    },
    risk: {
      text: 'Serum triglycerides of 2,400 mg/dL',
      why: 'Very high triglycerides, above 1,000 mg/dL, cause acute pancreatitis through toxic fatty acids.',
    },
    advice: {
      text: 'Have the gallbladder removed before you leave the hospital',
      why: 'After mild gallstone pancreatitis, removal of the gallbladder in the same stay prevents a second attack within weeks.',
      scene:
        'A 44-year-old teacher has recovered from a mild attack of pancreatitis due to gallstones. She eats normally and would like to go home and think about surgery next year.',
      slips: [
        {
          text: 'Take pancreatic enzymes for a year and have a scan each month',
          why: 'A mild attack leaves the gland working. Enzymes are for steatorrhea.',
        },
      ],
    },
  },
  {
    id: 'chronic-pancreatitis',
    name: 'Chronic pancreatitis',
    system: 'gastrointestinal',
    topic: 'Acute and chronic pancreatitis',
    source,
    step1: { area: 'gastrointestinal', topic: 'Biliary and pancreatic disease' },
    vignettes: [
      'A 53-year-old man who drank heavily for 20 years has boring upper abdominal pain that comes after meals. He has lost 10 kg. His stools float and leave an oily film. Fasting glucose is 188 mg/dL, lipase is normal, and a plain film shows specks of calcium across the first lumbar vertebra.',
      'A 40-year-old woman with a long history of pancreatic attacks now has greasy stools four times a day and bruises easily. She has no fever. Fecal elastase is very low, transglutaminase antibodies are negative, and CT shows a beaded, widened pancreatic duct.',
    ],
    hallmark:
      'chronic epigastric pain, steatorrhea and diabetes with calcification of the pancreas',
    lookalikes: [
      'acute-pancreatitis',
      'peptic-ulcer-disease',
      'celiac-disease',
      'zollinger-ellison-syndrome',
      'irritable-bowel-syndrome',
      'acute-cholecystitis',
      'gerd',
      'crohn-disease',
    ],
    finding: {
      text: 'Oily floating stools with boring epigastric pain',
      why: 'In chronic pancreatitis, fat is not digested once most lipase is lost. Pain and steatorrhea go together.',
      accepts: ['celiac-disease'],
    },
    test: {
      text: 'Abdominal CT for calcified ducts and gland',
      why: 'In chronic pancreatitis, CT shows calcification, duct changes and atrophy and helps to exclude a tumor. Lipase is often normal.',
      scene:
        'A 48-year-old smoker with years of heavy drinking has upper abdominal pain after meals, loose fatty stools and new diabetes. Lipase and liver tests are normal.',
      slips: [
        {
          text: 'Repeat of the serum lipase during pain',
          why: 'A scarred gland makes little enzyme, so the level stays normal.',
        },
        {
          text: 'Hydrogen breath test after lactose',
          why: 'Lactose intolerance gives gas and watery stool, not fatty stool and diabetes.',
        },
      ],
      accepts: ['acute-pancreatitis'],
    },
    treatment: {
      text: 'Pancreatic enzyme capsules with each meal',
      why: 'In chronic pancreatitis with steatorrhea, enzymes taken with food restore fat digestion and weight.',
      scene:
        'A 57-year-old man with chronic pancreatitis has stopped drinking and his pain is mild. He has four oily stools a day and has lost 6 kg. Fecal elastase is very low.',
      slips: [
        {
          text: 'Loperamide after each loose bowel movement',
          why: 'Loperamide slows the bowel but leaves fat undigested, so weight loss goes on.',
        },
        {
          text: 'Enzyme capsules at bedtime without food',
          why: 'Enzymes must mix with food in the gut. At bedtime there is nothing to digest.',
        },
      ],
    },
    mechanism: {
      text: 'Fibrosis that replaces acini and distorts ducts',
      why: 'In chronic pancreatitis, repeated injury replaces acinar tissue by scar and blocks ducts with protein plugs.',
    },
    complication: {
      text: 'Insulin-dependent diabetes mellitus',
      why: 'Chronic pancreatitis destroys islets in time, including glucagon cells, so insulin is needed and low glucose is a danger.',
      accepts: ['acute-pancreatitis'],
    },
    risk: {
      text: 'Heavy drinking and smoking for decades',
      why: 'Alcohol is the leading cause of chronic pancreatitis in adults, and tobacco adds to it.',
      accepts: ['peptic-ulcer-disease'],
    },
    advice: {
      text: 'Give up alcohol and tobacco to slow loss of the gland',
      why: 'In chronic pancreatitis, abstinence from both slows damage, eases pain and lowers the cancer risk.',
      scene:
        'A 45-year-old builder with chronic pancreatitis has cut down to four beers and ten cigarettes a day. He asks which step would help him most.',
      accepts: ['crohn-disease', 'gerd'],
      slips: [
        {
          text: 'Eat one large meal a day so that the gland can rest longer',
          why: 'Large meals are digested worse. Small, frequent meals with enzymes are advised.',
        },
      ],
    },
  },
  {
    id: 'acute-hepatitis-b',
    name: 'Acute hepatitis B',
    system: 'gastrointestinal',
    topic: 'Viral hepatitis and cirrhosis',
    source,
    step1: { area: 'gastrointestinal', topic: 'Hepatitis and cirrhosis' },
    vignettes: [
      'A 29-year-old man who shares needles has been tired for two weeks with nausea, aching joints and hives. Now his urine is dark and his eyes are yellow. The liver is tender. ALT is 2,150 U/L, alkaline phosphatase 140 U/L and INR 1.1. Surface antigen and core IgM are present.',
    ],
    hallmark: 'jaundice with very high ALT, surface antigen and core IgM',
    lookalikes: [
      'acute-cholangitis',
      'acute-cholecystitis',
      'infectious-mononucleosis',
      'acute-hiv-infection',
      'secondary-syphilis',
      'falciparum-malaria',
      'chronic-pancreatitis',
      'bacterial-peritonitis',
    ],
    finding: {
      text: 'Hives and joint pain that clear as jaundice begins',
      why: 'In acute hepatitis B, immune complexes cause a serum sickness with hives and joint pain before the jaundice.',
    },
    test: {
      text: 'Surface antigen with core IgM antibody',
      why: 'In acute hepatitis B, surface antigen and core IgM are present together. Core IgM also covers the window in which surface antigen is gone.',
      scene:
        'A 33-year-old woman whose new partner has chronic viral liver disease is jaundiced. ALT is 1,640 U/L. She has not traveled and was not vaccinated as a child.',
      slips: [
        {
          text: 'Surface antibody titer without other markers',
          why: 'Surface antibody shows immunity from vaccine or recovery. It is absent in acute infection.',
        },
        {
          text: 'Needle biopsy of the right lobe of the liver',
          why: 'Serology answers the question. Biopsy adds risk and no certainty.',
        },
      ],
      accepts: ['acute-cholecystitis'],
    },
    treatment: {
      text: 'Supportive care with repeated checks of INR',
      why: 'Most adults clear acute hepatitis B by themselves. A rising INR is the sign of failure that calls for antivirals and a transplant center.',
      scene:
        'A healthy 31-year-old man has acute hepatitis B. He drinks well, his mind is clear, INR is 1.1 and bilirubin 7 mg/dL.',
      slips: [
        {
          text: 'Prednisone until the ALT returns to normal',
          why: 'Steroids favor replication and do not shorten the illness.',
        },
        {
          text: 'Peginterferon injections for twelve months',
          why: 'Interferon is one treatment of chronic infection. In the acute phase it may worsen the injury.',
        },
        {
          text: 'Immune globulin and a first vaccine dose',
          why: 'These protect after exposure, before infection. They do not help once the illness is present.',
        },
      ],
      accepts: ['infectious-mononucleosis'],
    },
    mechanism: {
      text: 'Cytotoxic T-cell attack on infected liver cells',
      why: 'In acute hepatitis B the virus itself harms little. T cells that clear infected cells cause the injury.',
      accepts: ['infectious-mononucleosis'],
    },
    complication: {
      text: 'Fulminant liver failure with coma',
      why: 'About one in a hundred adults with acute hepatitis B goes on to fulminant failure, seen first in the INR.',
    },
    risk: {
      text: 'Use of shared injection equipment',
      why: 'Hepatitis B spreads by blood and sex. Shared equipment and unvaccinated contacts carry the highest risk.',
      accepts: ['acute-hiv-infection', 'secondary-syphilis'],
    },
    advice: {
      text: 'Use condoms until partners are vaccinated and immune',
      why: 'A person with acute hepatitis B is infectious by blood and sex, so contacts are vaccinated and protected.',
      scene:
        'A 27-year-old man with acute hepatitis B lives with his girlfriend, who has not been vaccinated. He feels better and plans to return to work.',
      accepts: ['acute-hiv-infection', 'secondary-syphilis'],
      slips: [
        {
          text: 'Stay out of the kitchen and use a toilet of your own at home',
          why: 'This virus does not spread by food or stool. Such measures belong to hepatitis A.',
        },
      ],
    },
  },
  {
    id: 'bacterial-peritonitis',
    name: 'Spontaneous bacterial peritonitis',
    system: 'gastrointestinal',
    topic: 'Viral hepatitis and cirrhosis',
    source,
    step2: { area: 'gastrointestinal', topic: 'Hepatobiliary disease' },
    vignettes: [
      'A 59-year-old man with cirrhosis and tense ascites has had low-grade fever and dull pain all over the abdomen for two days. His wife finds him slow and muddled. The bowel is not dilated on film. Ascitic fluid has 620 neutrophils/µL, a protein of 0.8 g/dL and a normal glucose.',
    ],
    hallmark:
      'fever, pain or confusion in a person with ascites, and at least 250 neutrophils/µL in the fluid',
    lookalikes: [
      'acute-cholangitis',
      'appendicitis',
      'diverticulitis',
      'acute-pancreatitis',
      'small-bowel-obstruction',
      'ischemic-colitis',
      'variceal-bleeding',
      'acute-hepatitis-b',
    ],
    finding: {
      text: 'Diffuse tenderness and confusion with known ascites',
      why: 'In spontaneous bacterial peritonitis, signs may be slight. New confusion or diffuse tenderness with ascites is enough to suspect it.',
    },
    test: {
      text: 'Diagnostic tap of ascites with cell count',
      why: 'In spontaneous bacterial peritonitis, a neutrophil count of 250/µL or more in ascites makes the diagnosis before cultures are back.',
      scene:
        'A 64-year-old woman with alcohol-related cirrhosis and a swollen belly is admitted with new confusion. Temperature is 37.8 °C (100.0 °F), INR 1.9 and platelets 62,000/µL.',
      slips: [
        {
          text: 'Serum ammonia with a repeat after six hours',
          why: 'Ammonia does not show why confusion has come. Infection of the fluid must be excluded.',
        },
        {
          text: 'Fresh frozen plasma before any needle test',
          why: 'The tap is safe despite a raised INR. Plasma delays it without benefit.',
        },
      ],
    },
    treatment: {
      text: 'Intravenous ceftriaxone together with albumin',
      why: 'In spontaneous bacterial peritonitis, a third-generation cephalosporin treats the infection, and albumin prevents renal failure and death.',
      scene:
        'A 55-year-old man from home has cirrhosis, fever and 900 neutrophils/µL in his ascites. Creatinine is 1.4 mg/dL and bilirubin 5.1 mg/dL.',
      slips: [
        {
          text: 'Gentamicin with a large dose of furosemide',
          why: 'Both harm the kidney, which is the organ most at risk in this infection.',
        },
        {
          text: 'Exploratory laparotomy with peritoneal lavage',
          why: 'Surgery is for a perforated bowel. One organism and a normal glucose speak for a spontaneous infection.',
        },
      ],
    },
    mechanism: {
      text: 'Passage of gut bacteria into fluid poor in complement',
      why: 'In spontaneous bacterial peritonitis, gut bacteria cross the wall and multiply in ascites that lacks opsonins.',
    },
    complication: {
      text: 'Hepatorenal kidney failure',
      why: 'Spontaneous bacterial peritonitis lowers effective volume further, and renal failure is the chief predictor of death.',
      accepts: ['variceal-bleeding', 'acute-hepatitis-b', 'acute-cholangitis'],
    },
    risk: {
      text: 'Ascitic fluid protein below 1 g/dL',
      why: 'Low protein in ascites means few opsonins, a main risk for spontaneous bacterial peritonitis.',
      accepts: ['variceal-bleeding'],
    },
    advice: {
      text: 'Take the daily antibiotic, since this infection often returns',
      why: 'After spontaneous bacterial peritonitis most patients have another episode within a year unless they take prophylaxis.',
      scene:
        'A 52-year-old woman with cirrhosis has recovered from peritonitis without perforation. She waits for a transplant and asks why ciprofloxacin was prescribed for home.',
      accepts: ['variceal-bleeding'],
      slips: [
        {
          text: 'Drink three liters of water a day to wash out the infection',
          why: 'Water does not clear ascites and lowers sodium further in cirrhosis.',
        },
      ],
    },
  },
  {
    id: 'appendicitis',
    name: 'Acute appendicitis',
    system: 'gastrointestinal',
    topic: 'Diverticulitis and appendicitis',
    source,
    step2: { area: 'gastrointestinal', topic: 'Acute abdomen and appendicitis' },
    vignettes: [
      'A 17-year-old girl had vague pain around the navel yesterday and did not want to eat. Today the pain sits low on the right and hurts when the car hits a bump. Temperature is 38.0 °C (100.4 °F). Pressure on the left lower abdomen hurts on the right. Leukocytes are 13,800/µL, hCG is negative, and pelvic ultrasound and urine are normal.',
      'A 26-year-old woman has had pain low on the right for 18 hours, first felt in the middle, with one episode of vomiting. Her last period was ten days ago, and a pregnancy test is negative. There is no discharge or cervical tenderness. Ultrasound shows a blind tube 10 mm wide that cannot be compressed.',
    ],
    hallmark: 'pain that shifts to the right lower abdomen with anorexia and local guarding',
    lookalikes: [
      'diverticulitis',
      'crohn-disease',
      'ectopic-pregnancy',
      'pelvic-inflammatory-disease',
      'nephrolithiasis',
      'intussusception',
      'acute-cholecystitis',
      'irritable-bowel-syndrome',
    ],
    finding: {
      text: 'Pain that moves from the navel to the right lower side',
      why: 'In acute appendicitis, visceral pain is felt at the navel first. It moves when the parietal peritoneum is inflamed.',
      scene:
        'A 20-year-old student has not eaten since yesterday and has vomited once. Leukocytes are 12,900/µL, and the {clinician} thinks of an inflamed appendix.',
    },
    test: {
      text: 'Graded-compression ultrasound',
      why: 'In a child with suspected acute appendicitis, ultrasound is the first study because it uses no radiation.',
      scene:
        'A thin 8-year-old girl has had fever and pain low on the right for a day. Examination is not conclusive and the urine is clear.',
      accepts: [
        'diverticulitis',
        'intussusception',
        'acute-cholecystitis',
        'ectopic-pregnancy',
        'nephrolithiasis',
      ],
      slips: [
        {
          text: 'Barium enema with air contrast',
          why: 'An enema is unreliable here and may do harm if the wall is perforated.',
        },
        {
          text: 'Plain upright abdominal film',
          why: 'A plain film is mostly normal and seldom changes what is done.',
        },
      ],
    },
    treatment: {
      text: 'Preoperative antibiotic and laparoscopic surgery',
      why: 'Acute appendicitis is treated with removal of the appendix soon after diagnosis, covered by an antibiotic.',
      scene:
        'A 22-year-old man has acute appendicitis on CT with a large fecalith and no abscess. He is fasting and has had fluids and morphine.',
      slips: [
        {
          text: 'Oral amoxicillin at home with a visit next week',
          why: 'A fecalith makes treatment without surgery fail often, and oral treatment at home would miss perforation.',
        },
        {
          text: 'Withholding pain relief until the belly is rigid',
          why: 'Analgesia does not mask the diagnosis. Waiting for rigidity means waiting for perforation.',
        },
        {
          text: 'Drainage through the skin under CT guidance',
          why: 'Drainage is for an established abscess, which this patient does not have.',
        },
      ],
      accepts: ['acute-cholecystitis', 'diverticulitis'],
    },
    mechanism: {
      text: 'Blocked narrow lumen with pressure and bacterial growth',
      why: 'In acute appendicitis, a fecalith or swollen lymphoid tissue blocks the lumen. Pressure rises, and the wall loses its blood supply.',
    },
    complication: {
      text: 'Perforation with a pelvic abscess',
      why: 'Acute appendicitis left for more than a day or two may perforate, most often in small children and the old.',
      accepts: [
        'diverticulitis',
        'acute-cholecystitis',
        'intussusception',
        'crohn-disease',
        'ectopic-pregnancy',
        'pelvic-inflammatory-disease',
        'irritable-bowel-syndrome',
      ],
    },
    risk: {
      text: 'Age between 10 and 30 years with a fecalith',
      why: 'Acute appendicitis peaks in the second and third decade, and a fecalith is the usual block in adults.',
    },
    advice: {
      text: 'Return for fever or new belly pain within the next two weeks',
      why: 'After surgery for acute appendicitis, fever or new pain suggests an abscess in the pelvis.',
      scene:
        'A 19-year-old waitress goes home the day after her inflamed appendix was removed through the laparoscope. She eats well and has no fever.',
      accepts: ['acute-cholecystitis', 'intussusception', 'pelvic-inflammatory-disease'],
      slips: [
        {
          text: 'Stay in bed for three weeks until the stitches have gone',
          why: 'Walking early prevents clots and ileus. Bed rest does harm.',
        },
      ],
    },
  },
];
