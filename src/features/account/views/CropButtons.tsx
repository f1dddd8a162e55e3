import { makeStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { CROP } from "../cropRules";
import * as words from "../words.en";
import { AccountIcon } from "./AccountIcon";

export interface CropButtonsProps {
  onMove: (x: number, y: number) => void;
  onZoom: (step: number) => void;
  onTurn: () => void;
}

const STEP_PX = 24;
const MOVES = [
  ["left", -STEP_PX, 0],
  ["up", 0, -STEP_PX],
  ["down", 0, STEP_PX],
  ["right", STEP_PX, 0],
] as const;

/** The buttons move the picture to its own left and right. */
const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: "4px",
    direction: "ltr /* @noflip */" as "ltr",
  },
});

/** Buttons for everything that a drag, a pinch or a wheel does (WCAG 2.5.7). */
export function CropButtons({ onMove, onZoom, onTurn }: CropButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group has no fields
    <div role="group" aria-label={words.placeThePicture} className={useStyles().bar}>
      <Button
        appearance="subtle"
        aria-label={words.zoomOut}
        icon={<AccountIcon name="zoomOut" />}
        onClick={() => onZoom(-CROP.wheelZoomStep)}
      />
      <Button
        appearance="subtle"
        aria-label={words.zoomIn}
        icon={<AccountIcon name="zoomIn" />}
        onClick={() => onZoom(CROP.wheelZoomStep)}
      />
      {MOVES.map(([way, x, y]) => (
        <Button
          key={way}
          appearance="subtle"
          aria-label={words.move(way)}
          icon={<AccountIcon name={way} />}
          onClick={() => onMove(x, y)}
        />
      ))}
      <Button appearance="subtle" aria-label={words.turn} icon={<AccountIcon name="turn" />} onClick={onTurn} />
    </div>
  );
}
