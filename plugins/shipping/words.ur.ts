export const deliveredIn = "پہنچنے کا وقت";
export const expectedDelivery = "متوقع ڈیلیوری:";
