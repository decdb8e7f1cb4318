/** Ids that were published and are not any more, with the reason. None is ever used again. */
export const withdrawn: ReadonlyMap<string, string> = new Map([
  ['pa-find-cvs-stable-angina', 'asks what pa-find-cvs-vasospastic-angina asks'],
  ['np-find-endo-primary-hyperparathyroidism', 'asks what np-find-endo-osteomalacia asks'],
  ['lpn-drug-purpose-list-tiotropium', 'one option stands within another'],
]);
