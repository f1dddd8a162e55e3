export const endDateTooEarly = "ध्यान दें! खत्म होने की तारीख शुरू होने की तारीख से पहले नहीं हो सकती।";
export const selectDaysAndStart = "ध्यान दें! कृपया डिलीवरी के दिन और शुरू होने की तारीख चुनें।";
export const selectValidStart = "ध्यान दें! कृपया शुरू होने की सही तारीख चुनें।";
export const addAnAddress = "ध्यान दें! कृपया कोई पता जोड़ें।";
export const paymentMethodDisabled = "ध्यान दें! भुगतान का तरीका बंद है, कृपया स्टोर से पूछें।";
export const selectPaymentMode = "ध्यान दें! कृपया भुगतान का तरीका चुनें।";
