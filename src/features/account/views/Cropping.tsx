import { useRef } from "react";
import { Cropper, type ReactCropperElement } from "react-cropper";
import { CROP, PHOTO_SIDE_PX } from "../cropRules";
import { CropButtons } from "./CropButtons";
import { useCropGlide } from "./useCropGlide";
import { useCropStyles } from "./useCropStyles";
import { useDragActivation } from "./useDragActivation";
import "cropperjs/dist/cropper.css";
import * as words from "../words.en";

export interface CroppingProps {
  id: string;
  src: string;
  onSave: (cut: Blob) => void;
  onBroken: () => void;
}

/** A square crop of a picture, which can be dragged, pinched, zoomed by wheel, or moved by buttons. */
export function Cropping({ id, src, onSave, onBroken }: CroppingProps) {
  const styles = useCropStyles();
  const ref = useRef<ReactCropperElement>(null);
  const drag = useDragActivation();
  const frame = useRef<HTMLDivElement>(null);
  const glide = useCropGlide(frame);
  const cropper = () => ref.current?.cropper;
  const save = () => {
    const longest = { maxWidth: PHOTO_SIDE_PX, maxHeight: PHOTO_SIDE_PX };
    const canvas = cropper()?.getCroppedCanvas({ ...longest, imageSmoothingQuality: "high" });
    if (canvas) canvas.toBlob((cut) => (cut ? onSave(cut) : onBroken()), "image/png");
  };
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div ref={frame} className={styles.frame}>
        <Cropper
          ref={ref}
          className={styles.cropper}
          src={src}
          alt={words.pictureToCrop}
          aspectRatio={CROP.aspectRatio}
          autoCropArea={CROP.defaultShare}
          wheelZoomRatio={CROP.wheelZoomStep}
          minCropBoxWidth={CROP.minHandlePx * 2}
          viewMode={1}
          dragMode="move"
          background={false}
          // Browsers apply a picture's orientation themselves; the cropper would load the picture again to do it.
          checkOrientation={false}
          checkCrossOrigin={false}
          onError={onBroken}
          {...drag}
        />
      </div>
      <CropButtons
        onMove={(x, y) => glide(() => cropper()?.move(x, y))}
        onZoom={(step) => glide(() => cropper()?.zoom(step))}
        onTurn={() => cropper()?.rotate(90)}
      />
    </form>
  );
}
