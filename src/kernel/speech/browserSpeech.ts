import { type Recognition, SpeechInput } from "./SpeechInput";

/** The browser's own speech recognition, under either of its names. */
export function browserSpeech(): SpeechInput {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    (new () => Recognition) | undefined
  >;
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  return new SpeechInput(Recognizer && (() => new Recognizer()), () => !navigator.onLine);
}
