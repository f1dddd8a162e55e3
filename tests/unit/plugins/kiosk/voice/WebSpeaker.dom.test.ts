import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { WebSpeaker } from "#plugins/kiosk/voice/WebSpeaker.ts";

const voice = (lang: string, localService: boolean) => ({ lang, localService, name: lang }) as SpeechSynthesisVoice;

class Machine extends EventTarget {
  said: { text: string; lang: string }[] = [];
  cancelled = 0;
  constructor(public voices: SpeechSynthesisVoice[]) {
    super();
  }
  getVoices = () => this.voices;
  speak = ({ text, lang }: SpeechSynthesisUtterance) => this.said.push({ text, lang });
  cancel = () => {
    this.cancelled += 1;
  };
}

describe("the browser's own voices", () => {
  const speakerOn = (...voices: SpeechSynthesisVoice[]) => {
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class {
        constructor(public text: string) {}
      },
    );
    const machine = new Machine(voices);
    return { machine, speaker: new WebSpeaker(machine as unknown as SpeechSynthesis) };
  };

  it("says a text by a voice of its language: one that needs no network, then one of the country", () => {
    const all = [voice("en-US", true), voice("hi-IN", false), voice("hi", true), voice("en-IN", true)];
    const { machine, speaker } = speakerOn(...all);
    speaker.add("Hello", "en");
    speaker.add("नमस्ते", "hi");
    expect(machine.said.map(({ lang }) => lang)).toEqual(["en-IN", "hi"]);
  });

  it("stops for a text that cannot wait, and never for one that can", () => {
    const { machine, speaker } = speakerOn(voice("en-IN", true));
    speaker.add("One", "en");
    expect(machine.cancelled).toBe(0);
    speaker.say("Two", "en");
    expect(machine.cancelled).toBe(1);
  });

  it("says nothing in a language without a voice", () => {
    const { machine, speaker } = speakerOn(voice("en-IN", true));
    speaker.say("नमस्ते", "hi");
    expect([machine.said, speaker.speaks("hi"), speaker.speaks("en")]).toEqual([[], false, true]);
  });

  it("learns of voices that the machine loads later", () => {
    const { machine, speaker } = speakerOn();
    const heard: boolean[] = [];
    const stop = autorun(() => heard.push(speaker.speaks("hi")));
    machine.voices = [voice("hi-IN", true)];
    machine.dispatchEvent(new Event("voiceschanged"));
    stop();
    expect(heard).toEqual([false, true]);
  });

  it("is silent on a machine without voices", () => {
    const speaker = new WebSpeaker(undefined);
    speaker.say("Hello", "en");
    expect(speaker.speaks("en")).toBe(false);
  });
});
