export const noStoreHere = "یہاں کوئی دکان نہیں";
export const addressNamesNoStore =
  "اس پتے میں کسی دکان کا نام نہیں ہے۔ دکان نے جو لنک دیا ہے وہ کھولیں: اس کے آخر میں دکان کا نام ہوتا ہے۔";
export const storeNotFound = "دکان نہیں ملی";
export const noStoreByAddress = "اس پتے پر کوئی دکان نہیں ہے۔ پتہ ایک بار پھر دیکھ لیں، یا دکان سے اس کا لنک مانگیں۔";
export const storeNotAnswering = "دکان سے جواب نہیں آ رہا";
export const cartIsKept = "آپ کا کارٹ محفوظ ہے، اور یہ صفحہ خود دوبارہ کوشش کرتا رہے گا۔";
export const closedForNow = "یہ دکان ابھی بند ہے";
export const ordersGoOn = "جو آرڈر آپ دے چکے ہیں وہ جاری رہیں گے، اور آپ کے اکاؤنٹ میں نظر آئیں گے۔";
export const yourOrders = "آپ کے آرڈر";
