export const deliveredIn = "डिलीवरी का समय:";
export const expectedDelivery = "कब तक पहुँचेगा:";
