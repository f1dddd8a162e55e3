export const microphoneNotAllowed =
  "یہاں مائیکروفون کی اجازت نہیں ہے۔ براؤزر کی سیٹنگز میں اس سائٹ کو اجازت دیں، یا لکھ کر تلاش کریں۔";
export const voiceNotAllowed = "آپ کا براؤزر یہاں بولنے کی سہولت نہیں دیتا۔ براہِ کرم لکھیں۔";
export const noMicrophone = "مائیکروفون نہیں ملا۔ براہِ کرم لکھیں۔";
export const nothingHeard = "کچھ سنائی نہیں دیا۔ مائیکروفون دبا کر بولیں، یا لکھیں۔";
export const languageNotUnderstood = "آپ کا براؤزر ابھی یہ زبان نہیں سمجھتا۔ براہِ کرم لکھیں۔";
export const voiceNeedsConnection = "بول کر تلاش صرف انٹرنیٹ کے ساتھ چلتی ہے۔ براہِ کرم لکھیں۔";
export const notUnderstood = "سمجھ نہیں آیا۔ دوبارہ کوشش کریں، یا لکھیں۔";
