import type { DrugId } from './drugs.ts';
import type { Fact } from './fact.ts';

/** What a drug on somebody's list is most likely for. */
export const purposeFacts: readonly Fact<DrugId>[] = [
  {
    id: 'list-tamsulosin',
    drugs: ['tamsulosin'],
    to: ['RN', 'LPN'],
    scene:
      'On admission for pneumonia an older man hands over a list that begins with tamsulosin at bedtime.',
    key: 'tamsulosin',
    wrong: ['metoprolol', 'sertraline', 'allopurinol', 'timolol', 'ropinirole'],
  },
  {
    id: 'list-donepezil',
    drugs: ['donepezil'],
    to: ['RN', 'LPN'],
    scene: 'A son brings the pill box of his mother, and the largest compartment holds donepezil.',
    key: 'donepezil',
    wrong: ['levothyroxine', 'sumatriptan', 'alendronate', 'furosemide', 'gabapentin'],
  },
  {
    id: 'list-methimazole',
    drugs: ['methimazole'],
    to: ['RN', 'LPN'],
    scene:
      'A client admitted for a fracture writes methimazole on the form and leaves the reason blank.',
    key: 'methimazole',
    wrong: ['levothyroxine', 'metformin', 'hydrocortisone', 'desmopressin', 'alendronate'],
  },
  {
    id: 'list-lactulose',
    drugs: ['lactulose'],
    to: ['RN', 'LPN'],
    scene:
      'A client with yellow eyes says that lactulose must be taken so often that stools are loose, and that this is wanted.',
    key: 'lactulose',
    wrong: ['omeprazole', 'mesalamine', 'ondansetron', 'loperamide', 'metoclopramide'],
  },
  {
    id: 'list-pyridostigmine',
    drugs: ['pyridostigmine'],
    to: ['RN', 'LPN'],
    scene: 'Before surgery a client mentions pyridostigmine every four hours.',
    key: 'pyridostigmine',
    wrong: ['carbidopa-levodopa', 'donepezil', 'baclofen', 'phenytoin', 'sumatriptan'],
  },
  {
    id: 'list-allopurinol',
    drugs: ['allopurinol'],
    to: ['RN', 'LPN'],
    scene:
      'Allopurinol is among the bottles in a bag that a neighbor brought to the emergency department.',
    key: 'allopurinol',
    wrong: ['methotrexate', 'alendronate', 'atorvastatin', 'hydroxychloroquine', 'cyclobenzaprine'],
  },
  {
    id: 'list-pramipexole',
    drugs: ['ropinirole'],
    to: ['RN', 'LPN'],
    scene: 'A client takes one tablet of ropinirole an hour before bed and nothing in the daytime.',
    key: 'ropinirole',
    wrong: ['donepezil', 'levothyroxine', 'tolterodine', 'buspirone', 'latanoprost'],
  },
  {
    id: 'list-finasteride',
    drugs: ['finasteride'],
    to: ['RN', 'LPN'],
    scene:
      'The transfer sheet of a 77-year-old man from a care home names finasteride without a diagnosis.',
    key: 'finasteride',
    wrong: ['oxybutynin', 'allopurinol', 'digoxin', 'latanoprost', 'nitrofurantoin'],
  },
  {
    id: 'list-naltrexone',
    drugs: ['naltrexone'],
    to: ['RN', 'LPN'],
    scene: 'A client who is to have a hernia repair tells the nurse in private about naltrexone.',
    key: 'naltrexone',
    wrong: ['varenicline', 'sertraline', 'zolpidem', 'methylphenidate', 'propranolol'],
    note: 'Naltrexone blocks opioids, so the surgical team must know of it before pain relief is planned.',
  },
  {
    id: 'list-varenicline',
    drugs: ['varenicline'],
    to: ['RN', 'LPN'],
    scene:
      'Varenicline was started two weeks ago, as a client says, with strange dreams since then.',
    key: 'varenicline',
    wrong: ['naltrexone', 'methylphenidate', 'zolpidem', 'clozapine', 'topiramate'],
  },
  {
    id: 'list-hydroxychloroquine',
    drugs: ['hydroxychloroquine'],
    to: ['RN', 'LPN'],
    scene:
      'A young woman with sore joints and a sun rash reports hydroxychloroquine as her sole tablet.',
    key: 'hydroxychloroquine',
    wrong: ['isotretinoin', 'doxycycline', 'cetirizine', 'levothyroxine', 'ferrous sulfate'],
  },
  {
    id: 'list-latanoprost',
    drugs: ['latanoprost'],
    to: ['RN', 'LPN'],
    scene:
      'A client asks that the drops of latanoprost in the refrigerator at home be continued each night.',
    key: 'latanoprost',
    wrong: ['cetirizine', 'oxymetazoline', 'pilocarpine', 'erythromycin', 'atropine'],
  },
  {
    id: 'list-epoetin',
    drugs: ['epoetin alfa'],
    to: ['RN', 'LPN'],
    scene:
      'Three times a week a client receives epoetin alfa at another facility, and the record does not say why.',
    key: 'epoetin alfa',
    wrong: ['insulin glargine', 'enoxaparin', 'denosumab', 'teriparatide', 'ceftriaxone'],
  },
  {
    id: 'list-isosorbide',
    drugs: ['isosorbide mononitrate'],
    to: ['RN', 'LPN'],
    scene:
      'Isosorbide mononitrate each morning appears on the list of a client who wants to add sildenafil.',
    key: 'isosorbide mononitrate',
    wrong: ['tamsulosin', 'furosemide', 'warfarin', 'clonidine', 'atorvastatin'],
  },
  {
    id: 'list-trazodone',
    drugs: ['trazodone'],
    to: ['RN', 'LPN'],
    scene: 'At bedtime a client on the rehabilitation ward asks for trazodone as at home.',
    key: 'trazodone',
    wrong: ['risperidone', 'lithium', 'methylphenidate', 'donepezil', 'phenytoin'],
  },
  {
    id: 'list-tiotropium',
    drugs: ['tiotropium'],
    to: ['RN', 'LPN'],
    scene: 'A gray inhaler with capsules of tiotropium lies on the bedside table of a new client.',
    key: 'tiotropium',
    wrong: ['montelukast', 'isoniazid', 'cetirizine', 'albuterol', 'oseltamivir'],
  },
  {
    id: 'list-mesalamine',
    drugs: ['mesalamine'],
    to: ['RN', 'LPN'],
    scene: 'A client brings mesalamine enemas in the suitcase and asks where they may be kept.',
    key: 'mesalamine',
    wrong: ['lactulose', 'bisacodyl', 'omeprazole', 'sucralfate', 'loperamide'],
  },
  {
    id: 'list-carbamazepine',
    drugs: ['carbamazepine'],
    to: ['RN', 'LPN'],
    scene: 'Carbamazepine was taken for two years by a client whose face hurt at each touch.',
    ask: 'For which condition was it most likely prescribed?',
    key: 'carbamazepine',
    wrong: ['sumatriptan', 'lithium', 'methylphenidate', 'pyridostigmine', 'donepezil'],
  },
];
