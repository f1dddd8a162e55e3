import { Suspense, useId } from "react";
import { Button } from "../../../ui/button/Button";
import { lazyPart } from "../../../ui/lazy/lazyPart";
import { useArrival } from "../../../ui/lazy/useArrival";
import { Modal } from "../../../ui/modal/Modal";
import { PageSpinner } from "../../../ui/page-state/PageSpinner";

export interface CropModalProps {
  /** The `blob:…` address of the picture to crop; null while the dialog is closed. */
  src: string | null;
  onCancel: () => void;
  /** Gets the cropped square as a PNG. */
  onSave: (cut: Blob) => void;
  /** Called when the picture cannot be drawn. */
  onBroken: () => void;
}

const LazyCropping = lazyPart(async () => ({ default: (await import("./Cropping")).Cropping }));

/** Spec 2.11: 'Crop Picture' with Cancel and Save. The cropper's code is loaded when the dialog is first opened. */
export function CropModal({ src, onCancel, onSave, onBroken }: CropModalProps) {
  const id = useId();
  const { hasArrived, mark } = useArrival();
  return (
    <Modal
      open={src !== null}
      title="Crop Picture"
      form
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={id} appearance="primary" busy={!hasArrived}>
            Save
          </Button>
        </>
      }
    >
      <Suspense fallback={<PageSpinner label="Loading the cropper" />}>
        {src !== null && (
          <>
            <LazyCropping id={id} src={src} onSave={onSave} onBroken={onBroken} />
            {mark}
          </>
        )}
      </Suspense>
    </Modal>
  );
}
