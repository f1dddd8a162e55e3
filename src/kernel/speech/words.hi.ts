export const microphoneNotAllowed =
  "यहाँ माइक की अनुमति नहीं है। ब्राउज़र की सेटिंग में इस साइट के लिए माइक चालू करें, या लिखकर खोजें।";
export const voiceNotAllowed = "आपका ब्राउज़र यहाँ बोलकर खोजने नहीं देता। कृपया लिखें।";
export const noMicrophone = "कोई माइक नहीं मिला। कृपया लिखें।";
export const nothingHeard = "कुछ सुनाई नहीं दिया। माइक पर टैप करके बोलें, या लिखें।";
export const languageNotUnderstood = "आपका ब्राउज़र अभी यह भाषा नहीं समझता। कृपया लिखें।";
export const voiceNeedsConnection = "बोलकर खोजने के लिए इंटरनेट चाहिए। कृपया लिखें।";
export const notUnderstood = "समझ नहीं आया। फिर से बोलें, या लिखें।";
