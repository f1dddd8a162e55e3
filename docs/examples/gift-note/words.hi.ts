export const giftNote = "गिफ़्ट नोट";
export const aFewWords = "ऑर्डर के साथ भेजने के लिए दो शब्द";
export const onACard = (most: number) => `हम इन्हें कार्ड पर लिखकर पार्सल में रखेंगे। ज़्यादा से ज़्यादा ${most} अक्षर।`;
export const noteNotSaved = "आपका गिफ़्ट नोट सेव नहीं हो सका। कृपया फिर कोशिश करें।";
export const packingLine = (note: string) => `गिफ़्ट नोट: ${note}`;
