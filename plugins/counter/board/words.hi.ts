export const preparing = "पैक हो रहे हैं";
export const ready = "तैयार हैं";
export const nonePreparing = "अभी कोई ऑर्डर पैक नहीं हो रहा";
export const noneReady = "अभी कोई ऑर्डर तैयार नहीं है";
export const cut = (shown: number, total: number) => `${total} में से ${shown} नंबर`;
export const cutHint = "कृपया काउंटर पर पूछें";
export const asSeenAt = (time: string) => `कनेक्शन नहीं है। ${time} तक के नंबर`;
export const notReached = "दुकान से अभी संपर्क नहीं हो पा रहा";
