export const microphoneNotAllowed =
  "The microphone is not allowed here. Allow it in your browser's settings for this site, or type.";
export const voiceNotAllowed = "Your browser does not allow voice here. Please type.";
export const noMicrophone = "No microphone was found. Please type.";
export const nothingHeard = "Nothing was heard. Tap the microphone and speak, or type.";
export const languageNotUnderstood = "Your browser does not understand this language yet. Please type.";
export const voiceNeedsConnection = "Voice works only with a connection. Please type.";
export const notUnderstood = "That was not understood. Try again, or type.";
