import { expect, test } from "vitest";
import { type Recognition, SpeechInput } from "#kernel/speech/SpeechInput.ts";

class FakeRecognition implements Recognition {
  lang = "";
  interimResults = false;
  onresult: Recognition["onresult"] = null;
  onerror: Recognition["onerror"] = null;
  onend: Recognition["onend"] = null;
  isAborted = false;
  start(): void {}
  abort(): void {
    this.isAborted = true;
  }
  hear(transcript: string, isFinal: boolean): void {
    this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal })] });
  }
}

function listening(isOffline = false) {
  const recognition = new FakeRecognition();
  const speech = new SpeechInput(
    () => recognition,
    () => isOffline,
  );
  const heard: [string, boolean][] = [];
  speech.start("hi", (text, isFinal) => heard.push([text, isFinal]));
  return { speech, recognition, heard };
}

test("what is spoken is told while it is spoken, in the page's language, until the sentence ends", () => {
  const { speech, recognition, heard } = listening();
  expect([recognition.lang, recognition.interimResults, speech.isListening]).toEqual(["hi", true, true]);
  recognition.hear(" brown", false);
  recognition.hear("brown bread ", true);
  recognition.onend?.();
  expect(heard).toEqual([
    ["brown", false],
    ["brown bread", true],
  ]);
  expect([speech.isListening, speech.problem]).toEqual([false, ""]);
});

test.each([
  ["not-allowed", "The microphone is not allowed here. Allow it in your browser's settings for this site, or type."],
  ["no-speech", "Nothing was heard. Tap the microphone and speak, or type."],
  ["network", "Voice works only with a connection. Please type."],
  ["bad-grammar", "That was not understood. Try again, or type."],
])("the browser's error %s is told in words, until it is tried again", (error, words) => {
  const { speech, recognition } = listening();
  recognition.onerror?.({ error });
  expect([speech.isListening, speech.problem]).toEqual([false, words]);
  speech.start("en", () => {});
  expect([speech.isListening, speech.problem]).toEqual([true, ""]);
});

test("offline nothing is asked of the microphone", () => {
  const { speech } = listening(true);
  expect([speech.isListening, speech.problem]).toEqual([false, "Voice works only with a connection. Please type."]);
});

test("a second tap stops it without a word", () => {
  const { speech, recognition } = listening();
  speech.stop();
  recognition.onerror?.({ error: "aborted" });
  expect([recognition.isAborted, speech.isListening, speech.problem]).toEqual([true, false, ""]);
});

test("a browser that cannot hear offers no microphone", () => {
  expect(new SpeechInput(undefined, () => false).isOffered).toBe(false);
});
