import { filmInTheMiddle, tagOnFilm } from './sketch/film.ts';
import { illustrated } from './sketch/illustrated.ts';

/** A normal frontal chest film. Source: standard radiology texts. */
export const chestRadiograph = illustrated({
  key: 'chest-radiograph',
  title: 'Chest radiograph',
  alt: 'A normal frontal chest film. The dark lungs reach the chest wall on both sides and are crossed by ribs, the clavicles above them. The trachea stands in the middle; the heart lies mostly on the patient’s left, which is on the right of the film. Below, both halves of the diaphragm end in sharp angles at the chest wall.',
  scale: 'Frontal chest film; R marks the patient’s right',
  height: 418,
  shapes: filmInTheMiddle({ finding: 'normal', side: 'right', lobe: 'lower', collapse: 35 }),
  tags: [
    tagOnFilm('Clavicle', '114,70', [-9, 0.1]),
    tagOnFilm('Trachea', '489,46', [0.2, 2.4]),
    tagOnFilm('Right lung', '114,170', [-7.6, 9.2]),
    tagOnFilm('Rib', '114,250', [-10.7, 14]),
    tagOnFilm('Diaphragm', '119,316', [-6.5, 20.4]),
    tagOnFilm('Aortic arch', '489,130', [2.6, 6.2]),
    tagOnFilm('Left lung', '489,200', [8, 12]),
    tagOnFilm('Heart', '489,270', [4.6, 17]),
    tagOnFilm('Costophrenic|angle', '489,334', [11.6, 23]),
  ],
});
