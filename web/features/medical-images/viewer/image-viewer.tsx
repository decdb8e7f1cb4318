import { Box, Flex, Text, Theme } from '@radix-ui/themes';
import { type KeyboardEvent, useReducer, useRef } from 'react';
import type { ImageCaseDetail, ImageHotspot } from '../../../../domain/contracts/medical-images.ts';
import textStyles from '../../../ui/text.module.css';
import { creditWords, schematicWords } from '../image-words.ts';
import { Film } from './film.tsx';
import { lengthWords, MeasureOverlay, Pins } from './overlay.tsx';
import { Stage } from './stage.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { centimeters, nextView, type View, wholeImage } from './view-state.ts';
import styles from './viewer.module.css';
import { actionOf, keyList } from './viewer-keys.ts';

type ImageViewerProps = {
  readonly image: ImageCaseDetail;
  /** Empty until the case was read. */
  readonly hotspots: readonly ImageHotspot[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

const Keys = () => (
  <details className={styles['film-keys']}>
    <summary>Keys</summary>
    <dl>
      {keyList.map(({ keys, does }) => (
        <Flex key={keys} gap="3">
          <dt className={textStyles['num']}>{keys}</dt>
          <dd>{does}</dd>
        </Flex>
      ))}
    </dl>
  </details>
);

const howToMeasure = ({ points }: View): string =>
  points.length === 1
    ? 'Now press on the other end.'
    : 'Press on one end, then on the other. By keyboard: arrows, then Enter.';

type MeasuredProps = { readonly view: View; readonly image: ImageCaseDetail };

/** Said to a screen reader too: the line itself is only seen. */
const Measured = ({ view, image }: MeasuredProps) => {
  const length = centimeters(view.points, image);
  if (!view.isMeasuring) return null;
  return (
    <Text as="p" size="2" role="status">
      {length === undefined ? howToMeasure(view) : `Measured: ${lengthWords(length)}.`}
    </Text>
  );
};

type Pressed = KeyboardEvent<HTMLDivElement>;

const isOnStage = ({ target }: Pressed): boolean =>
  target instanceof Element && target.getAttribute('role') === 'application';

const isShortcut = ({ ctrlKey, metaKey, altKey }: Pressed): boolean => ctrlKey || metaKey || altKey;

/** An image in its dark frame with all its tools. */
export const ImageViewer = ({ image, hotspots, chosen, onChoose }: ImageViewerProps) => {
  const [view, look] = useReducer(nextView, wholeImage);
  const frame = useRef<HTMLDivElement>(null);
  const onFullScreen = useFullScreen(frame);
  const { normalUrl } = image;
  const canMeasure = image.unitsPerCentimeter !== null;
  const press = (event: Pressed): void => {
    if (isShortcut(event)) return;
    if (event.key.toLowerCase() === 'f') onFullScreen?.();
    const action = actionOf(event, view, isOnStage(event));
    if (!action || (action.type === 'measure' && !canMeasure)) return;
    event.preventDefault();
    look(action);
  };
  const ratio = image.width / image.height;
  const pins =
    view.showsFindings && hotspots.length > 0 ? (
      <Pins hotspots={hotspots} chosen={chosen} onChoose={onChoose} />
    ) : null;
  return (
    <Theme appearance="dark" asChild hasBackground={false}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach it from the controls it holds */}
      <div ref={frame} className={styles['film-viewer']} onKeyDown={press}>
        <div className={styles['film-stages']} data-compares={view.compares && normalUrl !== null}>
          <Stage
            view={view}
            look={look}
            ratio={ratio}
            name="Image. Plus and minus zoom, the arrows move it."
            over={
              <>
                <MeasureOverlay view={view} sized={image} />
                {pins}
              </>
            }
          >
            <Film key={image.imageUrl} source={image} alt={image.alt} />
          </Stage>
          {view.compares && normalUrl !== null ? (
            <Stage view={view} look={look} ratio={ratio} name="Normal image, moved together">
              <Film
                source={{ imageUrl: normalUrl, thumbnailUrl: normalUrl, openiId: null }}
                alt="A normal image of the same kind"
              />
            </Stage>
          ) : null}
        </div>
        <Toolbar
          view={view}
          look={look}
          canMeasure={canMeasure}
          canCompare={normalUrl !== null}
          hasFindings={hotspots.length > 0}
          onFullScreen={onFullScreen}
        />
        <Box className={styles['film-note']}>
          <Measured view={view} image={image} />
          <Text as="p" size="2" color="gray">
            {image.credit ? creditWords(image) : `${image.view}. ${schematicWords(image)}`}
          </Text>
          <Keys />
        </Box>
      </div>
    </Theme>
  );
};
