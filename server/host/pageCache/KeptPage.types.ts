import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";
import type { PackedPage } from "../page/packedPage";

/** A page as answers need it. */
export interface KeptPage {
  status: PreparedPage["status"];
  text: PackedPage;
  /** For hints that go ahead of the page. */
  pictures: NonNullable<PreparedPage["pictures"]>;
  /** The store whose changes make it old; undefined where there is none. */
  storeId: string | undefined;
  /** Every call to the platform was answered; another page may do for one answer, and is not kept. */
  isWhole: boolean;
  /** The first call that was not, and what it was answered; for the log. */
  failedCall?: string;
}

/** `fixed` pages are a few a store; of the other two there are as many as anybody makes up. */
export interface PageKey {
  text: string;
  kind: "fixed" | "thing" | "question";
}
