export const endDateTooEarly = "Error! End date cannot be earlier than start date.";
export const selectDaysAndStart = "Error! Please select repeated days and Start Date.";
export const selectValidStart = "Error! Please select a valid Start Date.";
export const addAnAddress = "Error! Please add a address.";
export const paymentMethodDisabled = "Error! Please contact store admin paymenthod is disabled.";
export const selectPaymentMode = "Error! Please select payment mode.";
/** In the order of the week (spec 3), like the next two. Each short name begins the long one. */
export const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday";
export const weekdaysShort = "Sun Mon Tue Wed Thu Fri Sat";
export const weekdayLetters = "S M T W T F S";
