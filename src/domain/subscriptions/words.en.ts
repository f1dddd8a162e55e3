export const endDateTooEarly = "Error! End date cannot be earlier than start date.";
export const selectDaysAndStart = "Error! Please select repeated days and Start Date.";
export const selectValidStart = "Error! Please select a valid Start Date.";
export const addAnAddress = "Error! Please add a address.";
export const paymentMethodDisabled = "Error! Please contact store admin paymenthod is disabled.";
export const selectPaymentMode = "Error! Please select payment mode.";
