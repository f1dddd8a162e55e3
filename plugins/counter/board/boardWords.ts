/** What the board says, in the two languages that most customers of a shop in India read. Both are shown side by side. */
export interface BothWords {
  english: string;
  hindi: string;
}

const both = (english: string, hindi: string): BothWords => ({ english, hindi });

export const boardWords = {
  preparing: both("Preparing", "पैक हो रहे हैं"),
  ready: both("Ready", "तैयार हैं"),
  nonePreparing: both("No order is being prepared", "अभी कोई ऑर्डर पैक नहीं हो रहा"),
  noneReady: both("No order is ready yet", "अभी कोई ऑर्डर तैयार नहीं है"),
  cut: (shown: number, total: number) => both(`${shown} of ${total} numbers`, `${total} में से ${shown} नंबर`),
  cutHint: both("Please ask at the counter", "कृपया काउंटर पर पूछें"),
  asSeenAt: (time: string) => both(`No connection. Numbers as of ${time}`, `कनेक्शन नहीं है। ${time} तक के नंबर`),
  notReached: both("The shop cannot be reached yet", "दुकान से अभी संपर्क नहीं हो पा रहा"),
};
