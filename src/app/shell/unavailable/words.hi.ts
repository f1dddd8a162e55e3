export const noStoreHere = "यहाँ कोई स्टोर नहीं है";
export const addressNamesNoStore =
  "इस लिंक में किसी स्टोर का नाम नहीं है। स्टोर से मिला लिंक खोलें: उसके आखिर में स्टोर का नाम होता है।";
export const storeNotFound = "स्टोर नहीं मिला";
export const noStoreByAddress = "इस लिंक पर कोई स्टोर नहीं है। लिंक ठीक से देख लें, या स्टोर से उसका लिंक माँगें।";
export const storeNotAnswering = "स्टोर से जवाब नहीं मिल रहा है";
export const cartIsKept = "आपका कार्ट सुरक्षित है, और यह पेज अपने आप फिर कोशिश करता रहेगा।";
export const closedForNow = "यह स्टोर अभी बंद है";
export const ordersGoOn = "आपके दिए हुए ऑर्डर पर काम चलता रहेगा, और वे आपको अपने अकाउंट में मिलेंगे।";
export const yourOrders = "आपके ऑर्डर";
