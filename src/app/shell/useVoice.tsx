import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { VoiceButton } from "#commerce/search-box/VoiceButton.tsx";
import { useIsPhone } from "#design/theme/useIsPhone.ts";
import { browserSpeech } from "#kernel/speech/browserSpeech.ts";
import { writeText } from "../boot/program/writeText";
import * as words from "./words.en";

/** Space for two buttons in the box instead of one. */
const ROOM = "88px";

/**
 * A microphone in the search box, where the browser can recognise speech. Recognised words appear in the box as if typed,
 * and the search starts when the sentence ends. A phone's box has space for one button: the microphone, until something is
 * typed. Must be used in an observer.
 */
export function useVoice(box: RefObject<HTMLInputElement | null>, text: string): { voice: ReactNode; notice: string } {
  const [speech] = useState(browserSpeech);
  const input = box.current;
  const form = input?.form;
  const { isOffered, isListening } = speech;
  const isPhone = useIsPhone();
  useEffect(() => () => speech.stop(), [speech]);
  useEffect(() => {
    if (!isOffered || !input || isPhone) return;
    input.style.paddingInlineEnd = ROOM;
    return () => {
      input.style.paddingInlineEnd = "";
    };
  }, [isOffered, input, isPhone]);
  const isShown = isOffered && (!isPhone || isListening || text === "");
  const listen = () => {
    if (!input) return;
    speech.start(document.documentElement.lang || navigator.language, (text, isFinal) => {
      writeText(input, input.maxLength > 0 ? text.slice(0, input.maxLength) : text);
      if (isFinal) input.form?.requestSubmit();
    });
  };
  const toggle = () => (isListening ? speech.stop() : listen());
  return {
    voice:
      isShown && form
        ? createPortal(<VoiceButton isListening={isListening} isOver={isPhone} onToggle={toggle} />, form)
        : null,
    notice: isListening ? words.listening : speech.problem,
  };
}
