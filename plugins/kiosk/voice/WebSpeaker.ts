import { createAtom, type IAtom } from "mobx";
import type { Speaker } from "./Speaker.types";

/** The browser's own voices (Web Speech). A device may have none, or get them later. */
export class WebSpeaker implements Speaker {
  private readonly voices: IAtom;

  constructor(private readonly synthesis: SpeechSynthesis | undefined) {
    this.voices = createAtom("voices", () => {
      synthesis?.addEventListener?.("voiceschanged", this.hear);
      return () => synthesis?.removeEventListener?.("voiceschanged", this.hear);
    });
  }

  speaks(language: string): boolean {
    this.voices.reportObserved();
    return this.voiceOf(language) !== undefined;
  }

  say(text: string, language: string): void {
    this.stop();
    this.add(text, language);
  }

  add(text: string, language: string): void {
    const voice = this.voiceOf(language);
    if (voice === undefined || text === "") return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    this.synthesis?.speak(utterance);
  }

  stop(): void {
    this.synthesis?.cancel();
  }

  private readonly hear = () => this.voices.reportChanged();

  /** Prefers a voice of the country, and one that needs no network. */
  private voiceOf(language: string): SpeechSynthesisVoice | undefined {
    const own = (this.synthesis?.getVoices() ?? []).filter(({ lang }) => lang.split(/[-_]/)[0] === language);
    const worth = ({ lang, localService }: SpeechSynthesisVoice) => Number(localService) * 2 + Number(/IN$/.test(lang));
    return own.sort((a, b) => worth(b) - worth(a))[0];
  }
}
