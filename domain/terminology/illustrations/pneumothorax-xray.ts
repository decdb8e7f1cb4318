import { filmInTheMiddle, tagOnFilm } from './sketch/film.ts';
import { illustrated } from './sketch/illustrated.ts';

/** A collapsed right lung. Source: standard radiology texts. */
export const pneumothoraxXray = illustrated({
  key: 'pneumothorax-xray',
  title: 'Pneumothorax on the chest film',
  alt: 'A frontal chest film. On the patient’s right, which is the left of the film, a thin white line marks the edge of the collapsed lung; outside it the space up to the ribs is black, without lung markings: free air. The left lung reaches the chest wall, and trachea and heart stand in their usual place.',
  scale: 'Frontal chest film; R marks the patient’s right',
  height: 418,
  shapes: filmInTheMiddle({ finding: 'pneumothorax', side: 'right', lobe: 'lower', collapse: 45 }),
  tags: [
    tagOnFilm('Free air', '114,110', [-8.4, 5.4]),
    tagOnFilm('Lung edge', '114,210', [-7.4, 11.6]),
    tagOnFilm('Collapsed|lung', '114,290', [-5.2, 14.4]),
    tagOnFilm('Trachea', '489,60', [0.2, 2.4]),
    tagOnFilm('Left lung', '489,190', [8, 11.4]),
    tagOnFilm('Heart', '489,280', [4.6, 17.6]),
  ],
});
