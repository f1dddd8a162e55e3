import { createContext, useContext } from "react";

/** The attributes of its image. */
export interface PriorityPicture {
  src: string;
  srcSet: string | undefined;
  sizes: string;
}

/** Collects the `priority` pictures of a page that is drawn on a server, so that its head can preload them. */
export const PriorityPictures = createContext<PriorityPicture[] | undefined>(undefined);

export function usePriorityPicture(picture: PriorityPicture | undefined): void {
  const collected = useContext(PriorityPictures);
  if (picture) collected?.push(picture);
}
