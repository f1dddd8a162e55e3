import { makeStyles } from "@fluentui/react-components";
import type { Testimonial } from "#contract/store/storeCustomization.ts";
import { cardLook } from "#design/panel/cardLook.ts";
import { Picture } from "#design/picture/Picture.tsx";
import { StarRating } from "#design/star-rating/StarRating.tsx";
import { haat, type } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  card: {
    display: "flex",
    flexDirection: "column",
    rowGap: "16px",
    height: "100%",
    margin: "0",
    padding: "24px",
    ...cardLook,
  },
  message: { margin: "0", flexGrow: 1, ...type.large, color: haat.text, overflowWrap: "anywhere" },
  who: { display: "flex", alignItems: "center", columnGap: "12px", minWidth: "0" },
  picture: { width: "48px", height: "48px", flexShrink: 0 },
  words: { minWidth: "0" },
  name: { ...type.body, fontWeight: 600, overflowWrap: "anywhere" },
  city: { ...type.caption, color: haat.textSoft, overflowWrap: "anywhere" },
});

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const styles = useStyles();
  const { customerName, message, city, imagePath, rating } = testimonial;
  return (
    <figure className={styles.card}>
      <StarRating value={rating} size={20} />
      <blockquote className={styles.message}>{message}</blockquote>
      <figcaption className={styles.who}>
        <Picture src={imagePath} alt="" width={48} height={48} round className={styles.picture} />
        <div className={styles.words}>
          <p className={styles.name}>{customerName}</p>
          <p className={styles.city}>{city}</p>
        </div>
      </figcaption>
    </figure>
  );
}
