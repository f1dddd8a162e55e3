import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { LateForm } from "#design/modal/LateForm.tsx";
import { PageSpinner } from "#design/page-state/PageSpinner.tsx";
import * as words from "../words.en";

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
  return (
    <LateForm
      open={src !== null}
      title={words.cropPicture}
      sendText={words.save}
      onCancel={onCancel}
      waiting={<PageSpinner label={words.loadingTheCropper} />}
    >
      {(id) => src !== null && <LazyCropping id={id} src={src} onSave={onSave} onBroken={onBroken} />}
    </LateForm>
  );
}
