export const deliveredIn = "Delivered in";
export const expectedDelivery = "Expected delivery:";
