import type { PhoneBrowser } from "./PhonePay";

export const phoneBrowser: PhoneBrowser = {
  get hash() {
    return location.hash;
  },
  onHash: (callback) => {
    window.addEventListener("hashchange", callback);
    return () => window.removeEventListener("hashchange", callback);
  },
  go: (url) => location.assign(url),
};
