import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { haat } from "../theme/haat";

export interface PictureFallbackProps {
  label: string;
  width: number;
  height: number;
  className?: string;
}

const useStyles = makeStyles({ drawing: { backgroundColor: haat.groundPicture, color: haat.strokeControl } });

/** A drawing of a paper bag for a missing picture, in the picture's size. */
export function PictureFallback({ label, width, height, className }: PictureFallbackProps) {
  const { drawing } = useStyles();
  const side = Math.min(width, height) * 0.3;
  const x = (width - side) / 2;
  const y = (height - side) / 2;
  return (
    <svg
      role="img"
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={mergeClasses(className, drawing)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <svg
        x={x}
        y={y}
        width={side}
        height={side}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M5 8h14l1 12.5H4L5 8Z" strokeWidth="1.2" strokeLinejoin="round" />
        <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" strokeWidth="1.2" strokeLinecap="round" />
      </svg>
    </svg>
  );
}
