import type { PageVisibility } from "./PageVisibility";

/** The visibility that the browser reports. Coming back online is reported as becoming visible. */
export class DocumentVisibility implements PageVisibility {
  get isVisible(): boolean {
    return document.visibilityState !== "hidden";
  }

  onChange(callback: (isVisible: boolean) => void): () => void {
    const tell = () => callback(this.isVisible);
    document.addEventListener("visibilitychange", tell);
    window.addEventListener("online", tell);
    return () => {
      document.removeEventListener("visibilitychange", tell);
      window.removeEventListener("online", tell);
    };
  }
}
