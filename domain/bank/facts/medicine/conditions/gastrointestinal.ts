import type { Condition } from '../condition.ts';

const source = 'Standard gastroenterology, surgery and family medicine texts';

/** Disorders of the esophagus, stomach and proximal small bowel. */
export const gastrointestinalConditions: readonly Condition[] = [
  {
    id: 'gerd',
    name: 'Gastroesophageal reflux disease',
    system: 'gastrointestinal',
    topic: 'GERD and esophageal disorders',
    source,
    vignettes: [
      'A 42-year-old office worker has had burning behind the breastbone for six months, mostly after large meals and when bending over. Sour fluid rises to the mouth at night. Antacids help within minutes. Solids and liquids go down easily, weight is steady, and an exercise stress test was negative.',
      'A 35-year-old teacher with a BMI of 34 kg/m² has a dry cough at night and is hoarse in the morning. Chest film, spirometry and nasal examination are normal. The cough follows late suppers and ends with a sour taste. It stopped during eight weeks of omeprazole and came back afterward.',
    ],
    hallmark:
      'burning and regurgitation after meals or on lying down that settle with acid suppression',
    lookalikes: [
      'achalasia',
      'eosinophilic-esophagitis',
      'peptic-ulcer-disease',
      'zollinger-ellison-syndrome',
      'acute-cholecystitis',
      'chronic-pancreatitis',
      'mallory-weiss-tear',
      'stable-angina',
    ],
    finding: {
      text: 'Retrosternal burning after meals that is worse on lying flat',
      why: 'In gastroesophageal reflux, gastric acid reaches the esophagus most easily after meals and in the flat position. Burning behind the breastbone is the typical result.',
    },
    test: {
      text: 'Ambulatory esophageal pH monitoring',
      why: 'In suspected reflux with normal endoscopy and no response to drugs, pH monitoring measures acid exposure and links it to symptoms.',
      scene:
        'A 45-year-old woman still has heartburn after three months of twice-daily lansoprazole taken correctly. Upper endoscopy with biopsies of the esophagus and stomach is normal. She wants to know whether acid is really the cause before she thinks of an operation.',
      accepts: ['achalasia', 'stable-angina'],
      slips: [
        {
          text: 'Barium swallow with fluoroscopy',
          why: 'A swallow study shows anatomy, but reflux of barium is neither sensitive nor specific for disease.',
        },
        {
          text: 'Gastric emptying scintigraphy',
          why: 'This study is for suspected gastroparesis with early satiety and vomiting of food. It does not measure acid in the esophagus.',
        },
        {
          text: 'Serum antibodies to Helicobacter pylori',
          why: 'Helicobacter does not cause reflux, and biopsies have already looked for it. Antibodies also stay positive after cure.',
        },
      ],
    },
    treatment: {
      text: 'Once-daily proton pump inhibitor for eight weeks',
      why: 'In gastroesophageal reflux without alarm features, eight weeks of a proton pump inhibitor before breakfast heals and relieves best.',
      scene:
        'A 33-year-old cook has heartburn on five days of the week in spite of smaller meals and an earlier supper. He has no trouble swallowing and no bleeding, and his hemoglobin is normal. He takes no other drugs.',
      accepts: ['mallory-weiss-tear'],
      slips: [
        {
          text: 'Laparoscopic fundoplication before drug therapy',
          why: 'Surgery is for proved reflux that needs lifelong treatment or does not tolerate it. Drugs are tried first.',
        },
        {
          text: 'Metoclopramide four times a day for a year',
          why: 'Metoclopramide helps little in reflux, and long use risks tardive dyskinesia.',
        },
        {
          text: 'Urgent upper endoscopy before any treatment',
          why: 'Endoscopy first is for dysphagia, bleeding, anemia or weight loss. Typical symptoms without these are treated.',
        },
      ],
    },
    mechanism: {
      text: 'Transient relaxation of the lower esophageal sphincter',
      why: 'In gastroesophageal reflux the lower sphincter relaxes without a swallow, so acid flows back into the esophagus.',
    },
    complication: {
      text: 'Intestinal metaplasia of the esophagus',
      why: 'Long-standing gastroesophageal reflux can turn the squamous lining into columnar Barrett epithelium, the ground for adenocarcinoma.',
      accepts: ['peptic-ulcer-disease', 'stable-angina', 'eosinophilic-esophagitis', 'achalasia'],
    },
    risk: {
      text: 'Central obesity with a hiatal hernia',
      why: 'Abdominal fat raises gastric pressure, and a hiatal hernia weakens the barrier, so both favor gastroesophageal reflux.',
    },
    advice: {
      text: 'Raise the head of the bed and avoid meals close to bedtime',
      why: 'In gastroesophageal reflux, gravity and an empty stomach reduce acid exposure during the night.',
      scene:
        'A 50-year-old bus driver takes omeprazole correctly but still wakes with sour fluid in the throat. He works late, has supper at 11 p.m. and goes straight to sleep on two flat pillows.',
      accepts: ['achalasia'],
    },
  },
  {
    id: 'achalasia',
    name: 'Achalasia',
    system: 'gastrointestinal',
    topic: 'GERD and esophageal disorders',
    source,
    step1: { area: 'gastrointestinal', topic: 'GI embryology and anatomy' },
    vignettes: [
      'A 48-year-old farmer has had slowly worsening trouble swallowing for two years. From the beginning both water and bread stuck low in the chest. He brings up undigested food at night and has lost 7 kg. Omeprazole did nothing. A barium film shows a wide esophagus that tapers smoothly to a narrow tip.',
      'A 36-year-old pianist stretches her neck and walks about to get food and drink down. Chest film shows a fluid level behind the heart and no gastric bubble. At endoscopy the esophagus is wide and holds food; the closed sphincter lets the scope through with gentle pressure, and biopsies are normal.',
    ],
    hallmark:
      'dysphagia for solids and liquids from the start, absent peristalsis and a lower sphincter that does not relax',
    lookalikes: [
      'gerd',
      'eosinophilic-esophagitis',
      'esophageal-perforation',
      'zollinger-ellison-syndrome',
      'peptic-ulcer-disease',
      'mallory-weiss-tear',
      'oral-candidiasis',
      'stable-angina',
    ],
    finding: {
      text: 'Trouble swallowing both solids and liquids from the start',
      why: 'In achalasia the motor failure hinders food and drink alike from the beginning. A narrowing stops solids first.',
    },
    test: {
      text: 'High-resolution esophageal manometry',
      why: 'In achalasia, manometry proves that peristalsis is absent and that the lower sphincter fails to relax.',
      scene:
        'A 52-year-old woman has had dysphagia for water and meat for a year and regurgitates food eaten hours before. Barium shows a smooth narrow end of a wide esophagus. Endoscopy finds no tumor and no ring.',
      slips: [
        {
          text: 'Repeat endoscopy with brush cytology',
          why: 'A tumor has been looked for and excluded. The question left is how the muscle works.',
        },
        {
          text: 'Computed tomography of the neck',
          why: 'The neck is not where this obstruction lies. Cross-sectional imaging cannot show sphincter relaxation.',
        },
      ],
      accepts: ['oral-candidiasis'],
    },
    treatment: {
      text: 'Laparoscopic myotomy with partial fundoplication',
      why: 'In achalasia of a fit patient, cutting the sphincter muscle gives lasting relief, and a partial wrap limits the reflux that follows.',
      scene:
        'A healthy 39-year-old carpenter has achalasia proved by manometry. He has lost 9 kg, wants a durable result and has no operative risks.',
      slips: [
        {
          text: 'Botulinum toxin injected every five years',
          why: 'Botulinum toxin wears off within months. It is kept for patients who are not fit for a definitive procedure.',
        },
        {
          text: 'Sublingual nitrate before every main meal',
          why: 'Nitrates relax the sphincter weakly and for a short time. They are a last resort.',
        },
      ],
    },
    mechanism: {
      text: 'Loss of inhibitory neurons in the myenteric plexus',
      why: 'In achalasia, nitric oxide neurons of the myenteric plexus are lost, so the sphincter stays closed and peristalsis ends.',
    },
    complication: {
      text: 'Aspiration of retained food into the lungs',
      why: 'In untreated achalasia, food and fluid stay in the esophagus and run into the airway in sleep.',
      accepts: ['gerd', 'oral-candidiasis'],
    },
    risk: {
      text: 'Earlier infection with Trypanosoma cruzi',
      why: 'Chagas disease destroys the myenteric plexus and gives a picture identical to achalasia, often with cardiomyopathy.',
    },
    advice: {
      text: 'Keep taking acid suppression, since a weak sphincter lets acid back',
      why: 'Treatment of achalasia opens the sphincter for good, so acid reflux is common afterward and can scar.',
      scene:
        'A 44-year-old woman swallows well three months after myotomy for achalasia. She now has heartburn and asks whether tablets are still of use.',
      accepts: ['gerd', 'zollinger-ellison-syndrome'],
      slips: [
        {
          text: 'Avoid solid food for the first year after the procedure',
          why: 'Normal food is resumed within weeks. A long liquid diet brings weight loss and no benefit.',
        },
      ],
    },
  },
  {
    id: 'eosinophilic-esophagitis',
    name: 'Eosinophilic esophagitis',
    system: 'gastrointestinal',
    topic: 'GERD and esophageal disorders',
    source,
    vignettes: [
      'A 26-year-old man comes to the emergency department after a bite of steak lodged in his chest. It is the third time in two years, and he always eats slowly. He has asthma and a peanut allergy. Endoscopy shows stacked rings, long furrows and white flecks; the lower sphincter opens normally.',
      'A 14-year-old boy with eczema and hay fever cuts his meat very small and drinks after each bite. He has no heartburn. Esophageal pH testing is normal. Biopsies from the upper and lower esophagus show 40 eosinophils per high-power field, while those of the stomach and duodenum are normal.',
    ],
    hallmark:
      'dysphagia for solids and food impaction in an atopic person, rings and furrows, and at least 15 eosinophils per high-power field',
    lookalikes: [
      'gerd',
      'achalasia',
      'esophageal-perforation',
      'celiac-disease',
      'peptic-ulcer-disease',
      'mallory-weiss-tear',
      'zollinger-ellison-syndrome',
      'oral-candidiasis',
    ],
    finding: {
      text: 'Repeated impaction of meat in a young person with asthma',
      why: 'In eosinophilic esophagitis a stiff, ringed esophagus traps solid food, and most patients have other allergic disease.',
    },
    test: {
      text: 'Biopsies of the proximal and distal esophagus',
      why: 'Eosinophilic esophagitis is proved by counting at least 15 eosinophils per high-power field in biopsies from several levels.',
      scene:
        'A 30-year-old nurse with allergic rhinitis has solid-food dysphagia. A short course of acid suppression has not helped. Endoscopy today shows concentric rings and no mass.',
      slips: [
        {
          text: 'Peripheral blood count with differential',
          why: 'The blood count is often normal. The diagnosis rests on tissue.',
        },
        {
          text: 'Serum IgE panel for common foods',
          why: 'Food IgE tests predict the trigger poorly here and do not establish the disease.',
        },
      ],
    },
    treatment: {
      text: 'Swallowed fluticasone from a metered inhaler',
      why: 'Eosinophilic esophagitis responds to topical steroid that is swallowed so that it coats the esophagus.',
      scene:
        'A 28-year-old man has biopsy-proved eosinophilic esophagitis. Eight weeks of omeprazole twice daily changed neither symptoms nor the biopsies. The lumen is 15 mm wide. He declines an elimination diet.',
      slips: [
        {
          text: 'Prednisone by mouth for twelve months',
          why: 'Long systemic steroids do harm, and topical steroid works as well in the esophagus.',
        },
        {
          text: 'Cetirizine by mouth every evening',
          why: 'Antihistamines ease rhinitis and itch but do not change the esophageal inflammation.',
        },
      ],
    },
    mechanism: {
      text: 'Food-driven type 2 allergic inflammation of the mucosa',
      why: 'In eosinophilic esophagitis, food antigens drive interleukin-5 and interleukin-13, which draw eosinophils into the mucosa and lead to fibrosis.',
    },
    complication: {
      text: 'Fibrotic stricture of the esophagus',
      why: 'Years of untreated eosinophilic esophagitis lay down collagen, which narrows the esophagus.',
      accepts: ['gerd'],
    },
    risk: {
      text: 'Personal history of asthma and food allergy',
      why: 'Most patients with eosinophilic esophagitis are atopic, and foods are the usual trigger.',
    },
    advice: {
      text: 'Swallow the sprayed dose and take no food or drink for 30 minutes',
      why: 'In eosinophilic esophagitis the topical steroid must stay on the mucosa. Food or drink would wash it away.',
      scene:
        'A 24-year-old woman with eosinophilic esophagitis is handed a fluticasone inhaler without a spacer. She has used inhalers for asthma and knows how to breathe them in.',
      slips: [
        {
          text: 'Inhale each puff deeply and hold the breath for ten seconds',
          why: 'This is right for asthma. Here the drug must reach the esophagus, not the lungs.',
        },
      ],
    },
  },
  {
    id: 'esophageal-perforation',
    name: 'Esophageal rupture',
    system: 'gastrointestinal',
    topic: 'GERD and esophageal disorders',
    source,
    step2: { area: 'gastrointestinal', topic: 'Acute abdomen and appendicitis' },
    vignettes: [
      'A 51-year-old man felt a tearing pain in the chest during a bout of violent vomiting two hours ago. He brought up no blood. Temperature is 38.4 °C (101.1 °F), pulse 124/min and blood pressure 98/60 mm Hg. The skin above the collarbones crackles. A film shows air beside the heart and a left pleural effusion.',
    ],
    hallmark: 'severe chest pain after vomiting or an instrument, with air in the mediastinum',
    lookalikes: [
      'mallory-weiss-tear',
      'variceal-bleeding',
      'acute-pancreatitis',
      'achalasia',
      'eosinophilic-esophagitis',
      'peptic-ulcer-disease',
      'aortic-dissection',
      'primary-pneumothorax',
    ],
    finding: {
      text: 'Crackling under the skin of the neck after hard vomiting',
      why: 'In esophageal rupture, air escapes through the tear into the mediastinum and tracks up under the skin.',
      accepts: ['primary-pneumothorax'],
    },
    test: {
      text: 'Water-soluble contrast esophagram',
      why: 'In suspected esophageal rupture, a water-soluble swallow shows the leak without leaving barium in the mediastinum.',
      scene:
        'Four hours after balloon dilation of a stricture, a 63-year-old woman has chest pain, fever and air in the neck on a plain film. Blood pressure is 118/70 mm Hg.',
      accepts: ['aortic-dissection', 'variceal-bleeding'],
      slips: [
        {
          text: 'Barium swallow as the first contrast',
          why: 'Barium that leaks inflames the mediastinum. It follows only when the water-soluble study is negative.',
        },
        {
          text: 'Blind passage of a nasogastric tube',
          why: 'A blind tube may go through the tear and does not prove a leak.',
        },
      ],
    },
    treatment: {
      text: 'Broad-spectrum antibiotics and urgent surgical repair',
      why: 'Free esophageal rupture contaminates the mediastinum. Antibiotics and early repair with drainage lower the high mortality.',
      scene:
        'Three hours after violent vomiting, a 47-year-old man has a proved tear of the distal esophagus that leaks freely into the left chest. Pulse is 128/min, blood pressure 94/58 mm Hg and temperature 38.7 °C (101.7 °F). Fluids are running and he takes nothing by mouth.',
      slips: [
        {
          text: 'Acid suppression and clear liquids by mouth',
          why: 'Anything swallowed leaks into the chest. Acid suppression alone leaves the contamination untreated.',
        },
        {
          text: 'Anticoagulation with intravenous heparin',
          why: 'Heparin is for pulmonary embolism. It would add bleeding before an operation.',
        },
      ],
    },
    mechanism: {
      text: 'Tear of every wall layer from a sudden pressure rise',
      why: 'Esophageal rupture follows a burst of pressure against a closed upper sphincter, mostly low on the left side.',
    },
    complication: {
      text: 'Mediastinitis with septic shock',
      why: 'In esophageal rupture, saliva, food and gastric juice flood the mediastinum, and sepsis follows within hours.',
    },
    risk: {
      text: 'Violent vomiting after a binge of food',
      why: 'Forceful vomiting against a closed glottis is the usual cause of spontaneous esophageal rupture.',
      accepts: ['mallory-weiss-tear', 'variceal-bleeding'],
    },
    advice: {
      text: 'Take nothing by mouth until a contrast study shows no leak',
      why: 'After esophageal rupture, even water can pass through the repair, so oral intake waits for a study without leak.',
      scene:
        'Five days after repair of an esophageal rupture, a 49-year-old man is fed by a jejunal tube and feels well. He asks his wife to bring him soup.',
      slips: [
        {
          text: 'Sip clear liquids as soon as the throat no longer feels sore',
          why: 'Comfort tells nothing about the suture line. Sips may leak into the chest.',
        },
      ],
    },
  },
  {
    id: 'peptic-ulcer-disease',
    name: 'Peptic ulcer disease',
    system: 'gastrointestinal',
    topic: 'Peptic ulcer disease',
    source,
    step1: { area: 'gastrointestinal', topic: 'Peptic ulcer disease' },
    vignettes: [
      'A 38-year-old taxi driver has had gnawing pain below the breastbone for two months. It comes three hours after meals, wakes him at 2 a.m. and eases with milk or bread. He has no fever, jaundice or diarrhea. Lipase and ultrasound are normal. A stool antigen for Helicobacter pylori is positive.',
      'A 67-year-old woman takes naproxen twice daily for knee pain. For three weeks she has had upper abdominal discomfort and black stools. She does not vomit or drink alcohol. Hemoglobin is 9.1 g/dL, liver tests are normal and BUN is 38 mg/dL with a creatinine of 0.8 mg/dL.',
    ],
    hallmark:
      'gnawing upper abdominal pain related to meals, with Helicobacter pylori or an anti-inflammatory drug behind it',
    lookalikes: [
      'gerd',
      'zollinger-ellison-syndrome',
      'chronic-pancreatitis',
      'acute-cholecystitis',
      'variceal-bleeding',
      'mallory-weiss-tear',
      'irritable-bowel-syndrome',
      'celiac-disease',
    ],
    finding: {
      text: 'Gnawing epigastric pain at night that eases after eating',
      why: 'In peptic ulcer disease of the duodenum, food buffers acid and relieves the pain, which returns when the stomach is empty.',
    },
    test: {
      text: 'Urea breath test for Helicobacter pylori',
      why: 'In suspected peptic ulcer disease without alarm features, a breath test finds active Helicobacter infection without endoscopy.',
      scene:
        'A 34-year-old man who grew up in Peru has had hunger pain in the upper abdomen for six weeks. He has no bleeding, weight loss, vomiting or family history of cancer and takes no drugs.',
      slips: [
        {
          text: 'Serum Helicobacter pylori IgG antibody',
          why: 'Antibodies persist for years after cure. They cannot tell active from past infection.',
        },
        {
          text: 'Upper gastrointestinal barium series',
          why: 'Barium may show a crater but misses small ulcers and does not find the cause.',
        },
      ],
      accepts: ['zollinger-ellison-syndrome', 'mallory-weiss-tear', 'variceal-bleeding'],
    },
    treatment: {
      text: 'Bismuth quadruple therapy for 14 days',
      why: 'In peptic ulcer disease from Helicobacter, quadruple therapy without a penicillin cures the infection and prevents return.',
      scene:
        'A 41-year-old woman has a duodenal ulcer, and a biopsy test for Helicobacter pylori is positive. Penicillin gave her hives and a swollen tongue. She was treated with azithromycin twice last year.',
      slips: [
        {
          text: 'Clarithromycin plus amoxicillin and omeprazole',
          why: 'Amoxicillin is a penicillin and would risk anaphylaxis. Earlier macrolides also make resistance likely.',
        },
        {
          text: 'Omeprazole alone for twelve weeks',
          why: 'Acid suppression heals the ulcer, but it returns while the infection lasts.',
        },
        {
          text: 'Elective highly selective vagotomy',
          why: 'Surgery is for complications that cannot be treated otherwise. Drugs cure this ulcer.',
        },
      ],
      accepts: ['zollinger-ellison-syndrome', 'gerd'],
    },
    mechanism: {
      text: 'Breakdown of mucosal defense by infection or drugs',
      why: 'Peptic ulcer disease arises when Helicobacter or blocked prostaglandins weaken the mucus and bicarbonate layer against acid.',
    },
    complication: {
      text: 'Bleeding from the gastroduodenal artery',
      why: 'Peptic ulcer disease on the posterior wall of the duodenal bulb can erode into the gastroduodenal artery.',
      accepts: ['mallory-weiss-tear'],
    },
    risk: {
      text: 'Daily use of a nonsteroidal analgesic',
      why: 'After Helicobacter, nonsteroidal anti-inflammatory drugs are the main cause of peptic ulcer disease.',
    },
    advice: {
      text: 'Return for a breath test four weeks after the last antibiotic',
      why: 'In peptic ulcer disease from Helicobacter, eradication is confirmed, because failure means that the ulcer will return.',
      scene:
        'A 45-year-old man has finished antibiotics for a duodenal ulcer with Helicobacter pylori. His pain is gone, and he asks whether anything more has to be done.',
      slips: [
        {
          text: 'Have a blood antibody test one week after the last antibiotic',
          why: 'Antibodies stay positive after cure. A week is also too early for any test of eradication.',
        },
        {
          text: 'Repeat the antibiotics each year to keep the infection away',
          why: 'Reinfection is rare in adults. Repeated courses breed resistance.',
        },
      ],
    },
  },
  {
    id: 'zollinger-ellison-syndrome',
    name: 'Zollinger-Ellison syndrome',
    system: 'gastrointestinal',
    topic: 'Peptic ulcer disease',
    source,
    step1: { area: 'gastrointestinal', topic: 'Hormones and secretion' },
    vignettes: [
      'A 44-year-old woman has her third duodenal ulcer in two years, although tests for Helicobacter pylori are negative and she takes no analgesics. Watery diarrhea stops during fasting and when she takes omeprazole. Endoscopy shows thick gastric folds and two ulcers in the third part of the duodenum.',
    ],
    hallmark:
      'multiple or distal duodenal ulcers with diarrhea and a very high gastrin despite an acid stomach',
    lookalikes: [
      'peptic-ulcer-disease',
      'gerd',
      'celiac-disease',
      'chronic-pancreatitis',
      'crohn-disease',
      'irritable-bowel-syndrome',
      'giardiasis',
      'graves-disease',
    ],
    finding: {
      text: 'Ulcers beyond the duodenal bulb together with diarrhea',
      why: 'In Zollinger-Ellison syndrome the acid load ulcerates far down the duodenum and inactivates pancreatic lipase.',
    },
    test: {
      text: 'Fasting serum gastrin off acid suppression',
      why: 'In Zollinger-Ellison syndrome, gastrin is very high while gastric pH is low. Proton pump inhibitors raise gastrin by themselves, so they are stopped under supervision first.',
      scene:
        'A 50-year-old man has recurrent ulcers with negative Helicobacter tests, diarrhea and kidney stones from hypercalcemia. His brother has a pituitary tumor.',
      slips: [
        {
          text: 'Fasting serum vasoactive intestinal peptide',
          why: 'This hormone is high in watery diarrhea with low potassium and little gastric acid. It does not explain ulcers.',
        },
        {
          text: 'Urinary 5-hydroxyindoleacetic acid over 24 hours',
          why: 'This test finds carcinoid syndrome, which gives flushing and diarrhea without ulcers.',
        },
      ],
    },
    treatment: {
      text: 'High-dose proton pump inhibitor, then tumor resection',
      why: 'In Zollinger-Ellison syndrome, acid is controlled with high doses first, and a localized sporadic tumor is removed.',
      scene:
        'A fit 46-year-old woman has a single 2-cm gastrinoma in the duodenal wall. Scans show no metastasis, and calcium and parathyroid hormone are normal.',
      slips: [
        {
          text: 'Total gastrectomy as the first operation',
          why: 'Removal of the stomach was done before strong acid suppression existed. It is no longer needed.',
        },
        {
          text: 'Standard-dose famotidine and watchful waiting',
          why: 'Usual doses do not control such acid output, and the tumor may spread.',
        },
      ],
    },
    mechanism: {
      text: 'Tumor hormone that drives parietal cells without restraint',
      why: 'In Zollinger-Ellison syndrome a gastrinoma of the duodenum or pancreas stimulates parietal cells all the time.',
    },
    complication: {
      text: 'Spread of the tumor to the liver',
      why: 'Most gastrinomas of Zollinger-Ellison syndrome are malignant, and liver metastases decide survival.',
      accepts: ['graves-disease'],
    },
    risk: {
      text: 'Multiple endocrine neoplasia type 1',
      why: 'About a quarter of patients with Zollinger-Ellison syndrome have this inherited syndrome, with parathyroid and pituitary tumors.',
    },
    advice: {
      text: 'Do not stop the acid blocker without supervision, even for tests',
      why: 'In Zollinger-Ellison syndrome, acid rebounds at once without treatment, and an ulcer may perforate or bleed.',
      scene:
        'A 58-year-old truck driver with an inoperable gastrinoma feels well on a high dose of pantoprazole. He thinks of leaving it off for a month to save money.',
      slips: [
        {
          text: 'Take the acid blocker on days with pain and skip the other days',
          why: 'Pain is a poor guide. Acid output stays extreme on days without symptoms.',
        },
      ],
    },
  },
  {
    id: 'variceal-bleeding',
    name: 'Esophageal variceal hemorrhage',
    system: 'gastrointestinal',
    topic: 'Gastrointestinal bleeding',
    source,
    step2: { area: 'gastrointestinal', topic: 'GI bleeding' },
    vignettes: [
      'A 54-year-old man suddenly vomits a basin of dark red blood without retching or pain. He drinks a bottle of spirits daily. He has spider angiomas, a large spleen and a fluid wave. Pulse is 122/min, blood pressure 88/54 mm Hg, platelets 68,000/µL and INR 1.8.',
      'A 60-year-old woman with long-standing hepatitis C faints after passing tarry stool and vomiting fresh blood. She takes no analgesics. She is jaundiced, and her palms are red. Albumin is 2.6 g/dL. Ultrasound two months ago showed a nodular liver and an enlarged portal vein.',
    ],
    hallmark: 'brisk painless hematemesis in a person with signs of cirrhosis',
    lookalikes: [
      'mallory-weiss-tear',
      'peptic-ulcer-disease',
      'esophageal-perforation',
      'bacterial-peritonitis',
      'ischemic-colitis',
      'colorectal-cancer',
      'diverticulitis',
      'acute-hepatitis-b',
    ],
    finding: {
      text: 'Brisk painless bleeding with spider angiomas and ascites',
      why: 'Esophageal variceal hemorrhage is sudden and painless, and stigmata of cirrhosis reveal the portal hypertension behind it.',
    },
    test: {
      text: 'Upper endoscopy after initial resuscitation',
      why: 'In variceal hemorrhage, endoscopy within about 12 hours shows the source and treats it in the same session.',
      scene:
        'A 49-year-old man with alcohol-related cirrhosis has vomited blood. After fluids, two units of red cells, octreotide and ceftriaxone, his blood pressure is 108/64 mm Hg and he is awake.',
      accepts: ['mallory-weiss-tear', 'peptic-ulcer-disease'],
      slips: [
        {
          text: 'Barium swallow with double contrast',
          why: 'Barium hides the mucosa from the endoscope and cannot treat a bleeding vessel.',
        },
        {
          text: 'Technetium-labeled red cell scan',
          why: 'This scan looks for slow bleeding of unknown site. The source here is probably high and treatable.',
        },
        {
          text: 'Transcutaneous needle biopsy of the liver',
          why: 'Biopsy is dangerous with a poor clotting state and does not find the bleeding point.',
        },
      ],
    },
    treatment: {
      text: 'Octreotide, ceftriaxone and endoscopic band ligation',
      why: 'In variceal hemorrhage, octreotide lowers portal flow, ceftriaxone prevents infection and lowers mortality, and banding stops the bleeding.',
      scene:
        'A 57-year-old woman with cirrhosis has vomited blood twice. Her airway is protected, two large lines are in, and hemoglobin is 7.4 g/dL after transfusion. The endoscopy team is on its way.',
      slips: [
        {
          text: 'Nadolol by mouth as soon as bleeding is noticed',
          why: 'Beta-blockers prevent bleeding. During hemorrhage they block the response to shock.',
        },
        {
          text: 'Red cell transfusion to a hemoglobin of 13 g/dL',
          why: 'Overtransfusion raises portal pressure and rebleeding. The goal is about 7 to 8 g/dL.',
        },
        {
          text: 'Surgical portacaval shunt as the first measure',
          why: 'Emergency shunt surgery has a high mortality. Drugs and banding come first.',
        },
      ],
    },
    mechanism: {
      text: 'Portosystemic collaterals that bulge under high pressure',
      why: 'In variceal hemorrhage, cirrhosis raises portal pressure, and blood bypasses the liver through thin veins that burst.',
    },
    complication: {
      text: 'Hepatic encephalopathy',
      why: 'After variceal hemorrhage in cirrhosis, blood protein in the gut feeds ammonia production, so confusion may follow.',
      accepts: ['bacterial-peritonitis', 'acute-hepatitis-b', 'mallory-weiss-tear'],
    },
    risk: {
      text: 'Cirrhosis with a low platelet count',
      why: 'A low platelet count in cirrhosis points to portal hypertension, the cause of variceal hemorrhage.',
      accepts: ['bacterial-peritonitis'],
    },
    advice: {
      text: 'Take the beta-blocker daily and return for repeat banding sessions',
      why: 'After variceal hemorrhage, a nonselective beta-blocker plus repeated banding best prevents the next bleed.',
      scene:
        'A 51-year-old man goes home eight days after banding of bleeding varices. His liver function is fair, he has stopped drinking, and propranolol was started on the ward.',
      accepts: ['bacterial-peritonitis', 'mallory-weiss-tear'],
      slips: [
        {
          text: 'Take ibuprofen instead of acetaminophen for aches and pains',
          why: 'Anti-inflammatory drugs promote bleeding and harm the kidneys in cirrhosis.',
        },
      ],
    },
  },
  {
    id: 'mallory-weiss-tear',
    name: 'Mallory-Weiss tear',
    system: 'gastrointestinal',
    topic: 'Gastrointestinal bleeding',
    source,
    vignettes: [
      'A 29-year-old man drank heavily at a wedding and vomited clear fluid and food eight times. The last two times there were streaks of bright red blood. He has no chest pain or fever. Pulse is 84/min, blood pressure 124/76 mm Hg, hemoglobin 14.6 g/dL, and liver tests and the neck and chest films are normal.',
      'A 24-year-old woman in week nine of pregnancy has retched for days. This morning a teaspoon of fresh blood came after several dry heaves. The abdomen is soft, liver and spleen are not enlarged, and she takes no analgesics. Vital signs and hemoglobin are normal, and no air is felt in the neck.',
    ],
    hallmark: 'fresh blood after repeated retching, mostly in small amounts and without fever',
    lookalikes: [
      'variceal-bleeding',
      'esophageal-perforation',
      'peptic-ulcer-disease',
      'gerd',
      'eosinophilic-esophagitis',
      'zollinger-ellison-syndrome',
      'achalasia',
      'anterior-epistaxis',
    ],
    finding: {
      text: 'Several bloodless retches, then streaks of fresh blood',
      why: 'In a Mallory-Weiss tear the retching comes first and splits the mucosa, so blood appears with the later heaves.',
    },
    test: {
      text: 'Upper endoscopy with a view of the cardia',
      why: 'A Mallory-Weiss tear is seen as a linear split of the mucosa at the cardia, and a bleeding vessel can be treated through the scope.',
      scene:
        'A 40-year-old man with a migraine retched for hours and then brought up a cup of red blood. He is stable. His hemoglobin has dropped from 14.1 to 11.9 g/dL.',
      accepts: ['variceal-bleeding', 'peptic-ulcer-disease', 'eosinophilic-esophagitis'],
      slips: [
        {
          text: 'Contrast enema with fluoroscopy',
          why: 'This study shows the colon. Vomited blood comes from above the ligament of Treitz.',
        },
        {
          text: 'Stool culture for enteric pathogens',
          why: 'Culture is for bloody diarrhea with fever. It has no role in vomited blood.',
        },
      ],
    },
    treatment: {
      text: 'Observation with an antiemetic and acid suppression',
      why: 'Most Mallory-Weiss tears stop bleeding and heal within days. An antiemetic removes the cause, and acid suppression helps healing.',
      scene:
        'Endoscopy in a 33-year-old woman shows a short split at the cardia with a clean base and no active bleeding. She has stopped vomiting. Hemoglobin is stable at 12.8 g/dL.',
      accepts: ['gerd'],
      slips: [
        {
          text: 'Balloon tamponade of the gastric cardia',
          why: 'Balloon tamponade can widen the tear. It is a rescue for varices that cannot be controlled.',
        },
        {
          text: 'Emergency oversewing of the torn mucosa',
          why: 'Surgery is for the rare bleed that endoscopy cannot stop. This tear is dry.',
        },
      ],
    },
    mechanism: {
      text: 'Split of the mucosa at the gastroesophageal junction',
      why: 'In a Mallory-Weiss tear, a sudden pressure gradient splits mucosa and submucosa at the cardia but leaves the muscle whole.',
    },
    complication: {
      text: 'Shock from continued blood loss',
      why: 'A Mallory-Weiss tear that reaches an artery can bleed heavily, above all when clotting is poor.',
      accepts: ['peptic-ulcer-disease', 'variceal-bleeding'],
    },
    risk: {
      text: 'Repeated retching after heavy drinking',
      why: 'Retching from alcohol is the classic setting of a Mallory-Weiss tear. Hyperemesis and hard coughing are others.',
      accepts: ['esophageal-perforation', 'variceal-bleeding'],
    },
    advice: {
      text: 'Return at once for black stools, fainting or more vomited blood',
      why: 'A Mallory-Weiss tear rarely bleeds again, but when it does, it is within the first days.',
      scene:
        'A 27-year-old man is about to leave the emergency department. A small Mallory-Weiss tear has stopped bleeding, and his vital signs have been normal for six hours.',
      accepts: ['variceal-bleeding', 'peptic-ulcer-disease'],
      slips: [
        {
          text: 'Take aspirin for discomfort and go back to heavy lifting at once',
          why: 'Aspirin blocks platelets and straining raises pressure. Both may restart the bleeding.',
        },
      ],
    },
  },
  {
    id: 'celiac-disease',
    name: 'Celiac disease',
    system: 'gastrointestinal',
    topic: 'Celiac disease, nutritional deficiencies and obesity',
    source,
    step1: { area: 'gastrointestinal', topic: 'Malabsorption' },
    vignettes: [
      'A 31-year-old woman has bloating, pale bulky stools and tiredness. Ferritin is 6 ng/mL although her periods are light, and oral iron has not helped. Itchy blisters appear on her elbows and knees. Her sister has type 1 diabetes. Colonoscopy with biopsies of the ileum is normal.',
      'A 9-year-old boy has dropped from the 50th to the 10th percentile for height in three years. He has a swollen belly, irritable moods and soft foul stools, but no blood or fever. Stool tests for parasites are negative. A biopsy of the duodenum shows flat villi and many intraepithelial lymphocytes.',
    ],
    hallmark: 'malabsorption or iron deficiency, transglutaminase antibodies and flat villi',
    lookalikes: [
      'irritable-bowel-syndrome',
      'crohn-disease',
      'chronic-pancreatitis',
      'giardiasis',
      'ulcerative-colitis',
      'zollinger-ellison-syndrome',
      'peptic-ulcer-disease',
      'graves-disease',
    ],
    finding: {
      text: 'Bulky pale stools with an itchy rash of tiny blisters',
      why: 'Celiac disease gives steatorrhea, and dermatitis herpetiformis on elbows and knees is its skin sign.',
    },
    test: {
      text: 'Tissue transglutaminase IgA with total IgA',
      why: 'In suspected celiac disease this antibody is the first test. Total IgA is added because a lack of IgA makes it falsely negative.',
      scene:
        'A 40-year-old man has iron deficiency and loose stools. His mother has autoimmune thyroiditis. He eats a normal diet with bread and pasta.',
      accepts: ['colorectal-cancer', 'irritable-bowel-syndrome'],
      slips: [
        {
          text: 'Symptom diary during a month without gluten',
          why: 'A diet before testing makes antibodies and villi return to normal and hides the diagnosis.',
        },
        {
          text: 'Serum IgG antibodies to common foods',
          why: 'Food IgG shows exposure to foods and is not a test of disease.',
        },
      ],
    },
    treatment: {
      text: 'Lifelong gluten-free diet with iron replacement',
      why: 'In celiac disease, strict removal of gluten lets the villi recover, and lost iron is replaced meanwhile.',
      scene:
        'A 28-year-old woman has high transglutaminase antibodies, flat villi on biopsy and a ferritin of 5 ng/mL. She has no fever or bleeding.',
      slips: [
        {
          text: 'Budesonide by mouth for three months',
          why: 'Steroids are kept for refractory disease. Diet is tried first and works in most patients.',
        },
        {
          text: 'Lactose-free diet until the stools are firm',
          why: 'Lactose intolerance may come with villous damage, but leaving out milk does not treat the cause.',
        },
      ],
    },
    mechanism: {
      text: 'T-cell reaction to gliadin that flattens the villi',
      why: 'In celiac disease, deamidated gliadin bound to HLA-DQ2 or DQ8 activates T cells, which destroy the villi.',
      accepts: ['giardiasis'],
    },
    complication: {
      text: 'T-cell lymphoma of the small bowel',
      why: 'Celiac disease that is not controlled raises the risk of T-cell lymphoma of the intestine.',
      accepts: ['irritable-bowel-syndrome', 'graves-disease', 'giardiasis'],
    },
    risk: {
      text: 'Affected parent and the HLA-DQ2 genotype',
      why: 'Almost all people with celiac disease carry HLA-DQ2 or DQ8, and a first-degree relative raises the risk about tenfold.',
    },
    advice: {
      text: 'Avoid wheat, barley and rye for life, even without symptoms',
      why: 'In celiac disease, small amounts of gluten keep the damage going without symptoms.',
      scene:
        'A 22-year-old student with celiac disease has felt well for a year without gluten. He plans to go back to ordinary beer and pizza.',
      slips: [
        {
          text: 'Bring back one slice of bread a week once antibodies are normal',
          why: 'Antibodies are normal because gluten is absent. Any return restarts the damage.',
        },
        {
          text: 'Leave out milk and oats, but eat wheat when the stools are firm',
          why: 'Wheat is the harmful grain. Pure oats and milk are tolerated by most.',
        },
      ],
    },
  },
];
